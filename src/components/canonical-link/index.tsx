import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {useCanonicalPath} from './use-canonical-path';

/** Overrules the theme's canonical link on pages that another page stands for. */
export default function CanonicalLink(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const canonical = useCanonicalPath();
  if (canonical === `/${pathname.slice(baseUrl.length)}`) return null;
  const address = `${url}${baseUrl}${canonical.slice(1)}`;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
