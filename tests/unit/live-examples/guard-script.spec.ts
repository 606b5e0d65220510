/**
 * The time checks that are added to readers' code. Compares scripts, because a
 * missing check would only show up as an endless loop.
 */
import {Script} from 'node:vm';
import {expect, test} from 'vitest';

import {toScript} from '@site/src/live-examples/code/to-script';
import {
  guardScript,
  timeCheck,
} from '@site/src/live-examples/code/guard-script';

/** Scripts, and the same scripts with `!` for each added call of the check. */
const guarded: Readonly<Record<string, string>> = {
  'while (a) {b()}': 'while (a) {!;b()}',
  'for (;;);': 'for (;;){!;;}',
  'for (const a of b) for (c in d) e':
    'for (const a of b) {!;for (c in d) {!;e}}',
  'do a++; while (b)': 'do {!;a++;} while (b)',
  'while (a) b = c => d': 'while (a) {!;b = c => (!,d)}',
  'function a() {} b = {c() {}}': 'function a() {!;} b = {c() {!;}}',
  'a = async (b) => ({b})': 'a = async (b) => (!,({b}))',
  'async () => {for await (const a of b) c()}':
    'async () => {!;for await (const a of b) {!;c()}}',
  'class A {static {for (;;) a()}}': 'class A {static {!;for (;;) {!;a()}}}',
  'function* a() {while (b) yield c}':
    'function* a() {!;while (b) {!;yield c}}',
  // Comments stay where they are.
  'do /* again */ a(); while (b)': 'do /* again */ {!;a();} while (b)',
  'do // again\n {a()} while (b)': 'do // again\n {!;a()} while (b)',
  'for (;;) /* empty */ ;': 'for (;;) /* empty */ {!;;}',
  'while (a) b() // again': 'while (a) {!;b()} // again',
  'a = () => /* b */ c /* d */': 'a = () => /* b */ (!,c) /* d */',
};

for (const [code, expected] of Object.entries(guarded))
  test(`adds time checks to ${JSON.stringify(code)}`, () => {
    const script = guardScript(code);
    expect(script).toBe(expected.replaceAll('!', `${timeCheck}()`));
    expect(() => new Script(script)).not.toThrow();
  });

// `toScript` calls the guard, and converts its error to a problem with a line.
for (const code of [
  `${timeCheck} = () => {};`,
  `{const ${timeCheck} = () => {};}`,
  `function a(${timeCheck}: () => void) {}`,
  `const {${timeCheck}} = a;`,
  '__check\\u0054ime = () => {};',
  'let {__check\\u{54}ime} = a;',
])
  test(`code can't replace the check: ${code}`, () => {
    expect(() => toScript(`\n${code}`)).toThrow(
      expect.objectContaining({
        message: "__checkTime and names with escapes can't be used here.",
        line: 2,
      }) as Error,
    );
  });

for (const [what, text] of [
  ['an escape in a text', '"\\u0054"'],
  ['an escape in a template', '`\\u0054`'],
  ['the name of the check in a text', `"${timeCheck}"`],
] as const) {
  test(`code can have ${what}`, () => {
    expect(() => toScript(`a(${text});`)).not.toThrow();
  });
}
