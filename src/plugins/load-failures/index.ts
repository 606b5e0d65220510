import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** The module that loads the next page, as the generator's client imports it. */
const request = /^\.\/preload$/;
/** Who asks for it when the reader goes to another page; who merely fetches ahead is left alone. */
const navigation = /[\\/]PendingNavigation\b/;

/** Keeps the page where another one cannot be loaded because there is no connection. */
export default function loadFailures(): Plugin {
  return {
    name: 'load-failures',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(request, (resource) => {
            if (navigation.test(resource.contextInfo.issuer)) {
              resource.request = path.join(
                __dirname,
                'client/preload-or-tell.ts',
              );
            }
          }),
        ],
      };
    },
  };
}
