import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {canonicalPath} from '@site/src/site/canonical-path';
import {newestPath} from './newest-path';

/** The path, below the base URL and with a slash in front, of the page that stands for the one being read. */
export function useCanonicalPath(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const versions = useActivePlugin()?.pluginData.versions ?? [];
  return canonicalPath(
    `/${newestPath(pathname, versions).slice(baseUrl.length)}`,
  );
}
