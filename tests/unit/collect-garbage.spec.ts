import {expect, test} from '@playwright/test';

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
