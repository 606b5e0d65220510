import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {WebpackPluginInstance} from 'webpack';

import type {Defect} from './defect';

export const pageScriptsDefect: Defect = {
  fix: 'page-scripts.ts',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Pages list only the two scripts that all have: Docusaurus asks its client manifest for modules, and the manifest knows only the names of chunks. The main script then asks for the chunks of its page, all in one task, and the page waits for another answer.',
  until: 'when pages list their own chunks',
  module: '@docusaurus/core/lib/ssg/ssgTemplate',
  shows:
    'const modulesToBeLoaded = [...manifest.entrypoints, ...Array.from(modules)];',
};

/** What Docusaurus reads of a bundle when it writes the pages: ids of chunks by what they were made for. */
interface ClientManifest {
  origins: Record<string, (string | number)[] | undefined>;
}

/** An entry of Docusaurus' registry: the chunk's name, and the module it is made for. */
const registryEntry = /webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g;

/** Adds the chunks of each module to the client manifest, after the bundler wrote it into the folder. */
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
