// Checks docs-react/guides/events-and-blocks.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {sendOneDot} from './helpers';
import {importFiles, importSample} from './import-sample';
import {recordTexts} from './page';

import {expect, onTestFinished} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';
import {firstValueFrom, from, toArray, type Observable} from 'rxjs';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/events-and-blocks.mdx';
/** The simulated chain is the relay chain. */
const onRelayChain = (code: string) =>
  code.replaceAll('polkadot_asset_hub', 'polkadot');

await importFiles(guide, 'src/decode-call.ts');
const {LargeTransfers} = await importSample<{LargeTransfers: ComponentType}>(
  guide,
  'Changes to src/LargeTransfers.tsx',
  {
    // The test sends 1 DOT.
    change: (code) =>
      onRelayChain(code).replace('10_000_000_000_000n', '10_000_000_000n'),
  },
);
await importSample(guide, 'src/BlockRow.tsx', {change: onRelayChain});
await importSample(guide, 'src/account-at-final-blocks.ts', {
  change: onRelayChain,
});
const {BalanceChanges} = await importSample<{
  BalanceChanges: ComponentType<{address: string}>;
}>(guide, 'src/BalanceChanges.tsx', {change: onRelayChain});
const {LatestBlocks} = await importSample<{LatestBlocks: ComponentType}>(
  guide,
  'src/LatestBlocks.tsx',
  {change: onRelayChain},
);

test('Events and blocks, Notice a gap: “If they differ by more, the blocks in between were skipped”', async () => {
  const {findGaps} = await importSample<{
    findGaps(client: object): Observable<{first: number; last: number}>;
  }>('docs-shared/_event-gaps.mdx', 'src/find-gaps.ts', {page: guide});
  // The next node is behind, and a long outage follows.
  const numbers = [11, 12, 10, 11, 12, 13, 30, 31];
  const blocks = from(numbers.map((number) => ({number})));
  expect(
    await firstValueFrom(findGaps({finalizedBlock$: blocks}).pipe(toArray())),
  ).toEqual([{first: 14, last: 29}]);
});

test('Events and blocks, Get the call behind an event: “the name of its call follows”', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(LargeTransfers));
  await expect.poll(page.text).toContain('Waiting for a large transfer…');

  const client = createClient(bench.chains.polkadot.provider);
  onTestFinished(() => client.destroy());
  await sendOneDot(client.getTypedApi(polkadot).tx).signAndSubmit(aliceSigner);
  await expect
    .poll(page.text)
    .toMatch(
      new RegExp(
        `#\\d+: ${alice.address} to ${bob.address} .Balances\\.transfer_keep_alive.`,
      ),
    );
  expect(page.text()).not.toContain('Waiting');
});

test('Events and blocks, Follow blocks: “a new one appears on top, and its "…" becomes the number of its events”', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(LatestBlocks));
  const texts = recordTexts(page);
  const isCounted = (text: string) =>
    /^#\d+ 0x[\da-f]{64}: \d+ events/.test(text);
  await expect.poll(() => isCounted(page.text())).toBe(true);
  const [block = ''] = /^#\d+ 0x[\da-f]{64}: /.exec(page.text()) ?? [];
  expect(texts.join()).toContain(`${block}… events`);
});

test('Events and blocks, Say in which block a value changed: “lists the changes of an account’s total balance”', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(
    h(BalanceChanges, {address: bob.address}),
  );
  const client = createClient(bench.chains.polkadot.provider);
  onTestFinished(() => client.destroy());
  // Until two blocks are final, the component has seen the first balance.
  const {number} = await client.getFinalizedBlock();
  await expect
    .poll(async () => (await client.getFinalizedBlock()).number)
    .toBeGreaterThan(number + 1);
  const {block} = await sendOneDot(
    client.getTypedApi(polkadot).tx,
  ).signAndSubmit(aliceSigner);
  await expect.poll(page.text).toContain(`#${block.number}: from `);
  const [, before, after] =
    /from (\d+) to (\d+) planck/.exec(page.text()) ?? [];
  expect(BigInt(after ?? 0) - BigInt(before ?? 0)).toBe(10_000_000_000n);
});
