import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import site from '../../docusaurus.config';
import {setIds} from '../../src/site/sets';

const config = `
const docs = (id) => ({id, path: id, routeBasePath: id});
export default {
  title: 'ReactiveDOT',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  future: ${JSON.stringify(site.future)},
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

const manifest = {
  name: 'stock',
  private: true,
  browserslist: {production: ['>0.5%', 'not dead', 'not op_mini all']},
};

/** Writes an untouched Docusaurus site of the Markdown copies that the build wrote. */
export function writeStockSite(build: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'src/pages'), {recursive: true});
  for (const id of setIds) {
    cpSync(path.join(build, id), path.join(folder, id), {
      recursive: true,
      filter: (file) => !path.extname(file) || file.endsWith('.md'),
    });
  }
  cpSync(path.join(build, 'img'), path.join(folder, 'static/img'), {
    recursive: true,
  });
  const home = readFileSync(path.join(build, 'index.md'), 'utf8');
  writeFileSync(path.join(folder, 'src/pages/index.md'), home);
  writeFileSync(path.join(folder, 'docusaurus.config.mjs'), config);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}
