import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {withoutTwin} from '@site/src/site/facts';

import {twinPath} from '../twin-path';

/** Tells programs that read a page where its Markdown twin is. */
export default function TwinLink(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const page = pathname.slice(baseUrl.length).replace(/\.html$/, '');
  if (withoutTwin.includes(page)) return null;
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
