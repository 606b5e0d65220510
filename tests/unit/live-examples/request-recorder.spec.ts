/**
 * The rows that the frame sends for the requests of a run: with a real client on
 * a fast simulated chain, because the client decides which requests it sends.
 */
import {expect, onTestFinished, test} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';

import type {RequestRow} from '../../../src/live-examples/messages';
import {createRecorder} from '../../../src/live-examples/requests/record';
import {alice, bob} from '../../../src/simulated-chain/accounts';
import {allOff, createTestChain, signerOf} from '../test-chain';

/**
 * Returns a fast chain, its client, and the rows that the page would receive.
 * Several answers, which take 7 to 39 ms each, fit between two blocks.
 */
function setUp() {
  const rows = new Map<number, RequestRow>();
  const {take, end} = createRecorder((changed) =>
    changed.forEach((row) => rows.set(row.id, row)),
  );
  const switches = allOff();
  const chain = createTestChain({
    switches,
    latency: 10,
    blockTime: 200,
    onReport: (report, runtime) => take(report, 'Polkadot', runtime),
  });
  const client = createClient(chain.provider);
  onTestFinished(() => client.destroy());
  const allRows = () => Array.from(rows.values());
  return {
    allRows,
    rowsOf: (label: string) =>
      allRows().filter((row) => row.label.startsWith(label)),
    switches,
    client,
    end,
    api: client.getTypedApi(polkadot),
  };
}

/** Tokens to transfer, in planck: 1 DOT. */
const value = 10n ** 10n;
const dest = MultiAddress.Id(bob.address);
/** Alice's address in labels. */
const who = '15oF…Sp5';

test('requests have labels, and those of the connection are marked', async () => {
  const {allRows, rowsOf, client, api} = setUp();
  const {query, apis, tx} = api;
  await query.System.Account.getValue(alice.address);
  await query.System.Account.getValue(alice.address, {at: 'best'});
  await query.NominationPools.BondedPools.getEntries();
  await apis.NominationPoolsApi.pending_rewards(alice.address);
  // Causes no request, because it's in the metadata.
  await api.constants.Balances.ExistentialDeposit();
  await client.getChainSpecData();
  const transfer = tx.Balances.transfer_keep_alive({dest, value});
  await transfer.getEstimatedFees(alice.address);
  await transfer.signAndSubmit(signerOf(alice));
  await expect.poll(() => rowsOf('submit')[0]?.state).toBe('answered');

  const labelsIf = (ofConnection: boolean) => {
    const rows = allRows().filter((row) => row.isConnecting === ofConnection);
    return Array.from(new Set(rows.map(({label}) => label)));
  };
  expect({app: labelsIf(false), connection: labelsIf(true)}).toEqual({
    app: [
      'follow best and finalized blocks',
      `storage System.Account(${who})`,
      `storage System.Account(${who}, { at: "best" })`,
      'storageEntries NominationPools.BondedPools',
      `runtimeApi NominationPoolsApi.pending_rewards(${who})`,
      // The estimate needs the nonce, and after a new block the transaction
      // needs it again.
      `runtimeApi AccountNonceApi.account_nonce(${who})`,
      'runtimeApi TransactionPaymentApi.query_info(Balances.transfer_keep_alive)',
      'runtimeApi TaggedTransactionQueue.validate_transaction(Balances.transfer_keep_alive)',
      'submit transaction Balances.transfer_keep_alive',
      'block body',
      'storage System.Events({ at: "best" })',
    ],
    connection: [
      'block headers',
      'hash of the runtime code',
      'runtimeApi Metadata.metadata_versions',
      'runtimeApi Metadata.metadata_at_version(15)',
      'chain name',
      'genesis hash',
      'chain properties',
    ],
  });
});

test('a read shows its arguments and its answer', async () => {
  const {rowsOf, api} = setUp();
  await api.query.System.Account.getValue(alice.address);
  await expect
    .poll(() => rowsOf('storage System.Account'))
    .toEqual([
      expect.objectContaining({
        state: 'answered',
        args: JSON.stringify([alice.address]),
        // Alice's 10,000 DOT, in planck.
        answer: expect.stringContaining('"free":100000000000000n') as string,
      }),
    ]);
});

test('a submitted transaction shows its signer', async () => {
  const {rowsOf, api} = setUp();
  const transfer = api.tx.Balances.transfer_keep_alive({dest, value});
  await transfer.signAndSubmit(signerOf(alice));
  expect(rowsOf('submit').map(({args}) => args)).toEqual([
    expect.stringContaining(`signed by ${alice.address}`),
  ]);
});

test('all reads of a live value share one row, which counts the changes', async () => {
  const {rowsOf, api} = setUp();
  const now = api.query.Timestamp.Now.watchValue().subscribe();
  await expect
    .poll(() => rowsOf('storage Timestamp.Now')[0]?.updates)
    .toBeGreaterThan(2);
  now.unsubscribe();
  expect(rowsOf('storage ')).toHaveLength(1);
});

test('all reads of live entries share one row, without changes of equal entries', async () => {
  const {rowsOf, api} = setUp();
  const pools =
    api.query.NominationPools.BondedPools.watchEntries().subscribe();
  await expect
    .poll(() => rowsOf('storageEntries')[0]?.reads)
    .toBeGreaterThan(2);
  pools.unsubscribe();
  expect(rowsOf('storageEntries')).toEqual([
    expect.objectContaining({state: 'answered', updates: 0}),
  ]);
});

test.describe('a request', () => {
  /** Sets up a chain, and a request that its switches fail or delay. */
  function setUpRequest() {
    const {rowsOf, api, ...others} = setUp();
    const rows = () => rowsOf('runtimeApi NominationPoolsApi');
    return {
      ...others,
      rows,
      states: () => rows().map(({state}) => state),
      send: () => api.apis.NominationPoolsApi.pending_rewards(alice.address),
    };
  }

  test('that fails shows its error', async () => {
    const {send, rows, switches} = setUpRequest();
    switches.fail = true;
    await expect(send()).rejects.toThrow('The node could not answer.');
    await expect
      .poll(() => rows()[0])
      .toMatchObject({state: 'failed', answer: 'The node could not answer.'});
  });

  test('that is pending is cut off with its connection', async () => {
    const {send, states, switches, client} = setUpRequest();
    switches.slow = true;
    send().catch(() => {});
    await expect.poll(states).toEqual(['waiting']);
    client.destroy();
    await expect.poll(states).toEqual(['cut off']);
  });

  test('has its final state immediately after the end of the run', async () => {
    const {send, states, switches, client, end} = setUpRequest();
    switches.fail = true;
    await expect(send()).rejects.toThrow('The node could not answer.');
    switches.slow = true;
    send().catch(() => {});
    // The client sends the request in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    end();
    expect(states()).toEqual(['failed', 'cut off']);
    client.destroy();
    expect(states()).toEqual(['failed', 'cut off']);
  });
});
