// The compiler of samples, with pages that have known errors (planted/). It opens
// the installed packages, which takes a minute on a busy machine.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {formatProblems} from '../../src/content/code-samples/checker';
import {readPage} from '../../src/content/code-samples/find-samples';
import {createWorkspace} from '../../src/content/code-samples/workspace';

const siteDir = path.resolve(__dirname, '../..');
const folder = path.join(__dirname, 'planted');

/** Returns `line code` for each error planted in a page. */
function plantedIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const codes = line.matchAll(/planted (TS\d+|sample)/g);
    return Array.from(codes, ([, code]) => `${index + 1} ${code}`);
  });
}

/** Returns `line code` of a problem. */
function lineAndCodeOf(problem: string): string {
  const match = /:(\d+):\d+ - (\S+) /.exec(problem);
  return `${match?.[1]} ${match?.[2]}`;
}

test('the compiler finds all planted errors in samples of both sets, each at its line', () => {
  // Opening the packages takes 10 seconds on a quiet machine with two cores, and
  // ten times as long next to a build.
  test.setTimeout(120_000);
  const pages = ['react.md', 'vue.md'].map((name) => readPage(folder, name));
  const workspace = createWorkspace(siteDir);
  const results = workspace.check(pages, () => undefined);
  for (const [index, page] of pages.entries()) {
    const expected = plantedIn(
      readFileSync(path.join(folder, page.path), 'utf8'),
    );
    expect(expected.length).toBeGreaterThan(0);
    const found = formatProblems({page, results: results[index] ?? []});
    expect.soft(found.map(lineAndCodeOf), page.path).toEqual(expected);
  }
});
