import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import {MultiAddress, polkadot} from '@polkadot-api/descriptors';
import {fromHex} from '@polkadot-api/utils';
import {createClient} from 'polkadot-api';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {firstValueFrom} from 'rxjs';

import {chainFile} from '../../../scripts/descriptors/files';
import type {RequestRow} from '../../../src/live-examples/messages';
import {createRecorder} from '../../../src/live-examples/requests/record';
import {createSimulatedChain} from '../../../src/simulated-chain';
import {alice, bob} from '../../../src/simulated-chain/accounts';
import {inventSignature} from '../../../src/simulated-chain/wallet';
import {createWorld, polkadotKind} from '../../../src/simulated-chain/worlds';

function setUp() {
  const rows = new Map<number, RequestRow>();
  const record = createRecorder((changed) =>
    changed.forEach((row) => rows.set(row.id, row)),
  );
  const switches = {fail: false, slow: false, stop: false};
  const chain = createSimulatedChain({
    ...polkadotKind,
    ...createWorld(10 ** 10, 10_000),
    readMetadata: () => readFileSync(chainFile('polkadot')),
    switches,
    latency: 10,
    blockTime: 200,
    onReport: (report, runtime) => record(report, 'Polkadot', runtime),
  });
  const client = createClient(chain.provider);
  return {rows, switches, chain, client, api: client.getTypedApi(polkadot)};
}
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));

test('try', async () => {
  const {rows, client, api} = setUp();
  await api.query.System.Account.getValue(alice.address);
  const subs = [
  api.query.System.Account.watchValue(alice.address).subscribe(),
  api.query.System.Account.watchValue(alice.address, 'best').subscribe(),
  api.query.Timestamp.Now.watchValue().subscribe(),
  api.query.NominationPools.BondedPools.watchEntries().subscribe()];
  await api.query.NominationPools.Metadata.getValues([[1],[2]]);
  await api.constants.Balances.ExistentialDeposit();
  await api.apis.NominationPoolsApi.pending_rewards(alice.address);
  await client.getChainSpecData();
  const tx = api.tx.Balances.transfer_keep_alive({dest: MultiAddress.Id(bob.address), value: 10n**10n});
  await tx.getEstimatedFees(alice.address);
  await tx.signAndSubmit(getPolkadotSigner(fromHex(alice.publicKey), 'Sr25519', inventSignature));
  await sleep(600);
  subs.forEach(s=>s.unsubscribe());
  await firstValueFrom(client.watchBlockBody((await client.getFinalizedBlock()).hash));
  console.log(client._request);
  await client._request('system_health', []).catch(()=>0);
  await sleep(200);
  client.destroy();
  await sleep(200);
  for (const r of rows.values()) console.log(JSON.stringify({...r, answer: r.answer.slice(0,100)}));
});
