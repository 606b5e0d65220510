import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {canonicalPath} from '@site/src/site/canonical-path';
import {hasPage} from '@site/src/site/has-page';

/** Overrules the theme's canonical link on pages that another page stands for. */
export default function CanonicalLink(): ReactNode {
  const {
    siteConfig: {url, baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  const newest = activePlugin?.pluginData.versions.find(({isLast}) => isLast);
  const newestPath =
    newest && activeVersion
      ? newest.path + pathname.slice(activeVersion.path.length)
      : pathname;
  // A page that's gone since stands for itself.
  const isThere = newest && hasPage(newest, newestPath);
  const canonical = canonicalPath(
    `/${(isThere ? newestPath : pathname).slice(baseUrl.length)}`,
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
