import path from 'node:path';

import type {Files} from '../../tests/temporary-folder';
import type {PlainPage} from './plain-markdown';
import {runCommand, type Cost} from './run-command';
import {buildOnce, scratchFolder} from './scratch-site';

const sidebar = (pages: readonly PlainPage[]): object =>
  Object.fromEntries(
    ['react', 'vue'].map((set) => [
      `/${set}/`,
      pages
        .filter((page) => page.path.startsWith(`${set}/`))
        .map((page) => ({text: page.title, link: `/${page.path}`})),
    ]),
  );

/** Files of a VitePress site with the given pages. */
function vitePressFiles(pages: readonly PlainPage[]): Files {
  const config = {
    title: 'ReactiveDOT',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {search: {provider: 'local'}, sidebar: sidebar(pages)},
  };
  return {
    'package.json': JSON.stringify({
      name: 'vitepress-peer',
      private: true,
      type: 'module',
      dependencies: {vitepress: '1.6.4', vue: '3.5.45'},
    }),
    '.vitepress/config.js': `export default ${JSON.stringify(config)};`,
    'index.md': '# ReactiveDOT\n',
    ...Object.fromEntries(
      pages.map(({path: page, title, description, body}) => [
        `${page}.md`,
        `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title}\n\n${body}`,
      ]),
    ),
  };
}

/** Installs VitePress and builds the site once; returns its folder of built pages. */
export function buildVitePress(pages: readonly PlainPage[]): Promise<string> {
  return buildOnce(
    'vitepress',
    vitePressFiles(pages),
    '.vitepress/dist',
    async (folder) => {
      await runCommand(
        'npm',
        ['install', '--no-audit', '--no-fund', '--no-package-lock'],
        {cwd: folder},
      );
      await runVitePress(folder);
    },
  );
}

/** Builds an installed VitePress site again and tells what it cost. */
export async function costOfVitePress(
  pages: readonly PlainPage[],
): Promise<Cost> {
  await buildVitePress(pages);
  return runVitePress(scratchFolder('vitepress', vitePressFiles(pages)));
}

function runVitePress(folder: string): Promise<Cost> {
  return runCommand(
    process.execPath,
    [path.join(folder, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
    {cwd: folder},
  );
}
