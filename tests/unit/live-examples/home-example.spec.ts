/**
 * The home page shows a component, and its example runs a demo. Both are files
 * of this repository, so comparing them needs no browser.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const read = (file: string) =>
  readFileSync(path.resolve(__dirname, '../../../src', file), 'utf8');

test('the example of the home page has the displayed component', () => {
  const sample = read('components/home/samples/Balance.tsx');
  const component = sample.slice(sample.indexOf('function Balance'));
  expect(component).toMatch(/^function Balance[^]*useSpendableBalance/);
  expect(read('live-examples/demos/transfer.tsx')).toContain(component);
});
