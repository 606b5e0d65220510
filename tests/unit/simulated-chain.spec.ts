import {readFileSync} from 'node:fs';

import {expect, test, vi} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {fromHex} from '@polkadot-api/utils';
import {Binary, createClient, type PolkadotClient} from 'polkadot-api';
import {getPolkadotSigner} from 'polkadot-api/signer';

import {chainFile} from '../../scripts/descriptors/files';
import {
  createSimulatedChain,
  type SimulatedChain,
} from '../../src/live-examples/simulated-chain';
import {alice, bob} from '../../src/live-examples/simulated-chain/accounts';
import {sign, verify} from '../../src/live-examples/simulated-chain/keys';
import {
  createWorld,
  kusamaKind,
  polkadotKind,
} from '../../src/live-examples/simulated-chain/worlds';

const dot = 10_000_000_000n;
const loadMetadata = () => Promise.resolve(readFileSync(chainFile('polkadot')));

/** Lets some milliseconds of the chain's time pass. */
const advance = (milliseconds: number) =>
  vi.advanceTimersByTimeAsync(milliseconds);

const signerOf = (publicKeyOf: typeof alice, signsAs = publicKeyOf) =>
  getPolkadotSigner(fromHex(publicKeyOf.publicKey), 'Sr25519', (payload) =>
    sign(signsAs.path, payload),
  );

interface Bench {
  chain: SimulatedChain;
  client: PolkadotClient;
  /** Lets the clock run, by hundreds of ms, until the promise is settled. */
  settled<T>(promise: Promise<T>): Promise<T>;
}

const clients: PolkadotClient[] = [];
test.beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});
test.afterEach(() => {
  clients.splice(0).forEach((client) => client.destroy());
  vi.useRealTimers();
});

function setUp(seed = 1, kind = polkadotKind): Bench {
  const chain = createSimulatedChain({
    ...kind,
    ...createWorld(seed, dot),
    loadMetadata,
    loadVerify: () => Promise.resolve(verify),
    random: () => 0.5,
  });
  const client = createClient(chain.provider);
  clients.push(client);
  return {
    chain,
    client,
    async settled(promise) {
      let isSettled = false;
      promise.then(
        () => (isSettled = true),
        () => (isSettled = true),
      );
      for (let step = 0; !isSettled && step < 400; step += 1) {
        await advance(100);
      }
      expect(isSettled, 'the promise settled').toBe(true);
      return promise;
    },
  };
}

const apiOf = ({client}: Bench) => client.getTypedApi(polkadot);
const transferOf = (bench: Bench, value: bigint) =>
  apiOf(bench).tx.Balances.transfer_keep_alive({
    dest: MultiAddress.Id(bob.address),
    value,
  });

test('answers storage, entries, constants and runtime APIs', async () => {
  const bench = setUp();
  const api = apiOf(bench);
  const account = await bench.settled(
    api.query.System.Account.getValue(alice.address),
  );
  expect(account.data.free).toBe(10_000n * dot);
  expect(await bench.settled(api.constants.Balances.ExistentialDeposit())).toBe(
    dot,
  );
  const pools = await bench.settled(
    api.query.NominationPools.Metadata.getEntries(),
  );
  const names = pools
    .sort((a, b) => a.keyArgs[0] - b.keyArgs[0])
    .map(({value}) => value.asText());
  expect(names.slice(0, 6)).toEqual([
    'Harbour',
    'Lantern',
    'Meadow',
    'Quarry',
    'Willow',
    'Harbour 2',
  ]);
  expect(names).toHaveLength(
    await bench.settled(api.query.NominationPools.LastPoolId.getValue()),
  );
  expectRewards(
    await bench.settled(
      api.apis.NominationPoolsApi.pending_rewards(alice.address),
    ),
    bench,
  );
  const absent = await bench.settled(
    api.query.NominationPools.BondedPools.getValue(99),
  );
  expect(absent).toBeUndefined();
});

/** The rewards of a block that was finalized when they were asked for. */
function expectRewards(rewards: bigint, {chain}: Bench): void {
  const sinceGenesis = rewards - 2_345_678_900n;
  expect(sinceGenesis % 12_345_678n).toBe(0n);
  const block = Number(sinceGenesis / 12_345_678n);
  const {finalized = 0} = chain.view();
  expect(block).toBeLessThanOrEqual(finalized);
  expect(block).toBeGreaterThanOrEqual(finalized - 1);
}

test('says what it does not answer', async () => {
  const bench = setUp();
  await expect(
    bench.settled(apiOf(bench).apis.StakingApi.nominations_quota(1n)),
  ).rejects.toThrow(
    'The simulated chain does not answer StakingApi_nominations_quota',
  );
});

test('a kind of chain may differ in its constants', async () => {
  const bench = setUp(1, kusamaKind);
  const api = apiOf(bench);
  expect(await bench.settled(api.constants.Balances.ExistentialDeposit())).toBe(
    333_333_333n,
  );
  expect(await bench.settled(bench.client.getChainSpecData())).toMatchObject({
    name: 'Kusama (simulated)',
    properties: {tokenSymbol: 'KSM'},
  });
});

test('a transfer goes from signed to finalized and watchers see it', async () => {
  const bench = setUp();
  const balances: bigint[] = [];
  const watch = apiOf(bench)
    .query.System.Account.watchValue(bob.address, 'best')
    .subscribe(({data}) => balances.push(data.free));
  const steps: string[] = [];
  await bench.settled(
    new Promise<void>((resolve, reject) => {
      transferOf(bench, 3n * dot)
        .signSubmitAndWatch(signerOf(alice))
        .subscribe({
          next: (event) =>
            steps.push(
              event.type === 'txBestBlocksState'
                ? `in block: ${event.found}`
                : event.type,
            ),
          complete: resolve,
          error: reject,
        });
    }),
  );
  watch.unsubscribe();
  expect(steps).toEqual([
    'signed',
    'broadcasted',
    'in block: true',
    'finalized',
  ]);
  expect(balances).toEqual([50n * dot, 53n * dot]);
});

test('pays a fee, raises the nonce and reports events', async () => {
  const bench = setUp();
  const result = await bench.settled(
    transferOf(bench, dot).signAndSubmit(signerOf(alice)),
  );
  expect(result.ok).toBe(true);
  expect(result.events.map(({type, value}) => `${type}.${value.type}`)).toEqual(
    [
      'Balances.Withdraw',
      'Balances.Transfer',
      'TransactionPayment.TransactionFeePaid',
      'System.ExtrinsicSuccess',
    ],
  );
  const account = await bench.settled(
    apiOf(bench).query.System.Account.getValue(alice.address),
  );
  const fee = await bench.settled(
    transferOf(bench, dot).getEstimatedFees(alice.address),
  );
  expect(account.nonce).toBe(1);
  expect(account.data.free).toBe(10_000n * dot - dot - fee);
});

test('a call that fails is included, costs its fee and nothing else', async () => {
  const bench = setUp();
  const result = await bench.settled(
    transferOf(bench, 1_000_000n * dot).signAndSubmit(signerOf(alice)),
  );
  expect(result.ok).toBe(false);
  expect(result.dispatchError).toEqual({
    type: 'Token',
    value: {type: 'FundsUnavailable', value: undefined},
  });
  const other = await bench.settled(
    apiOf(bench).query.System.Account.getValue(bob.address),
  );
  expect(other.data.free).toBe(50n * dot);
});

test('one failing call undoes its batch', async () => {
  const bench = setUp();
  const calls = [dot, 1_000_000n * dot].map(
    (value) => transferOf(bench, value).decodedCall,
  );
  const result = await bench.settled(
    apiOf(bench).tx.Utility.batch_all({calls}).signAndSubmit(signerOf(alice)),
  );
  expect(result.ok).toBe(false);
  const other = await bench.settled(
    apiOf(bench).query.System.Account.getValue(bob.address),
  );
  expect(other.data.free).toBe(50n * dot);
});

test('a forged signature is refused', async () => {
  const bench = setUp();
  await expect(
    bench.settled(transferOf(bench, dot).signAndSubmit(signerOf(alice, bob))),
  ).rejects.toMatchObject({
    error: {type: 'Invalid', value: {type: 'BadProof'}},
  });
});

test('a stale nonce is refused', async () => {
  const bench = setUp();
  for (const value of [dot, 2n * dot]) {
    const sent = transferOf(bench, value).signAndSubmit(signerOf(alice));
    expect((await bench.settled(sent)).ok).toBe(true);
  }
  const stale = transferOf(bench, 3n * dot);
  await expect(
    bench.settled(stale.signAndSubmit(signerOf(alice), {nonce: 1})),
  ).rejects.toMatchObject({error: {type: 'Invalid', value: {type: 'Stale'}}});
});

test('an account that cannot pay the fee is refused', async () => {
  const bench = setUp();
  const charlie = {
    ...alice,
    path: '//Charlie',
    publicKey:
      '0x90b5ab205c6974c9ea841be688864633dc9ca8a357843eeacf2314649965fe22',
  };
  await expect(
    bench.settled(transferOf(bench, dot).signAndSubmit(signerOf(charlie))),
  ).rejects.toMatchObject({error: {type: 'Invalid', value: {type: 'Payment'}}});
});

test('two transactions of one account may wait together', async () => {
  const bench = setUp();
  const results = await bench.settled(
    Promise.all([
      transferOf(bench, dot).signAndSubmit(signerOf(alice), {nonce: 0}),
      transferOf(bench, dot).signAndSubmit(signerOf(alice), {nonce: 1}),
    ]),
  );
  expect(results.map(({ok}) => ok)).toEqual([true, true]);
});

test('the seed alone decides the blocks', async () => {
  const hashes = async (seed: number) => {
    const bench = setUp(seed);
    await bench.settled(bench.client.getFinalizedBlock());
    await advance(20_000);
    const block = await bench.settled(bench.client.getFinalizedBlock());
    return [block.number, block.hash];
  };
  const first = await hashes(7);
  expect(await hashes(7)).toEqual(first);
  expect(await hashes(8)).not.toEqual(first);
});

test('a block comes every two seconds', async () => {
  const bench = setUp();
  await bench.settled(bench.client.getFinalizedBlock());
  const before = bench.chain.view().best as number;
  await advance(2000 * 5);
  expect(bench.chain.view().best).toBe(before + 5);
});

test('switches: the next request fails once, plumbing does not', async () => {
  const bench = setUp();
  const {NominationPoolsApi} = apiOf(bench).apis;
  await bench.settled(NominationPoolsApi.pending_rewards(alice.address));
  bench.chain.flip({failsNext: true});
  // Asked for again, the first answer would come from the client's own cache.
  const request = () => NominationPoolsApi.pending_rewards(bob.address);
  await expect(bench.settled(request())).rejects.toThrow(
    'The node could not answer.',
  );
  expect(bench.chain.view().switches.failsNext).toBe(false);
  expectRewards(await bench.settled(request()), bench);
});

test('switches: a slow network delays answers', async () => {
  const bench = setUp();
  const {Account} = apiOf(bench).query.System;
  await bench.settled(Account.getValue(alice.address));
  bench.chain.flip({latency: 3000});
  let isThere = false;
  const answer = Account.getValue(bob.address).then(() => (isThere = true));
  await advance(2900);
  expect(isThere).toBe(false);
  await advance(200);
  expect(isThere).toBe(true);
  await answer;
});

test('switches: no new blocks', async () => {
  const bench = setUp();
  await bench.settled(bench.client.getFinalizedBlock());
  bench.chain.flip({makesBlocks: false});
  const before = bench.chain.view().best;
  await advance(10_000);
  expect(bench.chain.view().best).toBe(before);
  bench.chain.flip({makesBlocks: true});
  await advance(10_000);
  expect(bench.chain.view().best).toBe((before ?? 0) + 5);
});

test('nobody connected, no blocks', async () => {
  const bench = setUp();
  await bench.settled(bench.client.getFinalizedBlock());
  bench.client.destroy();
  await advance(100);
  const before = bench.chain.view().best;
  await advance(10_000);
  expect(bench.chain.view().best).toBe(before);
});

test('a remark with an event is reported', async () => {
  const bench = setUp();
  const result = await bench.settled(
    apiOf(bench)
      .tx.System.remark_with_event({remark: Binary.fromText('hello')})
      .signAndSubmit(signerOf(alice)),
  );
  expect(result.events.map(({value}) => value.type)).toContain('Remarked');
});
