// Checks docs-react/guides/recipes.mdx, Poll a value.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {expectPauseInHiddenTab, waitForBlocks} from './helpers';
import {importDemo, importSample} from './import-sample';
import {createSlowConfig} from './slow-node';

import {expect} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

test('Recipes, Poll a value: the next request waits for an answer that takes longer than the pause, and for a visible tab', async ({
  bench,
}) => {
  const Polling = await importDemo('polling', (code) =>
    code.replace('pause = 5000', 'pause = 100'),
  );
  const slow = createSlowConfig(bench);
  const page = await bench.open(belowProviders(slow.config, h(Polling)));
  await expect.poll(page.text).toMatch(/^Pending rewards: [\d,]+ planck$/);

  slow.reads.hold();
  await expect.poll(() => slow.reads.count).toBe(1);
  // An earlier request may have been answered until then.
  await waitForBlocks(bench, 1);
  const before = page.text();
  // Two blocks take 400 ms, four times the pause.
  await waitForBlocks(bench, 2);
  expect(slow.reads.count).toBe(1);
  expect(page.text()).toBe(before);

  slow.reads.release();
  await expect.poll(page.text).not.toBe(before);

  await expectPauseInHiddenTab(bench, slow.reads);
});

test('Recipes, Poll each row of a table: “If a read fails, its row keeps the last balance and says that it’s old”', async ({
  bench,
}) => {
  const {PolledTable} = await importSample<{
    PolledTable: ComponentType<{addresses: string[]}>;
  }>('docs-react/guides/recipes.mdx', 'src/PolledTable.tsx', {
    change: (code) => code.replace('intervalMs = 30_000', 'intervalMs = 500'),
  });
  const addresses = [alice.address, bob.address];
  const page = await bench.openBelowProviders(h(PolledTable, {addresses}));
  const balance = 'DOT [\\d,.]+';
  const upToDate = new RegExp(`^\\w+${balance}\\w+${balance}$`);
  await expect.poll(page.text).toMatch(upToDate);

  bench.switches.fail = true;
  const oneIsOld = new RegExp(`${balance} \\(not up to date\\)`);
  await expect.poll(page.text, {interval: 20}).toMatch(oneIsOld);
  await expect.poll(page.text).toMatch(upToDate);
});
