import {expect, test} from '@playwright/test';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {missingTests} from '../held-rows';
import {specification} from '../specification';

const tests = path.join(__dirname, '..');
const source = path.join(tests, '../../shared/spec/site-specification.txt');

/** The lines of sections 2 to 9 that say something, by section heading. */
function readSections(text: string): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  let current: string[] | undefined;
  let lineBefore = '';
  for (const line of text.split('\n')) {
    const section = /^## ((\d)\. .*)/.exec(line);
    if (section) {
      const held = Number(section[2]) >= 2 && Number(section[2]) <= 9;
      current = held ? (sections[section[1]!] = []) : undefined;
    } else if (/^\|[-|]+\|$/.test(line)) {
      // The line above the rule names the columns.
      if (current?.at(-1) === lineBefore) current.pop();
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      current?.push(line);
    }
    lineBefore = line;
  }
  return sections;
}

test('every line of sections 2 to 9 of the specification has its row, word for word', () => {
  test.skip(
    !existsSync(source),
    'The specification does not lie beside the repository; the table quotes it.',
  );
  const rows = Object.fromEntries(
    Object.entries(specification).map(([section, lines]) => [
      section,
      lines.map(([line]) => line),
    ]),
  );
  expect(rows).toEqual(readSections(readFileSync(source, 'utf8')));
});

test('every row is held by tests that exist, or says why it is not', () => {
  const rows = Object.values(specification).flat();
  for (const [line, held] of rows) {
    if (!('asksNothing' in held)) {
      expect(held.length, line).toBeGreaterThan(0);
    }
  }
  expect(missingTests(rows)).toEqual([]);
});
