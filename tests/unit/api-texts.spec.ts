import {expect, test} from 'vitest';

import {cases} from '../../src/reference/typedoc/cases';

test('a text of one sentence stays a paragraph', () => {
  expect(cases('The children.')).toBe('The children.');
});

test('an error with its message, or a condition, heads the row of its case', () => {
  const rows = cases(
    '[`BaseError`](e.md) “No config” outside a provider. `BaseError` with the message `No cache`, when there is none. With `use: false`, a promise instead. What else there is.',
  );
  expect(rows.split(/\n+/)).toEqual([
    '<div class="api-rows api-cases">',
    '- [`BaseError`](e.md) “No config”',
    '  Outside a provider.',
    '- `BaseError` `No cache`',
    '  When there is none.',
    '- With `use: false`',
    '  A promise instead.',
    '- What else there is.',
    '</div>',
  ]);
});
