import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundlerCacheVersion} from '../../build-cache/bundler-cache-version';
import {readGuides} from './read-guides';

/**
 * Recompiles API pages when the links in guides change. The bundler's cache
 * doesn't know that API pages depend on guides, so this plugin adds the links
 * to the cache's version.
 */
export default function guideLinksPlugin({siteDir}: LoadContext): Plugin {
  const guides = readGuides(siteDir);
  return {
    name: 'guide-links',

    configureWebpack: (config) =>
      bundlerCacheVersion(config, JSON.stringify(guides)),
  };
}
