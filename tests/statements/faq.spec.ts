import {test} from './bench';
import {balance, Read} from './parts';

import {expect} from 'vitest';
import {createElement as h} from 'react';

test('Questions and errors, crypto.randomUUID: “in React, the cache of every query need crypto.randomUUID”', async ({
  bench,
}) => {
  const {randomUUID} = crypto;
  const define = (value: unknown) =>
    Object.defineProperty(crypto, 'randomUUID', {value, configurable: true});
  define(undefined);
  try {
    const page = await bench.openBelowProviders(h(Read, {query: balance}));
    await expect.poll(() => page.errors.length).toBeGreaterThan(0);
    expect(page.errors[0]).toContain('randomUUID is not a function');
  } finally {
    define(randomUUID);
  }
});
