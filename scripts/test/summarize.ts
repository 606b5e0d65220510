import {baseUrl} from '../../src/site/environment';
import {accessibility} from '../../tests/accessibility';
import {standingOf, type Row} from '../../tests/held-rows';
import {specification} from '../../tests/specification';
import {readRuns} from '../../tests/test-runs';

const tables: Readonly<Record<string, readonly Row[]>> = {
  Specification: Object.values(specification).flat(),
  'WCAG 2.2, beside the rules of axe': accessibility,
};

/**
 * Prints what came of the tests that ran: of the tables that name tests, which
 * rows they hold, and in the last line how many passed and failed.
 *
 * For a site below a base path, which few tests in a browser look at, no tables.
 *
 * @returns whether every row is held or left to `test:full`, and how many tests
 * passed only when they were repeated
 */
export function printSummary(): {isWhole: boolean; flaky: number} {
  const runs = readRuns();
  let isWhole = true;
  console.log();
  for (const [table, rows] of baseUrl === '/' ? Object.entries(tables) : []) {
    const {held, leftToFull, notHeld} = standingOf(rows, runs);
    console.log(
      `${table}: ${held.length} rows held by tests that ran and passed, ${leftToFull.length} left to test:full, ${notHeld.length} not held.`,
    );
    for (const line of notHeld) console.log(`  not held: ${line}`);
    if (notHeld.length > 0) isWhole = false;
  }
  const flaky = runs.filter(({outcome}) => outcome === 'flaky');
  for (const {file, line} of flaky) {
    console.log(`  passed only when repeated: tests/${file}:${line}`);
  }
  const count = (wanted: string): number =>
    runs.filter(({outcome}) => outcome === wanted).length;
  console.log(
    `\n${count('passed') + flaky.length} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  );
  return {isWhole, flaky: flaky.length};
}
