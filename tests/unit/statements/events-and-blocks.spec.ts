import {aliceSigner, test} from './bench';
import {sendOneDot} from './helpers';
import {importFiles, importSample} from './import-sample';

import {expect, onTestFinished} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const page = 'docs-react/guides/events-and-blocks.mdx';
/** The simulated chain is the relay chain, with smaller transfers. */
const change = (code: string) =>
  code
    .replaceAll('polkadot_asset_hub', 'polkadot')
    .replace('10_000_000_000_000n', '10_000_000_000n');

await importFiles(page, 'src/decode-call.ts');
const {LargeTransfers} = await importSample<{LargeTransfers: ComponentType}>(
  page,
  'Changes to src/LargeTransfers.tsx',
  {change},
);
await importSample(page, 'src/BlockRow.tsx', {change});
const {LatestBlocks} = await importSample<{LatestBlocks: ComponentType}>(
  page,
  'src/LatestBlocks.tsx',
  {change},
);

test('Events and blocks, Get the call behind an event: “the name of its call follows”', async ({
  bench,
}) => {
  const opened = await bench.openBelowProviders(h(LargeTransfers));
  await expect.poll(opened.text).toContain('Waiting for a large transfer…');

  const client = createClient(bench.chains.polkadot.provider);
  onTestFinished(() => client.destroy());
  await sendOneDot(client.getTypedApi(polkadot).tx).signAndSubmit(aliceSigner);
  await expect
    .poll(opened.text)
    .toMatch(
      new RegExp(
        `#\\d+: ${alice.address} to ${bob.address} .Balances.transfer_keep_alive.`,
      ),
    );
  expect(opened.text()).not.toContain('Waiting');
});

test('Events and blocks, Follow blocks: “"…" becomes the number of its events”', async ({
  bench,
}) => {
  const opened = await bench.openBelowProviders(h(LatestBlocks));
  await expect.poll(opened.text).toMatch(/#\d+ 0x[\da-f]{64}: \d+ events/);
});
