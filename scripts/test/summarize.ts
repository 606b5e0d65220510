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
 * @returns whether every row is held or left to `test:full`
 */
export function printSummary(): boolean {
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
  const count = (wanted: string): number =>
    runs.filter(({outcome}) => outcome === wanted).length;
  console.log(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  );
  return isWhole;
}
