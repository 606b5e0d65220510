import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** The generator's module that shows a page until the next one is loaded, and where its route comes from. */
const navigation = /[\\/]PendingNavigation\b/;
const request = /^react-router-dom$/;

/** Leaves the page that is shown alone while the next one is loaded. */
export default function steadyPage(): Plugin {
  return {
    name: 'steady-page',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(request, (resource) => {
            if (navigation.test(resource.contextInfo.issuer)) {
              resource.request = path.join(__dirname, 'client/route.tsx');
            }
          }),
        ],
      };
    },
  };
}
