import {expect, test, vi} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient, type PolkadotClient} from 'polkadot-api';

import type {SimulatedChain} from '../../src/simulated-chain';
import {alice, bob} from '../../src/simulated-chain/accounts';
import type {Switches} from '../../src/simulated-chain/node';
import {allOff, createTestChain, signerOf} from './test-chain';

const dot = 10_000_000_000n;

/** Advances the chain's clock. */
const advance = (milliseconds: number) =>
  vi.advanceTimersByTimeAsync(milliseconds);

interface Bench {
  chain: SimulatedChain;
  client: PolkadotClient;
  /** Advances the clock in steps of 100 ms until the promise settles. */
  settled<T>(promise: Promise<T>): Promise<T>;
}

const clients: PolkadotClient[] = [];
test.beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
test.afterEach(() => {
  clients.splice(0).forEach((client) => client.destroy());
  vi.useRealTimers();
});

function setUp(switches: Partial<Switches> = {}): Bench {
  const chain = createTestChain({switches: {...allOff(), ...switches}});
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

test('a slow chain has answered once a live value arrives, though later reads continue', async () => {
  const bench = setUp({slow: true});
  let values = 0;
  const subscription = apiOf(bench)
    .query.System.Account.watchValue(alice.address)
    .subscribe(() => (values += 1));
  for (let step = 0; step < 200; step += 1) {
    await advance(100);
    if (values > 0 && !bench.chain.isAnswering()) break;
  }
  subscription.unsubscribe();
  expect(values).toBeGreaterThan(0);
  expect(bench.chain.isAnswering()).toBe(false);
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

test('follows events from the first block on', async () => {
  const bench = setUp();
  const ended = vi.fn();
  const subscription = apiOf(bench)
    .event.Balances.Transfer.watch()
    .subscribe({error: ended});
  await advance(1_900); // The first new block comes after 2 s.
  expect(ended).not.toHaveBeenCalled();
  expect(subscription.closed).toBe(false);
  subscription.unsubscribe();
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

/** An account that doesn't exist on the simulated chain. */
const charlie = {
  ...alice,
  publicKey:
    '0x90b5ab205c6974c9ea841be688864633dc9ca8a357843eeacf2314649965fe22',
};

for (const [what, reason, signer, options] of [
  ['an account that cannot pay the fee', 'Payment', signerOf(charlie), {}],
  ['a nonce that was used', 'Stale', signerOf(alice), {nonce: 1}],
] as const) {
  test(`rejects ${what}`, async () => {
    const bench = setUp();
    for (const value of [2n * dot, 3n * dot]) {
      const sent = transferOf(bench, value).signAndSubmit(signerOf(alice));
      expect((await bench.settled(sent)).ok).toBe(true);
    }
    await expect(
      bench.settled(transferOf(bench, dot).signAndSubmit(signer, options)),
    ).rejects.toMatchObject({error: {type: 'Invalid', value: {type: reason}}});
  });
}

test('a transaction can be refused, fail on chain, or lose its block', async () => {
  const follow = async (switches: Partial<Switches>) => {
    const bench = setUp(switches);
    const events: string[] = [];
    const watch = new Promise<void>((resolve) => {
      transferOf(bench, dot)
        .signSubmitAndWatch(signerOf(alice))
        .subscribe({
          next: (event) =>
            events.push(
              'block' in event
                ? `${event.type} ${event.ok} #${event.block.number}`
                : event.type,
            ),
          error: ({name}: Error) => resolve(void events.push(name)),
          complete: resolve,
        });
    });
    await bench.settled(watch);
    return events.join(', ');
  };
  expect(await follow({invalid: true})).toBe('signed, InvalidTxError');
  expect(await follow({dispatch: true})).toMatch(
    /signed, broadcasted, txBestBlocksState false #(\d+), finalized false #\1$/,
  );
  // Another block replaces the one with the transaction. The next block
  // includes it again.
  const [, first, second] =
    /txBestBlocksState true #(\d+), .*finalized true #(\d+)$/.exec(
      await follow({drop: true}),
    )!;
  expect(Number(second)).toBe(Number(first) + 1);
});
