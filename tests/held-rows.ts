import path from 'node:path';

import {readTitles} from './read-titles';

/** A test, or a group of tests, by file below `tests/` and title in its source. */
export interface TestName {
  file: string;
  title: string;
}

/** A line of a table and what holds it: tests, or a reason why none can. */
export type Row = readonly [
  line: string,
  held: readonly TestName[] | {asksNothing: string},
];

/** Names tests of one file. */
export const testsIn =
  (file: string) =>
  (...titles: string[]): TestName[] =>
    titles.map((title) => ({file, title}));

/** Tests that rows name and that do not exist, as `file: title`. */
export function missingTests(rows: readonly Row[]): string[] {
  const titles = new Map<string, Set<string>>();
  return rows.flatMap(([, held]) => {
    if ('asksNothing' in held) return [];
    return held
      .filter(({file, title}) => {
        if (!titles.has(file)) {
          titles.set(file, readTitles(path.join(__dirname, file)));
        }
        return !titles.get(file)!.has(title);
      })
      .map(({file, title}) => `${file}: ${title}`);
  });
}
