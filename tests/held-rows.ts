import path from 'node:path';

import {longTests} from './long-tests';
import {readTitles, type Lines} from './read-titles';
import type {TestRun} from './test-runs';

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

const titlesByFile = new Map<string, Map<string, Lines>>();

/** Where a test stands in its file; undefined where there is none of this name. */
function linesOf({file, title}: TestName): Lines | undefined {
  if (!titlesByFile.has(file)) {
    titlesByFile.set(file, readTitles(path.join(__dirname, file)));
  }
  return titlesByFile.get(file)!.get(title);
}

const testsOf = ([, held]: Row): readonly TestName[] =>
  'asksNothing' in held ? [] : held;

/** Tests that rows name and that do not exist, as `file: title`. */
export function missingTests(rows: readonly Row[]): string[] {
  return rows
    .flatMap(testsOf)
    .filter((name) => linesOf(name) === undefined)
    .map(({file, title}) => `${file}: ${title}`);
}

/** What came of a table's rows. Those that ask for nothing are left out. */
export interface Standing {
  /** All their tests ran and passed. */
  held: string[];
  /** Their tests passed, but for some that did not run here and that `test:full` runs. */
  leftToFull: string[];
  /** A test of theirs failed, was skipped, or did not run. */
  notHeld: string[];
}

/** Sorts rows by what came of their tests. */
export function standingOf(
  rows: readonly Row[],
  runs: readonly TestRun[],
): Standing {
  const standing: Standing = {held: [], leftToFull: [], notHeld: []};
  for (const row of rows) {
    const [line] = row;
    const names = testsOf(row);
    if (names.length === 0) continue;
    const open = names.filter((name) => !hasPassed(name, runs));
    if (open.length === 0) standing.held.push(line);
    else if (open.every((name) => isLeftToFull(name, runs))) {
      standing.leftToFull.push(line);
    } else standing.notHeld.push(line);
  }
  return standing;
}

function runsOf(name: TestName, runs: readonly TestRun[]): TestRun[] {
  const lines = linesOf(name);
  return runs.filter(
    ({file, line}) =>
      file === name.file && lines && line >= lines.from && line <= lines.to,
  );
}

function hasPassed(name: TestName, runs: readonly TestRun[]): boolean {
  const own = runsOf(name, runs);
  return (
    own.length > 0 &&
    own.every(({outcome}) => outcome === 'passed' || outcome === 'flaky')
  );
}

const isLeftToFull = (name: TestName, runs: readonly TestRun[]): boolean =>
  runsOf(name, runs).length === 0 &&
  (name.file.startsWith('full/') || longTests.includes(name.file));
