// Checks docs-react/guides/follow-blocks.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {sendOneDot} from './helpers';
import {importSample} from './import-sample';
import {recordTexts} from './page';

import {expect, onTestFinished, vi} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';
import {createElement as h, type ComponentType} from 'react';
import {Subject} from 'rxjs';

import {bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/follow-blocks.mdx';
/** The simulated chain is the relay chain. */
const onRelayChain = (code: string) =>
  code.replaceAll('polkadot_asset_hub', 'polkadot');

await importSample(guide, 'src/BlockRow.tsx', {change: onRelayChain});
await importSample(guide, 'src/account-at-final-blocks.ts', {
  change: onRelayChain,
});
const {BalanceChanges} = await importSample<{
  BalanceChanges: ComponentType<{address: string}>;
}>(guide, 'src/BalanceChanges.tsx', {change: onRelayChain});
const {readBlockRow} = await importSample<{
  readBlockRow(api: object, number: number, hash?: string): Promise<string>;
}>('docs-shared/_final-blocks.mdx', 'src/read-block-row.ts', {page: guide});
const {LatestFinalBlocks} = await importSample<{
  LatestFinalBlocks: ComponentType;
}>(guide, 'src/LatestFinalBlocks.tsx', {change: onRelayChain});
const {LatestBlocks} = await importSample<{LatestBlocks: ComponentType}>(
  guide,
  'src/LatestBlocks.tsx',
  {change: onRelayChain},
);

test('Follow blocks, List the newest blocks: “a new one appears on top, and its "…" becomes the number of its events”', async ({
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

test('Follow blocks, List the newest final blocks: “Each row has the block’s number of events by pallet, or says that the block can’t be read”', async ({
  bench,
}) => {
  const page = await bench.openBelowProviders(h(LatestFinalBlocks));
  const client = createClient(bench.chains.polkadot.provider);
  onTestFinished(() => client.destroy());
  const {block} = await sendOneDot(
    client.getTypedApi(polkadot).tx,
  ).signAndSubmit(aliceSigner);
  await expect
    .poll(() => readRows().find((row) => row.startsWith(`#${block.number}:`)))
    .toMatch(/Balances \d+/);
  expect(page.text()).toContain("can't be read");
  expect(bench.logged.join()).toContain("can't be read");
});

const readRows = () =>
  Array.from(document.querySelectorAll('li'), (row) => row.textContent);

test('Follow blocks, List the newest final blocks: “Skip repeated blocks” and “Add the missing blocks”', async ({
  bench,
}) => {
  const blocks$ = new Subject<{number: number; hash: string}>();
  vi.stubGlobal('finalBlocks$', blocks$);
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = 'follow-blocks-with-an-outage';
  await importSample('docs-shared/_final-blocks.mdx', 'src/read-block-row.ts', {
    page,
  });
  const {LatestFinalBlocks} = await importSample<{
    LatestFinalBlocks: ComponentType;
  }>(guide, 'src/LatestFinalBlocks.tsx', {
    page,
    change: (code) =>
      onRelayChain(code).replace(
        'client.finalizedBlock$',
        'globalThis.finalBlocks$',
      ),
  });
  const {text} = await bench.openBelowProviders(h(LatestFinalBlocks));
  await expect.poll(text).toContain('Waiting for a block');
  const emit = (number: number) => blocks$.next({number, hash: '0xab'});
  const numbers = () => readRows().map((row) => parseInt(row.slice(1), 10));
  const downFrom = (newest: number) =>
    Array.from({length: 10}, (_, index) => newest - index);

  emit(20);
  await expect.poll(numbers).toEqual(downFrom(20));
  [18, 19, 20, 21].forEach(emit);
  await expect.poll(numbers).toEqual(downFrom(21));
  emit(25);
  await expect.poll(numbers).toEqual(downFrom(25));
  emit(100);
  await expect.poll(numbers).toEqual(downFrom(100));
});

test('Follow blocks, List the newest final blocks: “Look up the hashes of missing blocks”', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  const records = ['System', 'Balances', 'System'].map((type) => ({
    event: {type},
  }));
  const api = {
    query: {
      System: {
        BlockHash: {
          getValue: (number: number) =>
            Promise.resolve({asHex: () => (number === 7 ? hash : '0x00')}),
        },
        Events: {
          getValue: ({at}: {at: string}) =>
            at === hash
              ? Promise.resolve(records)
              : Promise.reject(new Error('Unknown block')),
        },
      },
    },
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await readBlockRow(api, 7)).toBe('System 2, Balances 1');
  expect(await readBlockRow(api, 6)).toBe("can't be read");
});

test('Follow blocks, Show when a value changed: “lists the changes of an account’s total balance”', async ({
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
