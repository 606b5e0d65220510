/**
 * The chain that live examples run on, as a real client sees it. Its clock is the
 * test's, so that seconds between blocks take no time. Browser tests run the
 * examples themselves.
 */
import {expect, test, vi} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient, type PolkadotClient} from 'polkadot-api';

import {alice, bob} from '../../src/simulated-chain/accounts';
import type {Switches} from '../../src/simulated-chain/node';
import {allOff, createTestChain, signerOf} from './test-chain';

/** One DOT, in planck. */
const dot = 10_000_000_000n;
/** The initial balances of Alice and Bob, see `worlds.ts`. */
const balances = {alice: 10_000n * dot, bob: 50n * dot};

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

/** A transaction is final after about 10 s of the chain's clock. */
const patienceMs = 40_000;

/** Advances the clock in steps of 100 ms until the promise settles. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  promise.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  for (let ms = 0; !isSettled && ms < patienceMs; ms += 100) {
    await advance(100);
  }
  expect(isSettled, `the promise settled within ${patienceMs} ms`).toBe(true);
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
  for (let ms = 0; ms < 20_000; ms += 100) {
    await advance(100);
    (values === 0 ? before : after).add(chain.isAnswering());
  }
  subscription.unsubscribe();
  expect(values, 'values in 20 s').toBeGreaterThan(1);
  expect(Array.from(before)).toContain(true);
  expect(Array.from(after)).toEqual([false]);
});

test.describe('a transfer', () => {
  /** Sends 1 DOT from Alice to Bob. */
  async function send() {
    const {api, transfer} = setUp();
    const sent = transfer(dot).signAndSubmit(signerOf(alice));
    return {api, transfer, result: await settle(sent)};
  }

  test('reports the events of Polkadot', async () => {
    const {result} = await send();
    expect(result.ok).toBe(true);
    expect(
      result.events.map(({type, value}) => `${type}.${value.type}`),
    ).toEqual([
      'Balances.Withdraw',
      'Balances.Transfer',
      'TransactionPayment.TransactionFeePaid',
      'System.ExtrinsicSuccess',
    ]);
  });

  test('costs its amount and the estimated fee', async () => {
    const {api, transfer} = await send();
    const fee = await settle(transfer(dot).getEstimatedFees(alice.address));
    const {data} = await settle(
      api.query.System.Account.getValue(alice.address),
    );
    expect(fee).toBeGreaterThan(0n);
    expect(data.free).toBe(balances.alice - dot - fee);
  });

  test('reaches its receiver', async () => {
    const {api} = await send();
    const {data} = await settle(api.query.System.Account.getValue(bob.address));
    expect(data.free).toBe(balances.bob + dot);
  });

  test('raises the nonce of its sender', async () => {
    const {api} = await send();
    const {nonce} = await settle(
      api.query.System.Account.getValue(alice.address),
    );
    expect(nonce).toBe(1);
  });
});

test('an app can follow events before the first new block', async () => {
  const {api, transfer} = setUp();
  const [receive, fail] = [vi.fn(), vi.fn()];
  const subscription = api.event.Balances.Transfer.watch().subscribe({
    next: receive,
    error: fail,
  });
  // The first new block comes after 2 s.
  await advance(1_900);
  expect(fail).not.toHaveBeenCalled();
  expect(receive).not.toHaveBeenCalled();
  await settle(transfer(dot).signAndSubmit(signerOf(alice)));
  expect(receive).toHaveBeenCalled();
  expect(fail).not.toHaveBeenCalled();
  subscription.unsubscribe();
});

test.describe('a batch', () => {
  /** Sends transfers to Bob, and returns the result and Bob's balance. */
  async function sendBatch(...values: bigint[]) {
    const {api, transfer} = setUp();
    const calls = values.map((value) => transfer(value).decodedCall);
    const result = await settle(
      api.tx.Utility.batch_all({calls}).signAndSubmit(signerOf(alice)),
    );
    const {data} = await settle(api.query.System.Account.getValue(bob.address));
    return {result, received: data.free - balances.bob};
  }

  test('executes all its calls', async () => {
    const {result, received} = await sendBatch(dot, 2n * dot);
    expect(result.ok).toBe(true);
    expect(received).toBe(3n * dot);
  });

  test('is undone by a call that fails', async () => {
    const tooMuch = 2n * balances.alice;
    const {result, received} = await sendBatch(dot, tooMuch);
    expect(result).toMatchObject({
      ok: false,
      dispatchError: {type: 'Token', value: {type: 'FundsUnavailable'}},
    });
    expect(received).toBe(0n);
  });
});

test.describe('the chain rejects', () => {
  /** A development account that doesn't exist on the simulated chain. */
  const charlie = {
    publicKey:
      '0x90b5ab205c6974c9ea841be688864633dc9ca8a357843eeacf2314649965fe22',
  };
  const because = (reason: string) => ({
    error: {type: 'Invalid', value: {type: reason}},
  });

  test('an account that cannot pay the fee', async () => {
    const {transfer} = setUp();
    await expect(
      settle(transfer(dot).signAndSubmit(signerOf(charlie))),
    ).rejects.toMatchObject(because('Payment'));
  });

  test('a nonce that was used', async () => {
    const {transfer} = setUp();
    // Uses the nonces 0 and 1. The client ignores 0 as an option.
    for (const value of [2n * dot, 3n * dot]) {
      const sent = transfer(value).signAndSubmit(signerOf(alice));
      expect((await settle(sent)).ok).toBe(true);
    }
    const again = transfer(dot).signAndSubmit(signerOf(alice), {nonce: 1});
    await expect(settle(again)).rejects.toMatchObject(because('Stale'));
  });
});

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
    const [first = NaN, ...others] = Array.from(
      events.matchAll(/#(\d+)/g),
      ([, number]) => Number(number),
    );
    expect(others.at(-1)).toBe(first + 1);
  });
});
