import {readFileSync} from 'node:fs';
import path from 'node:path';

import {repository, runDocusaurus} from '../../tests/build/run-docusaurus';
import type {Files} from '../../tests/temporary-folder';
import type {PlainPage} from './plain-markdown';
import {buildOnce} from './scratch-site';

/** Longest time the stock site may take to build, in milliseconds. */
const patience = 900_000;

/** Front matter and text of a page in Docusaurus' form. */
function toMarkdown({title, description, body}: PlainPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}

const config = `
const docs = (id) => ({id, path: id, routeBasePath: id});
export default {
  title: 'ReactiveDOT',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, experimental_faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {docs: docs('react'), blog: false}]],
  plugins: [['@docusaurus/plugin-content-docs', docs('vue')]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'ReactiveDOT',
      logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 26, height: 26},
      items: [
        {to: '/react/getting-started/query', label: 'React', position: 'left'},
        {to: '/vue/getting-started/query', label: 'Vue', position: 'left'},
        {type: 'docsVersionDropdown', docsPluginId: 'react', position: 'right'},
      ],
    },
    algolia: {appId: 'STOCK', apiKey: 'none', indexName: 'none', contextualSearch: true},
    footer: {copyright: 'MIT'},
  },
};
`;

const home = `---
title: ReactiveDOT
---

# ReactiveDOT

Reactive data and transactions for Polkadot front ends, in React and Vue.
`;

/** Files of an untouched Docusaurus site with the given pages. */
function stockFiles(pages: readonly PlainPage[]): Files {
  const image = (name: string): string =>
    readFileSync(path.join(repository, 'static/img', name), 'utf8');
  return {
    'package.json': readFileSync(
      path.join(repository, 'scripts/bench/stock-package.json'),
      'utf8',
    ),
    'docusaurus.config.mjs': config,
    'src/pages/index.md': home,
    'static/img/logo.svg': image('logo.svg'),
    'static/img/logo-dark.svg': image('logo-dark.svg'),
    'static/img/favicon.ico': '',
    ...Object.fromEntries(
      pages.map((page) => [`${page.path}.md`, toMarkdown(page)]),
    ),
  };
}

/** Builds the stock site; returns its folder of built pages. */
export function buildStock(pages: readonly PlainPage[]): Promise<string> {
  return buildOnce('stock', stockFiles(pages), 'build', async (folder) => {
    const {code, output} = await runDocusaurus({
      args: [folder],
      cwd: folder,
      patience,
    });
    if (code !== 0) throw new Error(`The stock site did not build:\n${output}`);
  });
}
