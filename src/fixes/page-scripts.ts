import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {WebpackPluginInstance} from 'webpack';

import type {Defect} from './defect';

/** Pages don't list the scripts of their own chunks. */
export const pageScriptsDefect: Defect = {
  fix: 'page-scripts.ts',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Pages only list the two scripts that all pages need. Docusaurus looks up modules in its client manifest, which only has names of chunks. The main script then requests the chunks of its page in one task, and the page waits for another response.',
  removeWhen: 'pages list their own chunks',
  module: '@docusaurus/core/lib/ssg/ssgTemplate',
  evidence: [
    'const modulesToBeLoaded = [...manifest.entrypoints, ...Array.from(modules)];',
  ],
};

/**
 * The part of the client manifest that Docusaurus reads for pages. Maps chunk
 * names and modules to ids of chunks.
 */
interface ClientManifest {
  origins: Record<string, (string | number)[] | undefined>;
}

/**
 * Matches an entry of Docusaurus's registry, with the name of a chunk and its
 * module.
 */
const registryEntry = /webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g;

/**
 * Adds the chunks of each module to the client manifest, after the bundler has
 * written it.
 *
 * @param folder - the folder of the manifest
 */
export const listPageScripts = (folder: string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('list-page-scripts', async () => {
      const file = path.join(folder, 'client-manifest.json');
      const manifest = JSON.parse(
        await readFile(file, 'utf8'),
      ) as ClientManifest;
      const registry = await readFile(path.join(folder, 'registry.js'), 'utf8');
      for (const [, chunk, module] of registry.matchAll(registryEntry)) {
        manifest.origins[module!] = manifest.origins[chunk!];
      }
      await writeFile(file, JSON.stringify(manifest));
    });
  },
});
