/**
 * The text of a value in the playground's console and in the list of requests.
 * Examples can log any value, so each kind is tested here.
 */
import {Binary} from 'polkadot-api';
import {expect, test} from 'vitest';

import {toText} from '../../../src/live-examples/frame/to-text';

const circular: {self?: object} = {};
circular.self = circular;

for (const [what, value, text] of [
  ['a text', 'a "text"', 'a "text"'],
  ['a number', 1.5, '1.5'],
  ['a bigint', 10n, '10n'],
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a symbol', Symbol('a'), 'Symbol(a)'],
  ['a function', function read() {}, '[Function read]'],
  ['an error', new TypeError('It failed.'), 'TypeError: It failed.'],
  ['bytes of the chain', Binary.fromHex('0x0102'), '0x0102'],
  ['an object', {a: 'b', c: [1n, undefined]}, '{"a":"b","c":[1n,undefined]}'],
  ['an error in an object', {error: new Error('a')}, '{"error":"Error: a"}'],
  ['a symbol in a list', [Symbol('a')], '["Symbol(a)"]'],
  ['a map', new Map([['a', 1n]]), '[["a",1n]]'],
  ['a set', new Set(['a']), '["a"]'],
  ['a circular object', circular, '[object Object]'],
] as const) {
  test(`${what} is logged as ${text}`, () => {
    expect(toText(value)).toBe(text);
  });
}

test('an object whose getter throws is logged by its kind', () => {
  const hostile = {
    get value(): never {
      throw new Error('denied');
    },
  };
  expect(toText(hostile)).toBe('[object Object]');
});
