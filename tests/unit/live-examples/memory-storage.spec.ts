/**
 * The storage of the frame, which runs without a browser. Readers' code expects
 * the methods of the standard. `demos/remembered-account.tsx` uses some of them.
 */
import {createContext, runInContext, type Context} from 'node:vm';

import {expect, test} from 'vitest';

import {bundleFrameModule} from './bundle-frame-module';

const replaceStorage = bundleFrameModule('memory-storage');

/** Runs code in a new frame, and returns its value. */
function run(code: string, frame: Context = createContext()): unknown {
  runInContext(replaceStorage, frame);
  return runInContext(code, frame);
}

for (const [promise, code, value] of [
  ['returns a stored value', 'getItem("a")', '1'],
  ['returns null for a missing key', 'getItem("c")', null],
  ['has no methods of a Map', 'get', undefined],
  ['counts its values', 'length', 2],
  ['returns a key by its position', 'key(1)', 'b'],
  ['returns null for a position after the last key', 'key(2)', null],
] as const) {
  test(`the frame’s storage ${promise}`, () => {
    const store =
      'localStorage.setItem("a", "1"); localStorage.setItem("b", "2");';
    expect(run(`${store} localStorage.${code}`)).toBe(value);
  });
}

for (const [promise, change, length] of [
  ['replaces a value', 'setItem("a", "2")', 1],
  ['removes a value', 'removeItem("a")', 0],
  ['removes all values', 'clear()', 0],
] as const) {
  test(`the frame’s storage ${promise}`, () => {
    const store = 'localStorage.setItem("a", "1");';
    expect(run(`${store} localStorage.${change}; localStorage.length`)).toBe(
      length,
    );
  });
}

test('the frame’s storage converts keys and values to text', () => {
  const store = 'localStorage.setItem(1, true);';
  expect(run(`${store} localStorage.getItem("1")`)).toBe('true');
});

test('the storage of the session has its own values', () => {
  const store = 'localStorage.setItem("a", "1");';
  expect(run(`${store} sessionStorage.getItem("a")`)).toBeNull();
});

test('the frame’s storage replaces one that denies access', () => {
  const frame = createContext();
  runInContext(
    `Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() { throw new Error('denied'); },
    });`,
    frame,
  );
  expect(() => void runInContext('localStorage', frame)).toThrow('denied');
  expect(run('localStorage.length', frame)).toBe(0);
});
