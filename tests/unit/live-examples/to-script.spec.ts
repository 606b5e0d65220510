/** The compiler of readers' code, TypeScript with JSX, to a script. */
import {runInNewContext} from 'node:vm';

import {expect, test, vi} from 'vitest';

import {toScript} from '../../../src/live-examples/code/to-script';

/** Runs compiled code as the frame does. Returns its exports. */
function load(code: string, checkTime: () => void = () => {}) {
  const exported: {default?: unknown} = {};
  const script = runInNewContext(toScript(code)) as (
    require: () => object,
    exports: object,
    checkTime: () => void,
  ) => void;
  script(() => ({}), exported, checkTime);
  return exported;
}

test('compiled code has its exports, without types', () => {
  expect(load('export default 1 as number;').default).toBe(1);
});

test('compiled code calls the time check', () => {
  const checkTime = vi.fn();
  load('for (const turn of [1, 2]) {}', checkTime);
  expect(checkTime).toHaveBeenCalledTimes(2);
});

test('compiled code keeps its lines', () => {
  const code = 'type A = {\n  b: string;\n};\nexport default () => <p>{1}</p>;';
  // Imports and the time check are added to the first line.
  const [, ...lines] = toScript(code).split('\n');
  expect(lines.slice(0, 3)).toEqual(['', '', expect.stringContaining('1')]);
});

test('a syntax error has its message and its line', () => {
  expect(() => toScript('const a = 1;\nconst b = ;')).toThrow(
    expect.objectContaining({message: 'Unexpected token', line: 2}) as Error,
  );
});
