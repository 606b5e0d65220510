import {readFileSync} from 'node:fs';
import {mock} from 'node:test';
import {setImmediate} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

import {expect, test} from '@playwright/test';
import {createClient} from 'polkadot-api';

import {chainFile} from '../../../scripts/descriptors/files';
import {createSimulatedChain} from '../../../src/live-examples/simulated-chain';
import {verify} from '../../../src/live-examples/simulated-chain/keys';
import {
  createWorld,
  polkadotKind,
} from '../../../src/live-examples/simulated-chain/worlds';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapAfterCollection(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Lets the time of some blocks pass. */
async function pass(blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    mock.timers.tick(2000);
    await setImmediate();
  }
}

test.afterEach(() => mock.timers.reset());

test('memory is flat over a thousand blocks', async () => {
  mock.timers.enable({apis: ['setTimeout']});
  const chain = createSimulatedChain({
    ...polkadotKind,
    ...createWorld(1, 10_000_000_000n),
    loadMetadata: () => Promise.resolve(readFileSync(chainFile('polkadot'))),
    loadVerify: () => Promise.resolve(verify),
    random: () => 0.5,
  });
  const client = createClient(chain.provider);
  const watch = client.bestBlocks$.subscribe();
  await pass(200);
  const before = heapAfterCollection();
  await pass(1000);
  const grown = heapAfterCollection() - before;
  watch.unsubscribe();
  client.destroy();
  expect(chain.view().best).toBeGreaterThan(1100);
  expect(grown / 2 ** 20).toBeLessThan(2);
});
