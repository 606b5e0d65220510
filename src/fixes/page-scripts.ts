import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {WebpackPluginInstance} from 'webpack';

import type {Defect} from './defect';

export const pageScriptsDefect: Defect = {
  fix: 'page-scripts.ts',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Pages list only the two scripts that all have: Docusaurus asks its client manifest for modules, and the manifest knows only the names of chunks. The chunks of a page are then fetched after the main script has run.',
  until: 'when pages list their own chunks',
  module: '@docusaurus/core/lib/ssg/ssgTemplate',
  shows:
    'const modulesToBeLoaded = [...manifest.entrypoints, ...Array.from(modules)];',
};

/** What Docusaurus reads of a bundle when it writes the pages: ids of chunks by what they were made for. */
interface ClientManifest {
  origins: Record<string, (string | number)[]>;
}

/** An entry of Docusaurus' registry: the chunk's name, and the module it is made for. */
const registryEntry = /webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g;

/**
 * Adds the names of modules to the client manifest, after the bundler wrote it.
 *
 * @param generatedFilesDir the folder of the manifest and of the registry
 */
export function listPageScripts(
  generatedFilesDir: string,
): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tapPromise('list-page-scripts', async () => {
        const file = path.join(generatedFilesDir, 'client-manifest.json');
        const manifest = JSON.parse(
          await readFile(file, 'utf8'),
        ) as ClientManifest;
        const registry = path.join(generatedFilesDir, 'registry.js');
        const named = nameModules(manifest, await readFile(registry, 'utf8'));
        await writeFile(file, JSON.stringify(named));
      });
    },
  };
}

/**
 * The manifest with the chunks of each module in the registry.
 *
 * @throws if the two do not fit together
 */
export function nameModules<Manifest extends ClientManifest>(
  manifest: Manifest,
  registry: string,
): Manifest {
  const added: ClientManifest['origins'] = {};
  for (const [, chunk = '', module = ''] of registry.matchAll(registryEntry)) {
    const chunks = manifest.origins[chunk];
    if (chunks) added[module] = chunks;
  }
  if (Object.keys(added).length === 0) {
    throw new Error(
      'No chunk of registry.js is in client-manifest.json, so pages cannot list their scripts. See src/fixes/page-scripts.ts for what is expected of them.',
    );
  }
  return {...manifest, origins: {...manifest.origins, ...added}};
}
