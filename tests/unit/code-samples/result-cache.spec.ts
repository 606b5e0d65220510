import {expect, test} from 'vitest';
import {readdirSync, writeFileSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page, SampleResult} from '../../../src/content/code-samples/model';
import {
  hashEnvironment,
  openResultCache,
} from '../../../src/content/code-samples/result-cache';
import {parsePage} from '../../../src/content/code-samples/read-pages';
import {inTemporaryFolder} from '../../temporary-folder';

const page: Page = parsePage('a.mdx', '```ts\nlet a;\n```\n');
const results: SampleResult[] = [
  {problems: [], expectedErrors: [], queries: [], types: []},
];
const checkOnly = {types: false};
const all = {types: true};

test('gives back what was written, also when the page moved in its file', () =>
  inTemporaryFolder({}, (folder) => {
    openResultCache(folder, 'e').write(page, results);
    const moved = parsePage('a.mdx', 'More text.\n\n```ts\nlet a;\n```\n');
    expect(openResultCache(folder, 'e').read(moved, all)).toEqual(results);
  }));

for (const [change, other, environment] of [
  ['code', parsePage('a.mdx', '```ts\nlet b;\n```\n'), 'e'],
  ['title', parsePage('a.mdx', '```ts title="a.ts"\nlet a;\n```\n'), 'e'],
  ['environment', page, 'f'],
] as const) {
  test(`knows nothing when the ${change} is another`, () =>
    inTemporaryFolder({}, (folder) => {
      openResultCache(folder, 'e').write(page, results);
      const cache = openResultCache(folder, environment);
      expect(cache.read(other, checkOnly)).toBeUndefined();
    }));
}

test('a check without types does not serve those who want types', () =>
  inTemporaryFolder({}, (folder) => {
    const withoutTypes: SampleResult = {
      problems: [],
      expectedErrors: [],
      queries: [],
    };
    const cache = openResultCache(folder, 'e');
    cache.write(page, [withoutTypes]);
    expect(cache.read(page, checkOnly)).toEqual([withoutTypes]);
    expect(cache.read(page, all)).toBeUndefined();
  }));

for (const garbage of ['', '[null]', '[{"problems": 1}]']) {
  test(`a file that holds ${garbage || 'nothing'} is checked anew`, () =>
    inTemporaryFolder({}, (folder) => {
      const cache = openResultCache(folder, 'e');
      cache.write(page, results);
      const [file = ''] = readdirSync(folder);
      writeFileSync(path.join(folder, file), garbage);
      expect(cache.read(page, checkOnly)).toBeUndefined();
      cache.write(page, results);
      expect(cache.read(page, all)).toEqual(results);
    }));
}

test('forgets pages that are gone and keeps the others', () =>
  inTemporaryFolder({}, (folder) => {
    const cache = openResultCache(folder, 'e');
    const gone = parsePage('gone.mdx', '```ts\nlet a;\n```\n');
    cache.write(page, results);
    cache.write(gone, results);
    cache.keepOnly([page]);
    expect(cache.read(page, all)).toEqual(results);
    expect(cache.read(gone, all)).toBeUndefined();
  }));

test('the environment is the content of files and folders', () =>
  inTemporaryFolder({}, (folder) => {
    const file = path.join(folder, 'a.txt');
    const before = hashEnvironment([folder]);
    writeFileSync(file, 'one');
    const one = hashEnvironment([folder]);
    writeFileSync(file, readFileSync(file));
    expect(hashEnvironment([folder])).toBe(one);
    writeFileSync(file, 'two');
    expect(new Set([before, one, hashEnvironment([folder])]).size).toBe(3);
  }));
