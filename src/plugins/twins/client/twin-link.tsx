import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {twinPath} from '../twin-path';

/** Paths below the base URL, as `without` in `src/config/plain-text-export.ts`. */
const withoutTwin = ['404.html', 'search'];

/** Tells programs that read a page where its Markdown twin is. */
export default function TwinLink(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  if (withoutTwin.includes(pathname.slice(baseUrl.length))) return null;
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={url + twinPath(pathname, baseUrl)}
      />
    </Head>
  );
}
