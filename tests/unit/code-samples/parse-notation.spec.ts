import {expect, test} from 'vitest';

import {
  isHidden,
  parseNotation,
} from '../../../src/content/code-samples/parse-notation';

test('reads expected errors in scripts and in templates', () => {
  expect(parseNotation('// @errors: 2345, 2322').expectedErrors).toEqual([
    2345, 2322,
  ]);
  expect(parseNotation('// @error: 1 2').expectedErrors).toEqual([1, 2]);
  expect(parseNotation('<!-- @errors: 2339 -->').expectedErrors).toEqual([
    2339,
  ]);
});

test('a cut hides everything above it, itself included', () => {
  const code = 'let a;\n// ---cut---\nlet b;';
  const notation = parseNotation(code);
  expect(isHidden(notation, 0)).toBe(true);
  expect(isHidden(notation, code.indexOf('//'))).toBe(true);
  expect(isHidden(notation, code.indexOf('let b'))).toBe(false);
});

test('a cut with an end hides only the part between', () => {
  const code = 'a;\n// ---cut-start---\nb;\n// ---cut-end---\nc;';
  const notation = parseNotation(code);
  const shown = ['a;', 'b;', 'c;'].map(
    (part) => !isHidden(notation, code.indexOf(part)),
  );
  expect(shown).toEqual([true, false, true]);
});

test('a caret points into the line above, past other carets', () => {
  const code = 'const ab = 1;\n//    ^?\n//         ^?';
  const {queries} = parseNotation(code);
  expect(queries).toEqual([code.indexOf('ab'), code.indexOf('1')]);
});

test('a cut without its other half is an error', () => {
  expect(() => parseNotation('// ---cut-start---\na;')).toThrow(/cut-end/);
  expect(() => parseNotation('a;\n// ---cut-end---')).toThrow(/cut-start/);
});
