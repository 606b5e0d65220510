import {expect, test} from 'vitest';

import {outcomeCode} from '@site/src/live-examples/rail/outcome-code';
import {isAt, isFailure, steps} from '@site/src/live-examples/rail/outcomes';
import {readDemos} from '@site/src/live-examples/read-demos';

const {code} = readDemos().find(({name}) => name === 'transaction-outcomes')!;
const html = code
  .split('\n')
  .map((line) => `<span class="line">${line}\n</span>`)
  .join('');

/** What the sample tells the user at each step. */
const sentences = [
  ['Connecting, or waiting for your wallet…', 'signing'],
  ['Sent. Waiting for a block…', 'broadcast'],
  ['In block 3, which can still be replaced…', 'best block'],
  ['It may not be valid anymore…', 'best block'],
  ['Done in block 3.', 'finalized'],
] as const;

/** What the sample tells the user about each failure. */
const failures = [
  ['Not signed, or lost. Check your account before you retry.', 'signing'],
  ['The chain refused the transaction. Nothing was paid.', 'signed'],
  ['It failed on chain. You paid only the fee.', 'finalized'],
] as const;

for (const [said, name] of [...sentences, ...failures]) {
  test(`"${said}" marks its step and highlights its line`, () => {
    const current = steps.filter((step) => isAt(step, said));
    expect(current.map((step) => step.name)).toEqual([name]);
    const shown = outcomeCode(html, said);
    expect(shown).toMatch(/^<span class="line">function describe/);
    expect(shown).toMatch(/>}\n<\/span>$/);
    const highlighted = shown.match(/line-highlighted">.*\n/g);
    expect(highlighted).toHaveLength(1);
    // The code has a variable instead of the number.
    expect(highlighted![0]).toContain(said.split(/\d/)[0]);
  });
}

test('highlights nothing before the transaction', () => {
  expect(outcomeCode(html, '')).not.toContain('line-highlighted');
});

test('distinguishes failures from other sentences', () => {
  const said = [...sentences, ...failures].map(([sentence]) => sentence);
  expect(said.filter(isFailure)).toEqual(
    failures.map(([sentence]) => sentence),
  );
});
