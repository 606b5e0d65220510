import {test} from './bench';
import {blocksPass, Read, rewards, withButton} from './parts';

import {expect} from 'vitest';
import {useLazyLoadQuery} from '@reactive-dot/react';
import {createElement as h, useState} from 'react';

test('Query, Skip a query: “nothing suspends, and the result is the symbol idle”', async ({
  bench,
}) => {
  const Nothing = () => String(useLazyLoadQuery(() => undefined));
  const page = await bench.openBelowProviders(h(Nothing));
  await expect.poll(page.text).toBe('Symbol(idle)');
  expect(page.texts).not.toContain('Loading');
});

test('Query, Know what is live: “A one-shot answer stays in the cache”', async ({
  bench,
}) => {
  function Toggle() {
    const [isShown, setShown] = useState(true);
    return withButton(isShown && h(Read, {query: rewards}), 'Toggle', () =>
      setShown(!isShown),
    );
  }
  const page = await bench.openBelowProviders(h(Toggle));
  await expect.poll(page.text).toMatch(/^read \d+Toggle$/);
  const before = page.text();
  page.click('Toggle');
  await expect.poll(page.text).toBe('Toggle');
  await blocksPass(bench, 3);
  page.texts.length = 0;
  page.click('Toggle');
  await expect.poll(page.text).toBe(before);
  expect(page.texts).toEqual([before]);
});
