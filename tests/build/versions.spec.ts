import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {freezeSet} from '../../scripts/docs-version/freeze-set';
import type {DocsSet} from '../../scripts/docs-version/frozen-set';
import {inTemporaryFolder} from '../temporary-folder';
import {buildFixture} from './build-fixture';

const version = '0.68';
const set = (id: string): DocsSet => ({
  id,
  path: `docs-${id}`,
  routeBasePath: id,
  sidebarPath: `sidebars.${id}.js`,
});
const sets = [set('react'), set('vue')];

const sidebar = `module.exports = {
  docsSidebar: [
    {
      type: 'category',
      label: 'Guides',
      link: {type: 'generated-index', slug: '/category/guides'},
      items: ['guide'],
    },
  ],
};`;

/** The site when it is frozen. */
const atFreezing = {
  'sidebars.react.js': sidebar,
  'sidebars.vue.js': sidebar,
  'docs-react/guide.mdx': [
    "import Shared from '@site/docs-shared/_shared.mdx';",
    "import {Drawing} from '@site/src/components/drawing';",
    '',
    '# Guide',
    '',
    '[Reference](/react/api/thing) and [Vue](/vue/guide).',
    '',
    '<Shared />',
    '',
    '<Drawing />',
    '',
    '- Item',
    '',
    '  <Demo name="first" />',
    '',
    '```ts',
    "import a from '@site/docs-shared/_shared.mdx';",
    '```',
  ].join('\n'),
  'docs-react/gone.md': '# Gone later\n\n[Guide](./guide.mdx)\n',
  'docs-react/api/thing.md': '# thing\n\nGenerated. [Guide](../guide.mdx)\n',
  'docs-vue/guide.mdx': '# Guide\n\n[React](/react/guide)\n',
  'docs-shared/_shared.mdx': 'Shared text as it was.\n',
  'src/components/drawing/index.tsx': [
    "import {words} from './words';",
    'export const Drawing = () => <p>{words}</p>;',
  ].join('\n'),
  'src/components/drawing/words.ts':
    "export const words = 'A drawing as it was.';",
  'src/live-examples/demos/first.tsx':
    "export const answer = 'The example as it was.';\n",
};

/** What has changed since: text, component, and a page that is gone. */
const since = {
  'docs-react/guide.mdx':
    atFreezing['docs-react/guide.mdx'].split('- Item')[0]!,
  'docs-shared/_shared.mdx': 'Shared text of today.\n',
  'src/components/drawing/words.ts':
    "export const words = 'A drawing of today.';",
};

const {'docs-react/gone.md': _gone, ...kept} = atFreezing;

const config = `
  import {fixtureConfig} from '../../../tests/build/fixture-config';

  const docs = (id) => ({
    id,
    path: 'docs-' + id,
    routeBasePath: id,
    sidebarPath: './sidebars.' + id + '.js',
    lastVersion: 'current',
    versions: {current: {label: 'Next'}},
  });
  const config = fixtureConfig({docs: docs('react')});
  config.plugins = [
    ['@docusaurus/plugin-content-docs', docs('vue')],
    ['../../../src/content/shared-text/index.ts', {path: 'docs-shared', remarkPlugins: []}],
  ];
  export default config;`;

/** Freezes both sets in a folder of their own and returns the files that come of it. */
function freeze(): Promise<Record<string, string>> {
  return inTemporaryFolder(atFreezing, async (folder) => {
    const staging = path.join(folder, 'staging');
    for (const each of sets) await freezeOne(each, folder, staging);
    return Object.fromEntries(
      Globby.sync('**', {cwd: staging, dot: true}).map((name) => [
        name,
        readFileSync(path.join(staging, name), 'utf8'),
      ]),
    );
  });
}

const freezeOne = (each: DocsSet, siteDir: string, staging: string) =>
  freezeSet({
    siteDir,
    staging,
    version,
    set: each,
    sets,
    frozen: [],
    answersFor: () => Promise.resolve([]),
  });

test('a frozen version keeps its pages while text, components and pages change', async () => {
  const frozen = await freeze();
  const files = {
    ...kept,
    ...since,
    ...frozen,
    'src/pages/demos.md': '# Live examples\n',
    'src/theme/DocVersionBanner/index.tsx':
      "export {default} from '../../../../../../src/theme/DocVersionBanner';",
    'docusaurus.config.ts': config,
  };
  await buildFixture({files}, ({code, output, directory}) => {
    expect(code, output).toBe(0);
    const page = (route: string): CheerioAPI =>
      load(readFileSync(path.join(directory, `${route}.html`), 'utf8'));
    const text = (route: string) => page(route)('article').text();
    const links = (route: string) =>
      page(route)('.markdown a[href^="/"]')
        .map((_, link) => load(link)('a').attr('href'))
        .get();

    expect.soft(text('react/0.68/guide')).toContain('Shared text as it was.');
    expect.soft(text('react/0.68/guide')).toContain('A drawing as it was.');
    expect.soft(text('react/0.68/guide')).toContain('The example as it was.');
    expect.soft(text('react/0.68/guide')).toContain('@site/docs-shared/');
    expect.soft(text('react/guide')).toContain('Shared text of today.');
    expect.soft(text('react/guide')).toContain('A drawing of today.');

    expect
      .soft(links('react/0.68/guide'))
      .toEqual(['/react/0.68/api/thing', '/vue/0.68/guide', '/demos']);
    expect.soft(links('react/0.68/api/thing')).toEqual(['/react/0.68/guide']);
    expect.soft(links('vue/0.68/guide')).toEqual(['/react/0.68/guide']);

    expect(existsSync(path.join(directory, 'react/gone.html'))).toBe(false);

    const banner = (route: string) => {
      const $ = page(route);
      const $banner = $('.theme-doc-version-banner');
      return [$banner.text(), $banner.find('a').attr('href')];
    };
    expect
      .soft(banner('react/0.68/guide'))
      .toEqual([
        'This page is for Fixture 0.68 and is no longer updated. Read it in the current documentation',
        '/react/guide',
      ]);
    expect
      .soft(banner('react/0.68/gone')[0])
      .toContain('The current documentation has no such page.');
    expect.soft(banner('react/guide')[0]).toBe('');
  });
});
