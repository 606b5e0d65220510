import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {cacheVersion} from '../whole-cache/cache-version';

/** Lets the browser take a page's code and drawings from its HTML instead of from its script. */
export default function lateCode({generatedFilesDir}: LoadContext): Plugin {
  // A path among its options would make the numbers of modules depend on the site's folder.
  const use = path.join(__dirname, 'loader.cjs');
  const demos = path.join(generatedFilesDir, 'samples/default/demos');
  return {
    name: 'late-code',
    configureWebpack: (config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            ...cacheVersion(config, __dirname),
            module: {
              rules: [
                // Not by `test`, by which the generator knows the rules that compile Markdown.
                {resource: /\.mdx?$/, enforce: 'post', use},
                {include: demos, type: 'javascript/auto', use},
              ],
            },
          },
  };
}
