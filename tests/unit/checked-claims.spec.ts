import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {exportsOf} from './guides/list-exports';
import {siteDir} from './guides/read-guide';

const file = 'tests/checked-claims.tsv';
// The first line has the names of the columns.
const [, ...rows] = readFileSync(path.join(siteDir, file), 'utf8')
  .trim()
  .split('\n');

/** The sets that a row is about, by its first column. */
const setsOf: Partial<Record<string, string[]>> = {
  R: ['react'],
  V: ['vue'],
  S: ['react', 'vue'],
};

/** Names of the pages, shared texts, and exports of each set. */
const namesIn = Object.fromEntries(
  (['react', 'vue'] as const).map((set) => {
    const texts = Globby.sync(
      [`docs-${set}/**/*.mdx`, 'docs-shared/*.mdx', 'src/pages/*.mdx'],
      {cwd: siteDir, ignore: ['**/api/**']},
    ).map((text) => path.basename(text, '.mdx'));
    const exported = exportsOf(set).map(({name}) => name);
    return [set, new Set([...texts, ...exported])];
  }),
);

test('each checked claim has five columns, and names pages or exports of one of its sets', () => {
  expect(rows.length).toBeGreaterThan(800);
  const wrong = rows.filter((row) => {
    const [set, pages, ...others] = row.split('\t');
    const sets = setsOf[set!] ?? [];
    return (
      others.length !== 3 ||
      sets.length === 0 ||
      !pages!
        .split(', ')
        .every((page) => sets.some((id) => namesIn[id]!.has(page)))
    );
  });
  expect(wrong, `${file}: names are separated by ", "`).toEqual([]);
});
