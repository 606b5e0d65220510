import {expect, test, vi} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient, type PolkadotClient} from 'polkadot-api';

import {alice, bob} from '../../src/simulated-chain/accounts';
import type {Switches} from '../../src/simulated-chain/node';
import {allOff, createTestChain, signerOf} from './test-chain';

const dot = 10_000_000_000n;

/** Advances the chain's clock. */
const advance = (milliseconds: number) =>
  vi.advanceTimersByTimeAsync(milliseconds);

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

/** Starts a chain. `transfer` creates a transfer to Bob. */
function setUp(switches: Partial<Switches> = {}) {
  const chain = createTestChain({switches: {...allOff(), ...switches}});
  const client = createClient(chain.provider);
  clients.push(client);
  const api = client.getTypedApi(polkadot);
  const dest = MultiAddress.Id(bob.address);
  return {
    chain,
    api,
    transfer: (value: bigint) =>
      api.tx.Balances.transfer_keep_alive({dest, value}),
  };
}

/** Advances the clock in steps of 100 ms until the promise settles. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  promise.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  for (let step = 0; !isSettled && step < 400; step += 1) {
    await advance(100);
  }
  expect(isSettled, 'the promise settled within 40 s').toBe(true);
  return promise;
}

test('a slow chain is answering until a live value arrives, and not during later reads', async () => {
  const {chain, api} = setUp({slow: true});
  let values = 0;
  const subscription = api.query.Timestamp.Now.watchValue().subscribe(
    () => (values += 1),
  );
  /** Whether the chain was answering, before the first value and later. */
  const [before, after] = [new Set<boolean>(), new Set<boolean>()];
  for (let step = 0; step < 200; step += 1) {
    await advance(100);
    (values === 0 ? before : after).add(chain.isAnswering());
  }
  subscription.unsubscribe();
  expect(values, 'values in 20 s').toBeGreaterThan(1);
  expect(Array.from(before)).toContain(true);
  expect(Array.from(after)).toEqual([false]);
});

test('a transfer pays a fee, raises the nonce, and reports events', async () => {
  const {api, transfer} = setUp();
  const result = await settle(transfer(dot).signAndSubmit(signerOf(alice)));
  expect(result.ok).toBe(true);
  expect(result.events.map(({type, value}) => `${type}.${value.type}`)).toEqual(
    [
      'Balances.Withdraw',
      'Balances.Transfer',
      'TransactionPayment.TransactionFeePaid',
      'System.ExtrinsicSuccess',
    ],
  );
  const account = await settle(
    api.query.System.Account.getValue(alice.address),
  );
  const fee = await settle(transfer(dot).getEstimatedFees(alice.address));
  expect(account.nonce).toBe(1);
  expect(account.data.free).toBe(10_000n * dot - dot - fee);
});

test('an app can follow events before the first new block', async () => {
  const {api, transfer} = setUp();
  const [receive, fail] = [vi.fn(), vi.fn()];
  const subscription = api.event.Balances.Transfer.watch().subscribe({
    next: receive,
    error: fail,
  });
  await advance(1_900); // The first new block comes after 2 s.
  expect(fail).not.toHaveBeenCalled();
  expect(receive).not.toHaveBeenCalled();
  await settle(transfer(dot).signAndSubmit(signerOf(alice)));
  expect(receive).toHaveBeenCalled();
  expect(fail).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test('one failing call undoes its batch', async () => {
  const {api, transfer} = setUp();
  const calls = [dot, 1_000_000n * dot].map(
    (value) => transfer(value).decodedCall,
  );
  const result = await settle(
    api.tx.Utility.batch_all({calls}).signAndSubmit(signerOf(alice)),
  );
  expect(result.ok).toBe(false);
  const {data} = await settle(api.query.System.Account.getValue(bob.address));
  expect(data.free).toBe(50n * dot);
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
    const {transfer} = setUp();
    // Uses the nonces 0 and 1.
    for (const value of [2n * dot, 3n * dot]) {
      const sent = transfer(value).signAndSubmit(signerOf(alice));
      expect((await settle(sent)).ok).toBe(true);
    }
    await expect(
      settle(transfer(dot).signAndSubmit(signer, options)),
    ).rejects.toMatchObject({error: {type: 'Invalid', value: {type: reason}}});
  });
}

test.describe('a transaction', () => {
  /** Returns the events of a transaction on a chain with these switches. */
  async function eventsWith(switches: Partial<Switches>): Promise<string> {
    const {transfer} = setUp(switches);
    const events: string[] = [];
    const end = new Promise<void>((resolve) => {
      transfer(dot)
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
    await settle(end);
    return events.join(', ');
  }

  test('can be refused', async () => {
    const events = await eventsWith({invalid: true});
    expect(events).toBe('signed, InvalidTxError');
  });

  test('can fail on chain', async () => {
    expect(await eventsWith({dispatch: true})).toMatch(
      /^signed, broadcasted, txBestBlocksState false #(\d+), finalized false #\1$/,
    );
  });

  test('can lose its block, and is in the next one again', async () => {
    const events = await eventsWith({drop: true});
    expect(events).toMatch(
      /txBestBlocksState true #\d+, .*finalized true #\d+$/,
    );
    const blocks = events.match(/(?<=#)\d+/g)!.map(Number);
    expect(blocks.at(-1)).toBe(blocks[0]! + 1);
  });
});
