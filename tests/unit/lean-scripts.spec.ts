import {expect, test} from '@playwright/test';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {checkHelpers} from '../../src/plugins/lean-scripts/check-helpers';
import {writeLeanDocs} from '../../src/plugins/lean-scripts/lean-docs';
import {writeLeanMetadata} from '../../src/plugins/lean-scripts/lean-metadata';
import {nameChunksOnce} from '../../src/plugins/lean-scripts/name-chunks-once';
import {writeRegistry} from '../../src/plugins/route-table/write-modules';
import {newFolderForEachTest} from '../temporary-folder';

let folder: string;
newFolderForEachTest((made) => (folder = made));

const version = {
  version: {
    label: 'Next',
    docs: {
      'guides/a': {description: 'What a does.'},
      'guides/b': {},
      'other/c': {description: 'Shown nowhere.'},
    },
    docsSidebars: {
      main: [
        {
          type: 'category',
          href: '/react/category/guides',
          items: [
            {
              type: 'link',
              href: '/react/guides/a',
              docId: 'guides/a',
              unlisted: false,
            },
            {
              type: 'link',
              href: '/react/guides/b',
              docId: 'guides/b',
              unlisted: true,
            },
          ],
        },
      ],
    },
  },
};
const category = (permalink: string) => ({categoryGeneratedIndex: {permalink}});

/** Lets the plugin write the data of a set; returns how a file of it came out. */
function writeDocs(files: Record<string, object>): (name: string) => unknown {
  const generated = 'docusaurus-plugin-content-docs/react/p';
  mkdirSync(path.join(folder, generated), {recursive: true});
  for (const [name, data] of Object.entries(files)) {
    writeFileSync(path.join(folder, generated, name), JSON.stringify(data));
  }
  writeLeanDocs(folder, path.join(folder, 'lean'));
  return (name) =>
    JSON.parse(
      readFileSync(path.join(folder, 'lean', generated, name), 'utf8'),
    ) as unknown;
}

test('descriptions stand on the page of their category and nowhere else', () => {
  const read = writeDocs({
    'react.json': version,
    'category.json': category('/react/category/guides'),
  });
  expect(read('category.json')).toEqual({
    ...category('/react/category/guides'),
    descriptions: {'/react/guides/a': 'What a does.'},
  });
  expect(read('react.json')).toEqual({
    version: {
      label: 'Next',
      docs: {},
      docsSidebars: {
        main: [
          {
            type: 'category',
            href: '/react/category/guides',
            items: [
              {type: 'link', href: '/react/guides/a'},
              {type: 'link', href: '/react/guides/b', unlisted: true},
            ],
          },
        ],
      },
    },
  });
});

test('data that is not written as expected fails the build', () => {
  expect(() => writeDocs({'react.json': {}})).toThrow(/lean-docs\.ts/);
  expect(() =>
    writeDocs({'react.json': version, 'category.json': category('/gone')}),
  ).toThrow(/No sidebar has the category \/gone/);
  writeFileSync(path.join(folder, 'site-metadata.json'), '{}');
  expect(() => writeLeanMetadata(folder, folder)).toThrow(/names no version/);
});

test('a helper that ours lack fails the build', () => {
  expect(() => checkHelpers()).not.toThrow();
  writeFileSync(path.join(folder, 'index.js'), 'tslib_1.__exportStar(a, b)');
  expect(() => checkHelpers(folder)).toThrow(/__exportStar.*tslib\.ts lacks/);
});

test("the generator's list of chunks gives way, and must be there", () => {
  class ChunkAssetPlugin {}
  const other = {};
  const [kept, added] = nameChunksOnce([other, new ChunkAssetPlugin()]);
  expect(kept).toBe(other);
  expect(added).not.toBeInstanceOf(ChunkAssetPlugin);
  expect(() => nameChunksOnce([other])).toThrow(/no ChunkAssetPlugin/);
});

test('what every page of the docs needs is imported by main, the rest when it is asked for', () => {
  const load = (request: string) =>
    `() => import(/* webpackChunkName: "x" */ ${JSON.stringify(request)})`;
  const roots = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
  const loaders = roots.map((name): [string, string] => [
    name.toLowerCase(),
    load(`@theme/${name}`),
  ]);
  const code = writeRegistry([...loaders, ['page', load('@site/a.mdx')]]);
  expect(code).toContain('import * as inMain3 from "@theme/DocItem";');
  expect(code).toContain('  () => Promise.resolve(inMain3),\n  () => import');
  expect(code).toContain(`  ${load('@site/a.mdx')},\n]`);
  expect(code.match(/import\(/g)).toHaveLength(1);
  expect(() => writeRegistry(loaders.slice(1))).toThrow(/@theme\/DocsRoot/);
});
