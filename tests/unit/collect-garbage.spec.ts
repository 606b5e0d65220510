import {expect, test} from '@playwright/test';

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
