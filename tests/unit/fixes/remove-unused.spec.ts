/**
 * The removal of Ask AI's code from the search modal. A bundler keeps more. The
 * build applies this to the whole modal, and the browser tests open it.
 */
import {expect, test} from 'vitest';

import {removeUnused} from '../../../src/fixes/docsearch-ask-ai/remove-unused';

for (const [rule, kept, removed] of [
  [
    'a function that an export uses',
    ['function used() {}', 'export {used};'],
    ['function unused() {}'],
  ],
  [
    'a function that a used function calls',
    ['function a() { b() }', 'function b() {}', 'export {a};'],
    // It calls a used function, but nothing calls it.
    ['function c() { a() }'],
  ],
  [
    'a class that an export uses',
    ['class Used {}', 'export {Used};'],
    ['class Unused { used() { return Used } }'],
  ],
  [
    'an assignment to a used variable',
    ['var used = {};', 'used.a = 1;', 'export {used};'],
    ['var unused = {};', 'unused.a = used;'],
  ],
  [
    'a call that receives a used variable',
    [
      'var used;',
      '!function (a) { a.b = 1 }(used || (used = {}));',
      'export {used};',
    ],
    ['var unused;', '!function (a) { a.b = 1 }(unused || (unused = {}));'],
  ],
  ['an import', ["import {z} from 'z';"], ['var unused = z.object();']],
] as const) {
  test(`keeps ${rule}, and removes the rest`, () => {
    const code = [...removed, ...kept].join('\n');
    expect(removeUnused(code)).toBe(kept.join('\n'));
  });
}

test('removes unused variables and assignments from a list', () => {
  const code = `
var used = 1, unused = 2, alone;
used.a = 1, unused.a = 2;
export {used};`;
  expect(removeUnused(code).split('\n')).toEqual([
    'var used = 1;',
    'used.a = 1;',
    'export {used};',
  ]);
});

test('a property’s name doesn’t keep a variable', () => {
  const code = 'var name = 1;\nexport const used = {name: 2}.name;';
  expect(removeUnused(code)).toBe('export const used = {name: 2}.name;');
});
