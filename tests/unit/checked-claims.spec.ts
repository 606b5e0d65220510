// The form of `tests/checked-claims.tsv`, which lists the statements that a person
// has compared with the library's source. Only its names can be tested.
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
const setsOf: Partial<Record<string, ('react' | 'vue')[]>> = {
  R: ['react'],
  V: ['vue'],
  S: ['react', 'vue'],
};

/** Returns the names of a set's pages, shared texts, and exports. */
function namesOf(set: 'react' | 'vue'): Set<string> {
  const texts = Globby.sync(
    [`docs-${set}/**/*.mdx`, 'docs-shared/*.mdx', 'src/pages/*.mdx'],
    {cwd: siteDir, ignore: ['**/api/**']},
  ).map((text) => path.basename(text, '.mdx'));
  return new Set([...texts, ...exportsOf(set).map(({name}) => name)]);
}

const namesIn = {react: namesOf('react'), vue: namesOf('vue')};

test('each checked claim has five columns, and names pages or exports of one of its sets', () => {
  expect(rows.length).toBeGreaterThan(800);
  const wrong = rows.filter((row) => {
    const [set = '', pages = '', ...others] = row.split('\t');
    const names = (setsOf[set] ?? []).map((id) => namesIn[id]);
    const areKnown = pages
      .split(', ')
      .every((page) => names.some((known) => known.has(page)));
    return others.length !== 3 || !areKnown;
  });
  expect(wrong, `${file}: names are separated by ", "`).toEqual([]);
});
