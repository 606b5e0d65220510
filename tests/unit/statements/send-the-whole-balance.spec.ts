// Checks docs-shared/_empty-a-token.mdx, a section of Send the whole balance.
// The tests of its forms are in `fees.spec.ts`.
// A title has the guide's name, the section, and a sentence of the section.
import {importSample} from './import-sample';

import {expect, test} from 'vitest';

import {alice} from '../../../src/simulated-chain/accounts';

test('Send the whole balance, Send all of a token: “builds one transaction for everything, in that order”', async () => {
  const {closeAccount} = await importSample<{
    closeAccount: (tx: object, closing: object) => {calls: object[]};
  }>('docs-shared/_empty-a-token.mdx', 'src/close-account.ts');

  const buildCall = (pallet: string) => (args: {dest: {value: string}}) => ({
    decodedCall: {pallet, ...args, dest: args.dest.value},
  });
  const {calls} = closeAccount(
    {
      Assets: {transfer_all: buildCall('Assets')},
      Balances: {transfer_all: buildCall('Balances')},
      Utility: {batch_all: (batch: object) => batch},
    },
    {ids: [1984, 1337], to: alice.address},
  );

  const everything = {dest: alice.address, keep_alive: false};
  expect(calls).toEqual([
    {pallet: 'Assets', id: 1984, ...everything},
    {pallet: 'Assets', id: 1337, ...everything},
    {pallet: 'Balances', ...everything},
  ]);
});
