import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {frame} from './frame';
import {withoutBuildSettings} from './without-build-settings';

/** Makes the scripts of the production build smaller. */
export default function leanScripts({siteConfig}: LoadContext): Plugin {
  let configFile: string;
  return {
    name: 'lean-scripts',
    async contentLoaded({actions}) {
      configFile = await actions.createData(
        'site-config.json',
        withoutBuildSettings(siteConfig),
      );
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        optimization: {splitChunks: {cacheGroups: {frame}}},
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.resolve(configFile),
          ),
        ],
      };
    },
  };
}
