import path from 'node:path';
import {createContext, runInContext, type Context} from 'node:vm';

import {buildSync} from 'esbuild';
import {expect, test} from 'vitest';

/** The frame's module, which sets `frame.runScript`. */
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

/** A browser's timers, which also run a text. */
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

/** Creates the globals of a frame, in which examples run. */
function openFrame(): Context {
  const context = createContext();
  runInContext(timers, context);
  return context;
}

function openGuardedFrame(): Context {
  const context = openFrame();
  runInContext(guard, context);
  return context;
}

/** The bytes of the smallest WebAssembly module. */
const wasm = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';

/** Ways to create code without time checks, and their errors in the frame. */
const attacks: Readonly<Record<string, RegExp>> = Object.fromEntries([
  ...[
    'eval("1")',
    '(0, eval)("1")',
    'new Function("return 1")()',
    'Reflect.construct(Function, ["return 1"])()',
    '(() => {}).constructor("return 1")()',
    '(async () => {}).constructor("return 1")()',
    '(function* () {}).constructor("yield 1")()',
    '(async function* () {}).constructor("yield 1")()',
    'setTimeout("1")',
    'setInterval("1")',
  ].map((attack) => [attack, /^Error: Code can't be created from text here/]),
  [`new WebAssembly.Module(${wasm})`, /^ReferenceError: WebAssembly/],
]) as Record<string, RegExp>;

for (const [attack, error] of Object.entries(attacks))
  test(`an example can't run ${attack}, which works without the frame`, () => {
    expect(() => run(attack, openFrame())).not.toThrow();
    expect(() => run(attack, openGuardedFrame())).toThrow(
      expect.toSatisfy((e) => error.test(String(e))),
    );
  });

test('a timer without a function says what it needs', () => {
  const frame = openGuardedFrame();
  expect(() => run('setTimeout(undefined, 100)', frame)).toThrow(
    'setTimeout needs a function.',
  );
  expect(() => run('setInterval({}, 100)', frame)).toThrow(
    'setInterval needs a function.',
  );
});

test('a timer calls its function, and keeps the original from examples', () => {
  const frame = openGuardedFrame();
  const code = `
    var received = [];
    var stolen = [];
    Reflect.apply = (original) => void stolen.push(original);
    setTimeout((...values) => received.push(...values), 0, 1, 2);
    [received.join(), stolen.length].join(' ')`;
  expect(run(code, frame)).toBe('1,2 0');
});

test('the frame itself can run a script, and functions are still instances of Function', () => {
  const frame = openGuardedFrame();
  expect(run('frame.runScript("1 + 1")', frame)).toBe(2);
  expect(run('(() => {}) instanceof Function', frame)).toBe(true);
});
