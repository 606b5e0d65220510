import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {canonicalPath} from '@site/src/site/canonical-path';

/** Overrules the theme's canonical link on pages that another page stands for. */
export default function CanonicalLink(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const path = useLocation().pathname.slice(baseUrl.length - 1);
  const canonical = canonicalPath(path);
  if (canonical === path) return null;
  const address = `${url}${baseUrl}${canonical.slice(1)}`;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
