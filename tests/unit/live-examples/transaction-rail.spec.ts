/**
 * The steps of `<TransactionRail />`, which go by what the sample tells the user.
 * The sample's real code is the input, so that a changed sentence fails here.
 */
import {expect, test} from 'vitest';

import {outcomeCode} from '@site/src/live-examples/rail/outcome-code';
import {isAt, isFailure, steps} from '@site/src/live-examples/rail/outcomes';
import {readDemos} from '@site/src/live-examples/read-demos';

/** The sample as the build colors it: with an element for each line. */
const html = readDemos()
  .filter(({name}) => name === 'transaction-outcomes')
  .flatMap(({code}) => code.split('\n'))
  .map((line) => `<span class="line">${line}\n</span>`)
  .join('');

/** What the sample tells the user at each step. */
const sentences = [
  ['Connecting, or waiting for your wallet…', 'signing'],
  ['Sent. Waiting for a block…', 'broadcast'],
  ['In block 3, which can still be replaced…', 'best block'],
  ['The transaction may not be valid anymore…', 'best block'],
  ['Done in block 3.', 'finalized'],
] as const;

/** What the sample tells the user about each failure. */
const failures = [
  ['Not signed, or lost. Check your account before you retry.', 'signing'],
  ['The chain refused the transaction. Nothing was paid.', 'signed'],
  ['It failed on chain. You paid only the fee.', 'finalized'],
] as const;

for (const [said, name] of [...sentences, ...failures]) {
  test(`"${said}" belongs to the step "${name}"`, () => {
    const current = steps.filter((step) => isAt(step, said));
    expect(current.map((step) => step.name)).toEqual([name]);
  });

  test(`"${said}" highlights only its line`, () => {
    const highlighted = outcomeCode(html, said).match(
      /line-highlighted">.*\n/g,
    );
    // The code has a variable instead of the number.
    const [beginning] = said.split(/\d/);
    expect(highlighted).toEqual([expect.stringContaining(beginning!)]);
  });
}

test('shows the function that describes an outcome, and nothing else', () => {
  const shown = outcomeCode(html, '');
  expect(shown).toMatch(/^<span class="line">function describe/);
  expect(shown).toMatch(/>}\n<\/span>$/);
  expect(shown.match(/function /g)).toHaveLength(1);
});

test('highlights nothing before the transaction', () => {
  expect(outcomeCode(html, '')).not.toContain('line-highlighted');
});

for (const [said] of failures)
  test(`"${said}" is a failure`, () => {
    expect(isFailure(said)).toBe(true);
  });

for (const [said] of sentences)
  test(`"${said}" is no failure`, () => {
    expect(isFailure(said)).toBe(false);
  });
