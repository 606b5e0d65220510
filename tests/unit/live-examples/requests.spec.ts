import {expect, test} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {createClient} from 'polkadot-api';

import type {RequestRow} from '../../../src/live-examples/messages';
import {
  createAxis,
  mergeTimes,
  totalOf,
} from '../../../src/live-examples/requests/axis';
import {
  addRequests,
  clearRequests,
  endRequests,
  noRequests,
} from '../../../src/live-examples/requests/list';
import {createRecorder} from '../../../src/live-examples/requests/record';
import {
  describeOrder,
  findWaits,
} from '../../../src/live-examples/requests/waits';
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
  const own = (start: string) =>
    Array.from(rows.values()).filter((row) => row.label.startsWith(start));
  return {rows, own, switches, client, end, api: client.getTypedApi(polkadot)};
}

const seen = {timeout: 10_000};

test('each kind of request has one row with a label', async () => {
  const {rows, own, client, api} = setUp();
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
  await expect.poll(() => own('submit')[0]?.state, seen).toBe('answered');
  client.destroy();

  const labels = (isConnecting: boolean) =>
    Array.from(
      new Set(
        Array.from(rows.values())
          .filter((row) => row.isConnecting === isConnecting)
          .map((row) => row.label),
      ),
    );
  const read = 'storage System.Account(15oF…Sp5';
  expect(labels(false)).toEqual([
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
  expect(labels(true)).toEqual([
    'block headers',
    'hash of the runtime code',
    'runtimeApi Metadata.metadata_versions',
    'runtimeApi Metadata.metadata_at_version(15)',
    'chain name',
    'genesis hash',
    'chain properties',
  ]);
  expect(own(read)[0]).toMatchObject({
    args: JSON.stringify([alice.address]),
    answer: expect.stringContaining('"free":100000000000000n') as string,
    state: 'answered',
  });
  expect(own('submit')[0]!.args).toContain(`signed by ${alice.address}`);
});

test('all reads of a live value share one row', async () => {
  const {own, client, api} = setUp();
  const now = api.query.Timestamp.Now.watchValue().subscribe();
  const pools =
    api.query.NominationPools.BondedPools.watchEntries().subscribe();
  await expect
    .poll(() => own('storage Timestamp.Now')[0]?.updates, seen)
    .toBeGreaterThan(2);
  await expect
    .poll(() => own('storageEntries')[0]?.reads, seen)
    .toBeGreaterThan(2);
  now.unsubscribe();
  pools.unsubscribe();
  expect(own('storage ')).toHaveLength(1);
  const [entries, ...others] = own('storageEntries');
  expect(others).toEqual([]);
  expect(entries).toMatchObject({state: 'answered', updates: 0});
  client.destroy();
});

test('a failed request shows its error, and a pending one is cut off with its connection', async () => {
  const {own, switches, client, api} = setUp();
  const rewards = () =>
    api.apis.NominationPoolsApi.pending_rewards(alice.address);
  switches.fail = true;
  await expect(rewards()).rejects.toThrow('The node could not answer.');
  await expect
    .poll(() => own('runtimeApi Nom')[0], seen)
    .toMatchObject({state: 'failed', answer: 'The node could not answer.'});
  switches.slow = true;
  rewards().catch(() => {});
  await expect
    .poll(() => own('runtimeApi Nom')[1]?.state, seen)
    .toBe('waiting');
  client.destroy();
  await expect
    .poll(() => own('runtimeApi Nom')[1]?.state, seen)
    .toBe('cut off');
});

test('the end of a run reports a failure immediately, and cuts off pending requests', async () => {
  const {own, switches, client, api, end} = setUp();
  const rewards = () =>
    api.apis.NominationPoolsApi.pending_rewards(alice.address);
  switches.fail = true;
  await rewards().catch(() => {});
  switches.slow = true;
  rewards().catch(() => {});
  // The client asks in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  end();
  const states = () => own('runtimeApi Nom').map(({state}) => state);
  expect(states()).toEqual(['failed', 'cut off']);
  client.destroy();
  expect(states()).toEqual(['failed', 'cut off']);
});

const rowOf = (id: number, change: Partial<RequestRow> = {}): RequestRow => ({
  run: 1,
  id,
  chain: 'Polkadot',
  label: `storage Pool.Entry(${id})`,
  args: '',
  isConnecting: false,
  start: 0,
  end: 0,
  state: 'waiting',
  answer: '',
  reads: 1,
  updates: 0,
  ...change,
});
const idsOf = ({rows}: {rows: readonly RequestRow[]}) => rows.map(({id}) => id);

test('the list applies changes, keeps 200 rows, and drops updates of cleared rows', () => {
  const first = addRequests(noRequests, [rowOf(1), rowOf(2)]);
  const answered = addRequests(first, [rowOf(1, {state: 'answered'})]);
  expect(answered.rows.map(({state}) => state)).toEqual([
    'answered',
    'waiting',
  ]);

  const cleared = clearRequests(answered);
  expect(idsOf(addRequests(cleared, [rowOf(2), rowOf(3)]))).toEqual([3]);

  const many = Array.from({length: 250}, (_, index) => rowOf(index + 1));
  expect(idsOf(addRequests(noRequests, many))).toEqual(
    many.slice(50).map(({id}) => id),
  );
});

test('the end of a run cuts off its pending requests', () => {
  const first = addRequests(noRequests, [rowOf(1)]);
  expect(endRequests(first).rows[0]!.state).toBe('cut off');
  const next = addRequests(first, [rowOf(1, {run: 2})]);
  expect(next.rows.map(({state}) => state)).toEqual(['cut off', 'waiting']);
});

test('the axis aligns simultaneous requests, and shortens pauses', () => {
  const axis = createAxis(
    [
      {start: 1000, end: 1200},
      {start: 1000, end: 1100},
      {start: 61_000, end: 61_200},
    ],
    70_000,
  );
  expect([1000, 1100, 1200].map(axis.place)).toEqual([0, 100 / 520, 200 / 520]);
  expect(axis.place(61_200)).toBe(1);
  expect(axis.marks.map(({time}) => time)).toEqual([0, 200, 60_000, 60_200]);
});

test('a request that starts right after an answer waited for it', () => {
  const early = rowOf(1, {start: 0, end: 100, state: 'answered'});
  const late = rowOf(2, {start: 0, end: 200, state: 'answered'});
  const next = rowOf(3, {start: 210, end: 400, state: 'answered'});
  const other = rowOf(4, {start: 215, end: 300, state: 'answered'});
  const pressed = rowOf(5, {start: 5000, end: 5200, state: 'answered'});

  expect(Array.from(findWaits([early, late, next, pressed]))).toEqual([
    [next, late],
  ]);
  const orderOf = (rows: (typeof early)[]) =>
    describeOrder(rows, findWaits(rows));
  expect(orderOf([late, next])).toBe('one after the other');
  expect(orderOf([early, late])).toBe('all at the same time');
  expect(orderOf([early, late, next, other])).toBe('in 2 steps');
  expect(orderOf([late, pressed])).toBe('');
  expect(orderOf([late])).toBe('');
});

test('connecting lasts as long as its requests and the work between them', () => {
  const rows = [
    {start: 0, end: 10},
    {start: 60, end: 80},
    {start: 900, end: 930},
  ];
  const spans = mergeTimes(rows, 1000, 100);
  expect(spans).toEqual([
    {from: 0, to: 80},
    {from: 900, to: 930},
  ]);
  expect(totalOf(spans)).toBe(110);
});
