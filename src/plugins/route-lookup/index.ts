import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules} from '../replaced-modules/replace-modules';
import {cacheVersion} from '../whole-cache/cache-version';
import {checkPaths} from './check-paths';
import {replacements} from './replacements';

/** Finds the page of an address fast among thousands. */
export default function routeLookup({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'route-lookup',
    configureWebpack(config, _isServer, utils) {
      if (process.env.NODE_ENV !== 'production') return {};
      // The generator's files are complete when the bundler is configured.
      checkPaths(generatedFilesDir);
      return {
        ...cacheVersion(config, __dirname),
        plugins: replaceModules(utils, replacements),
      };
    },
  };
}
