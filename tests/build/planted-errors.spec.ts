import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {formatProblems} from '../../src/content/code-samples/check-samples';
import {parsePage} from '../../src/content/code-samples/read-pages';
import {createWorkspace} from '../../src/content/code-samples/workspace';

const siteDir = path.resolve(__dirname, '../..');
const fixtures = path.join(__dirname, 'fixtures', 'samples');

/** `line code` of every line of a fixture that says what is wrong with it. */
function plantedIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const codes = line.matchAll(/planted (TS\d+|sample)/g);
    return Array.from(codes, ([, code]) => `${index + 1} ${code}`);
  });
}

/** `line code` of a formatted problem. */
function lineAndCode(problem: string): string {
  const match = /:(\d+):\d+ - (\S+) /.exec(problem);
  return `${match?.[1]} ${match?.[2]}`;
}

for (const set of ['react', 'vue']) {
  test(`all errors planted in ${set} samples are found, each at its line`, () => {
    const text = readFileSync(path.join(fixtures, `${set}.mdx`), 'utf8');
    const page = parsePage(`${set}.mdx`, text);
    const workspace = createWorkspace({
      siteDir,
      tsconfig: path.join(
        siteDir,
        'src/content/code-samples/context/tsconfig.json',
      ),
    });
    const [results = []] = workspace.check([page], {types: false});
    const found = formatProblems({page, results});
    const expected = plantedIn(text);
    expect(found.map(lineAndCode)).toEqual(expected);
  });
}

test('at least 20 errors are planted', () => {
  const all = ['react', 'vue'].flatMap((set) =>
    plantedIn(readFileSync(path.join(fixtures, `${set}.mdx`), 'utf8')),
  );
  expect(all.length).toBeGreaterThanOrEqual(20);
});
