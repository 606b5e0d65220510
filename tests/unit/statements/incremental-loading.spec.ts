import {test} from './bench';
import {waitForBlocks, withButton} from './helpers';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {pending} from '@reactive-dot/core';
import {useLazyLoadQuery} from '@reactive-dot/react';
import {
  createElement as h,
  startTransition,
  useState,
  type ComponentType,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

const show = (value: unknown): string => (value === pending ? '…' : 'there');

test('Known issues, atom.write is not a function: “React recovers, but the reads that follow in the query”', async ({
  bench,
}) => {
  function Keyed(props: {defer: boolean}) {
    const [fetchKey, setFetchKey] = useState(0);
    const [height, rewards] = useLazyLoadQuery(
      (builder) =>
        builder
          .storage('System', 'Number', [], {defer: props.defer})
          .runtimeApi('NominationPoolsApi', 'pending_rewards', [alice.address]),
      {fetchKey},
    );
    const text = `${show(height)} ${rewards} ${fetchKey}`;
    return withButton(text, 'Refetch', () =>
      startTransition(() => setFetchKey(1)),
    );
  }
  for (const defer of [true, false]) {
    const page = await bench.openBelowProviders(h(Keyed, {defer}));
    await expect.poll(page.text).toMatch(/^there \d+ 0Refetch$/);
    const before = page.text().split(' ')[1];
    await waitForBlocks(bench, 3);
    page.click('Refetch');
    await expect.poll(page.text).toMatch(/ 1Refetch$/);
    expect(page.text().split(' ')[1] === before).toBe(defer);
    expect(page.errors.length > 0).toBe(defer);
    page.close();
  }
});

test('Show partial results, Load more rows on demand: “The old rows stay on screen”', async ({
  bench,
}) => {
  const {PoolList} = await importSample<{PoolList: ComponentType}>(
    'docs-react/guides/incremental-loading.mdx',
    'src/PoolList.tsx',
    undefined,
    (code) => code.replace('pageSize = 20', 'pageSize = 2'),
  );
  const page = await bench.openBelowProviders(h(PoolList));
  await expect.poll(page.text).toMatch(/^(\d+ members){2}Show more$/);
  const oldRows = page.text().replace('Show more', '');
  // React subscribes to the rows in an effect, which a busy machine can run
  // after the test has seen them.
  await waitForBlocks(bench, 2);

  const shown = [];
  bench.switches.slow = true;
  page.click('Show more');
  do {
    shown.push(page.text());
    await new Promise((resolve) => setTimeout(resolve));
  } while (!/^(\d+ members){4}/.test(shown.at(-1)!));
  expect(shown).toContain(`${oldRows}……Show more`);
  for (const text of shown) expect(text.startsWith(oldRows), text).toBe(true);
});
