// Checks docs-react/guides/events-and-blocks.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {sendOneDot} from './helpers';
import {importFiles, importSample} from './import-sample';

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
  `${guide}#get-the-call-behind-an-event`,
  'Changes to src/LargeTransfers.tsx',
  {
    page: guide,
    // The test sends 1 DOT.
    change: (code) =>
      onRelayChain(code).replace('10_000_000_000_000n', '10_000_000_000n'),
  },
);

test('Follow events, Notice a gap: “If they differ by more, the blocks in between were skipped”', async () => {
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

test('Follow events, Get the call behind an event: “the name of its call follows”', async ({
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
