import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A test that ran, and what came of it. */
export interface TestRun {
  /** Its file below `tests/`, with slashes. */
  file: string;
  /** Where its call begins, from 1. */
  line: number;
  /** Flaky: it failed, and passed when it was repeated. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
}

/** Where the runs of one `npm test` are collected. */
export const runsFolder = path.join(__dirname, '../.cache/test-runs');

/** The file of a test below `tests/`. */
export const testFile = (file: string): string =>
  path.relative(__dirname, file).replaceAll('\\', '/');

/** Notes what a runner ran. Tests of the same projects replace what they noted before. */
export function writeRuns(
  projects: readonly string[],
  runs: readonly TestRun[],
): void {
  mkdirSync(runsFolder, {recursive: true});
  writeFileSync(
    path.join(runsFolder, `${projects.join('+')}.json`),
    JSON.stringify(runs),
  );
}

/** All runs that were noted. */
export const readRuns = (): TestRun[] =>
  readdirSync(runsFolder).flatMap(
    (name) =>
      JSON.parse(
        readFileSync(path.join(runsFolder, name), 'utf8'),
      ) as TestRun[],
  );
