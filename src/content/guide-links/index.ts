import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundlerCacheVersion} from '../code-samples/bundler-cache-version';
import {readGuides} from './read-guides';

/**
 * The bundler keeps compiled pages between builds and cannot know that an API
 * page depends on the guides. This plugin makes the links part of the cache's
 * version, so that a changed link compiles the pages again.
 */
export default function guideLinksPlugin({siteDir}: LoadContext): Plugin {
  const guides = readGuides(siteDir);
  return {
    name: 'guide-links',

    configureWebpack: (config) =>
      bundlerCacheVersion(config, JSON.stringify(guides)),
  };
}
