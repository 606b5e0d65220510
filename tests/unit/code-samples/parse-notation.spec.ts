import {expect, test} from 'vitest';

import {
  isHidden,
  parseNotation,
} from '../../../src/content/code-samples/parse-notation';

test('a cut with an end hides only the part in between', () => {
  const code = 'a;\n// ---cut-start---\nb;\n// ---cut-end---\nc;';
  const notation = parseNotation(code);
  const shown = ['a;', 'b;', 'c;'].map(
    (part) => !isHidden(notation, code.indexOf(part)),
  );
  expect(shown).toEqual([true, false, true]);
});

test('a caret points to the line above, skipping other carets', () => {
  const code = 'const ab = 1;\n//    ^?\n//         ^?';
  const {queries} = parseNotation(code);
  expect(queries).toEqual([code.indexOf('ab'), code.indexOf('1')]);
});

test('an unpaired cut is an error', () => {
  expect(() => parseNotation('// ---cut-start---\na;')).toThrow(/cut-end/);
  const twice = '// ---cut-start---\na;\n'.repeat(2) + '// ---cut-end---';
  expect(() => parseNotation(twice)).toThrow(/cut-end/);
  expect(() => parseNotation('a;\n// ---cut-end---')).toThrow(/cut-start/);
});
