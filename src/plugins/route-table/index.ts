import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {replaceModules} from '../replaced-modules/replace-modules';
import {readGenerated} from './read-generated';
import {writeModules} from './write-modules';

/** What the generator's modules are called when its client imports them. */
const generatedModule =
  /^@generated\/(routes|routesChunkNames|globalData|registry)$/;

/** Puts the route table into the browser's production bundle in place of the generator's files. */
export default function routeTable({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'route-table');
  return {
    name: 'route-table',
    configureWebpack(_config, isServer, utils) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // The generator's files are complete when the bundler is configured.
      const modules = writeModules(readGenerated(generatedFilesDir));
      mkdirSync(folder, {recursive: true});
      for (const [name, code] of Object.entries(modules)) {
        writeFileSync(path.join(folder, `${name}.js`), `${code}\n`);
      }
      return {
        plugins: replaceModules(utils, [
          {
            request: generatedModule,
            replacement: '@generated/route-table/$1',
          },
        ]),
      };
    },
  };
}
