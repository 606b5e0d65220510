import path from 'node:path';
import {createContext, runInContext, type Context} from 'node:vm';

import {buildSync} from 'esbuild';
import {expect, test} from 'vitest';

/** The guard, a module of the frame. As a script, it sets `frame.runScript`. */
const guard = buildSync({
  entryPoints: [
    path.resolve(
      __dirname,
      '../../../src/live-examples/frame/forbid-unchecked-code.ts',
    ),
  ],
  bundle: true,
  format: 'iife',
  globalName: 'frame',
  write: false,
}).outputFiles[0]!.text;

/** Timers that also run a text, like a browser's, and without a delay. */
const timers = `
  var timers = [];
  var setTimeout = function (handler, delay, ...values) {
    timers.push(values);
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

test('a timer needs a function', () => {
  const frame = openGuardedFrame();
  expect(() => run('setTimeout(undefined, 100)', frame)).toThrow(
    'setTimeout needs a function.',
  );
  expect(() => run('setInterval({}, 100)', frame)).toThrow(
    'setInterval needs a function.',
  );
});

test('a timer calls its function, without exposing the original timer', () => {
  const frame = openGuardedFrame();
  const code = `
    var received = [];
    var stolen = [];
    // The guard must not call the original timer through this.
    Reflect.apply = (original) => void stolen.push(original);
    setTimeout((...values) => received.push(...values), 0, 1, 2);
    [received.join(), stolen.length].join(' ')`;
  expect(run(code, frame)).toBe('1,2 0');
});

test('the frame itself can run a script', () => {
  expect(run('frame.runScript("1 + 1")', openGuardedFrame())).toBe(2);
});

test('functions are still instances of Function', () => {
  const frame = openGuardedFrame();
  expect(run('(() => {}) instanceof Function', frame)).toBe(true);
});
