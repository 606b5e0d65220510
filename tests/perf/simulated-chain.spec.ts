import {readFileSync} from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import {expect, test} from '@playwright/test';
import {createClient} from 'polkadot-api';

import {chainFile} from '../../scripts/descriptors/files';
import {createSimulatedChain} from '../../src/live-examples/simulated-chain';
import {createManualClock} from '../../src/live-examples/simulated-chain/clock';
import {verify} from '../../src/live-examples/simulated-chain/keys';
import {
  createWorld,
  polkadotKind,
} from '../../src/live-examples/simulated-chain/worlds';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapAfterCollection(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('memory is flat over a thousand blocks', async () => {
  const clock = createManualClock();
  const chain = createSimulatedChain({
    ...polkadotKind,
    ...createWorld(1, 10_000_000_000n),
    loadMetadata: () => Promise.resolve(readFileSync(chainFile('polkadot'))),
    loadVerify: () => Promise.resolve(verify),
    clock,
    random: () => 0.5,
  });
  const client = createClient(chain.provider);
  const watch = client.bestBlocks$.subscribe();
  await clock.advance(2000 * 200);
  const before = heapAfterCollection();
  await clock.advance(2000 * 1000);
  const grown = heapAfterCollection() - before;
  watch.unsubscribe();
  client.destroy();
  expect(chain.view().best).toBeGreaterThan(1200);
  expect(grown / 2 ** 20).toBeLessThan(2);
});
