// The notation of samples in comments: cuts and carets. The README of
// src/content/code-samples explains it to authors.
import {expect, test} from 'vitest';

import {
  isHidden,
  parseNotation,
} from '../../../src/content/code-samples/parse-notation';

test('a cut with an end hides only the part in between', () => {
  const code = 'a;\n// ---cut-start---\nb;\n// ---cut-end---\nc;';
  const notation = parseNotation(code);
  const isVisible = ['a;', 'b;', 'c;'].map(
    (part) => !isHidden(notation, code.indexOf(part)),
  );
  expect(isVisible).toEqual([true, false, true]);
});

test('a caret points to the line above, skipping other carets', () => {
  const code = 'const ab = 1;\n//    ^?\n//         ^?';
  const {queries} = parseNotation(code);
  expect(queries).toEqual([code.indexOf('ab'), code.indexOf('1')]);
});

for (const [what, code] of [
  ['without an end', '// ---cut-start---\na;'],
  ['without a start', 'a;\n// ---cut-end---'],
  [
    'that starts twice',
    '// ---cut-start---\na;\n// ---cut-start---\nb;\n// ---cut-end---',
  ],
] as const) {
  test(`a cut ${what} is an error`, () => {
    expect(() => parseNotation(code)).toThrow(
      '`---cut-start---` and `---cut-end---` must be paired',
    );
  });
}
