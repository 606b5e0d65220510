import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {canonicalPath} from '@site/src/site/canonical-path';
import {newestPath} from './newest-path';

/** Overrules the theme's canonical link on pages that another page stands for. */
export default function CanonicalLink(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const versions = useActivePlugin()?.pluginData.versions ?? [];
  const canonical = canonicalPath(
    `/${newestPath(pathname, versions).slice(baseUrl.length)}`,
  );
  if (canonical === `/${pathname.slice(baseUrl.length)}`) return null;
  const address = `${url}${baseUrl}${canonical.slice(1)}`;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
