import {expect, onTestFinished, test} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';

import type {RequestRow} from '../../../src/live-examples/messages';
import {createRecorder} from '../../../src/live-examples/requests/record';
import {alice, bob} from '../../../src/simulated-chain/accounts';
import {allOff, createTestChain, signerOf} from '../test-chain';

/**
 * Returns a fast chain, its client, and the rows that the page would receive.
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

test('each kind of request has a label', async () => {
  const {allRows, rowsOf, client, api} = setUp();
  const {query, apis, tx} = api;
  await query.System.Account.getValue(alice.address);
  await query.System.Account.getValue(alice.address, {at: 'best'});
  await query.NominationPools.BondedPools.getEntries();
  await apis.NominationPoolsApi.pending_rewards(alice.address);
  await api.constants.Balances.ExistentialDeposit();
  await client.getChainSpecData();
  const transfer = tx.Balances.transfer_keep_alive({
    dest: MultiAddress.Id(bob.address),
    value: 10n ** 10n,
  });
  await transfer.getEstimatedFees(alice.address);
  await transfer.signAndSubmit(signerOf(alice));
  await expect.poll(() => rowsOf('submit')[0]?.state).toBe('answered');

  const labelsOf = (rows: RequestRow[]) =>
    Array.from(new Set(rows.map(({label}) => label)));
  const connecting = allRows().filter(({isConnecting}) => isConnecting);
  const others = allRows().filter(({isConnecting}) => !isConnecting);
  const read = 'storage System.Account(15oF…Sp5';
  expect(labelsOf(others)).toEqual([
    'follow best and finalized blocks',
    `${read})`,
    `${read}, { at: "best" })`,
    'storageEntries NominationPools.BondedPools',
    // The constant causes no request, because it's in the metadata.
    'runtimeApi NominationPoolsApi.pending_rewards(15oF…Sp5)',
    // The estimate needs the nonce, and after a new block the transaction needs
    // it again.
    'runtimeApi AccountNonceApi.account_nonce(15oF…Sp5)',
    'runtimeApi TransactionPaymentApi.query_info(Balances.transfer_keep_alive)',
    'runtimeApi TaggedTransactionQueue.validate_transaction(Balances.transfer_keep_alive)',
    'submit transaction Balances.transfer_keep_alive',
    'block body',
    'storage System.Events({ at: "best" })',
  ]);
  expect(labelsOf(connecting)).toEqual([
    'block headers',
    'hash of the runtime code',
    'runtimeApi Metadata.metadata_versions',
    'runtimeApi Metadata.metadata_at_version(15)',
    'chain name',
    'genesis hash',
    'chain properties',
  ]);
  expect(rowsOf(read)[0]).toMatchObject({
    args: JSON.stringify([alice.address]),
    answer: expect.stringContaining('"free":100000000000000n') as string,
    state: 'answered',
  });
  expect(rowsOf('submit')[0]!.args).toContain(`signed by ${alice.address}`);
});

test('all reads of a live value share one row', async () => {
  const {rowsOf, api} = setUp();
  const now = api.query.Timestamp.Now.watchValue().subscribe();
  const pools =
    api.query.NominationPools.BondedPools.watchEntries().subscribe();
  await expect
    .poll(() => rowsOf('storage Timestamp.Now')[0]?.updates)
    .toBeGreaterThan(2);
  await expect
    .poll(() => rowsOf('storageEntries')[0]?.reads)
    .toBeGreaterThan(2);
  now.unsubscribe();
  pools.unsubscribe();
  expect(rowsOf('storage ')).toHaveLength(1);
  const entries = rowsOf('storageEntries');
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({state: 'answered', updates: 0});
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
