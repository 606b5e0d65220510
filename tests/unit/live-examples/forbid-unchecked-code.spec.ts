/**
 * The guard that takes eval and its relatives away from examples. Runs it in a
 * context of `node:vm`, with and without the guard, so that each attack is known
 * to work. `tests/engines/playground-hostile-code.spec.ts` tests browsers.
 */
import {createContext, runInContext, type Context} from 'node:vm';

import {expect, test} from 'vitest';

import {bundleFrameModule} from './bundle-frame-module';

/** The guard as a script. Sets `frame.runScript`. */
const guard = bundleFrameModule('forbid-unchecked-code', 'frame');

/** Timers that also run a text, like a browser's, and without a delay. */
const timers = `
  var setTimeout = function (handler, delay, ...values) {
    return typeof handler === 'function' ? handler(...values) : (0, eval)(handler);
  };
  var setInterval = setTimeout;
`;

/** Runs code as an example does. */
const run = (code: string, frame: Context): unknown =>
  runInContext(code, frame);

/** Creates the globals of a frame without the guard. */
function openFrame(): Context {
  const context = createContext();
  runInContext(timers, context);
  return context;
}

/** Creates the globals in which examples run. */
function openGuardedFrame(): Context {
  const context = openFrame();
  runInContext(guard, context);
  return context;
}

/** The bytes of the smallest WebAssembly module. */
const wasm = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';

const fromText = /^Error: Code can't be created from text here/;

// Ways to create code without time checks.
for (const [attack, error] of [
  ['eval("1")', fromText],
  ['(0, eval)("1")', fromText],
  ['new Function("return 1")()', fromText],
  ['Reflect.construct(Function, ["return 1"])()', fromText],
  ['(() => {}).constructor("return 1")()', fromText],
  ['(async () => {}).constructor("return 1")()', fromText],
  ['(function* () {}).constructor("yield 1")()', fromText],
  ['(async function* () {}).constructor("yield 1")()', fromText],
  ['setTimeout("1")', fromText],
  ['setInterval("1")', fromText],
  [`new WebAssembly.Module(${wasm})`, /^ReferenceError: WebAssembly/],
] as const) {
  test(`only the guard prevents ${attack}`, () => {
    expect(() => run(attack, openFrame())).not.toThrow();
    expect(() => run(attack, openGuardedFrame())).toThrow(
      expect.toSatisfy((thrown) => error.test(String(thrown))),
    );
  });
}

for (const [timer, handler] of [
  ['setTimeout', 'undefined'],
  ['setInterval', '{}'],
] as const) {
  test(`${timer} rejects ${handler} instead of a function`, () => {
    const code = `${timer}(${handler}, 100)`;
    expect(() => run(code, openGuardedFrame())).toThrow(
      `${timer} needs a function.`,
    );
  });
}

test('a timer passes its values to its function', () => {
  const code = `
    var received;
    setTimeout((...values) => (received = values.join()), 0, 1, 2);
    received`;
  expect(run(code, openGuardedFrame())).toBe('1,2');
});

test('a timer doesn’t expose the original timer through Reflect.apply', () => {
  const code = `
    var stolen = 0;
    Reflect.apply = () => (stolen += 1);
    setTimeout(() => {}, 0);
    stolen`;
  expect(run(code, openGuardedFrame())).toBe(0);
});

test('the frame itself can run a script', () => {
  expect(run('frame.runScript("1 + 1")', openGuardedFrame())).toBe(2);
});

test('functions are still instances of Function', () => {
  const frame = openGuardedFrame();
  expect(run('(() => {}) instanceof Function', frame)).toBe(true);
});
