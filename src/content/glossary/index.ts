import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundlerCacheVersion} from '../../build-cache/bundler-cache-version';
import {readDefinitions} from './read-definitions';

/**
 * Recompiles the pages when a definition changes. The bundler's cache doesn't
 * know that pages show definitions on links, so this plugin adds them to the
 * cache's version.
 */
export default function glossaryPlugin({siteDir}: LoadContext): Plugin {
  const definitions = readDefinitions(siteDir);
  return {
    name: 'glossary',

    configureWebpack: (config) =>
      bundlerCacheVersion(config, JSON.stringify(Array.from(definitions))),
  };
}
