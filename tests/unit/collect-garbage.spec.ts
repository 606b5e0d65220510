import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import path from 'node:path';

import freeMemory from '../../src/plugins/free-memory';
import {collectGarbage} from '../../src/plugins/free-memory/collect-garbage';

test('frees what nothing refers to, and keeps the rest', () => {
  const kept = {name: 'kept'};
  const held = new WeakRef(kept);
  const dropped = Array.from({length: 100}, (_, id) => new WeakRef({id}));
  return new Promise<void>((resolve) => {
    // A weak reference holds its object until the turn that made it is over.
    setTimeout(() => {
      collectGarbage();
      expect(dropped.filter((reference) => reference.deref())).toEqual([]);
      expect(held.deref()).toBe(kept);
      resolve();
    });
  });
});

test('a build frees memory when a compiler is done, the development server never', () => {
  const pluginsIn = (environment: string): unknown[] => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = environment;
    try {
      const configure = freeMemory().configureWebpack as () => {
        plugins?: unknown[];
      };
      return configure().plugins ?? [];
    } finally {
      process.env.NODE_ENV = before;
    }
  };
  expect(pluginsIn('development')).toEqual([]);
  const [plugin] = pluginsIn('production') as {apply(compiler: object): void}[];
  const runs: (() => void)[] = [];
  const tap = (_name: string, run: () => void) => runs.push(run);
  plugin!.apply({hooks: {shutdown: {tap}}});
  expect(runs).toEqual([collectGarbage]);
});

/** Reads text after text, beside much that is kept, and tells the heap's largest size in bytes. */
const readTexts = `
  const [, code, isSmall] = process.argv;
  const {collectGarbage, keepHeapSmall} = require(code);
  const kept = Array.from({length: 1e6}, (_, id) => ({id}));
  collectGarbage();
  if (isSmall) keepHeapSmall();
  const file = Buffer.alloc(2e5, 'a');
  const current = [];
  let largest = 0;
  for (let page = 0; page < 4000; page++) {
    current[page % 10] = file.toString('latin1');
    largest = Math.max(largest, process.memoryUsage().heapTotal);
  }
  process.stdout.write(String(largest + 0 * kept.length));
`;

test('where one text is read after the other, those that were read are freed early', () => {
  const largestHeap = (...options: string[]): number =>
    parseInt(
      execFileSync(
        process.execPath,
        [
          ...['--import', 'tsx', '--eval', readTexts],
          path.resolve('src/plugins/free-memory/collect-garbage.ts'),
          ...options,
        ],
        {encoding: 'utf8'},
      ),
    );
  expect(largestHeap('small')).toBeLessThan(0.9 * largestHeap());
});
