import {importSample} from './import-sample';

import {expect, test} from 'vitest';
import {contracts} from '@polkadot-api/descriptors';
import {getInkDynamicBuilder, getInkLookup} from '@polkadot-api/ink-contracts';
import {AbiFunction} from 'ox';
import {Binary} from 'polkadot-api';

const page = 'docs-react/smart-contract/check-a-call.mdx';
await importSample(
  'docs-shared/_describe-failure.mdx',
  'src/describe-failure.ts',
  page,
);
const importVersion = (tab: string) =>
  importSample<{findFailure: (dryRun: unknown) => string | undefined}>(
    page,
    'src/transfer.ts',
    page,
    undefined,
    tab,
  );

/** A dry run that the chain refused. */
const refused = {
  result: {
    success: false,
    value: {
      type: 'Module',
      value: {type: 'Revive', value: {type: 'AccountUnmapped'}},
    },
  },
};

/** A dry run that the chain executed, with the contract's answer. */
const answered = (data: Binary, flags: number) => ({
  result: {success: true, value: {flags, data}},
});

const {value: answers} = getInkDynamicBuilder(
  getInkLookup(contracts.psp22.metadata!),
).buildMessage('PSP22::transfer');

/** A dry run that the chain executed, with an answer of ink!. */
const ran = (answer: unknown, flags = 0) =>
  answered(Binary.fromBytes(answers.enc(answer)), flags);

test('Check a contract call, Describe the transfer: “In ink!, a transfer can fail in four places”', async () => {
  const {findFailure} = await importVersion('ink');
  const done = {success: true, value: {success: true, value: undefined}};
  const error = (value: unknown) =>
    ran({success: true, value: {success: false, value}});

  expect(findFailure(ran(done))).toBeUndefined();
  expect(findFailure(refused)).toContain('AccountUnmapped');
  expect(
    findFailure(ran({success: false, value: {type: 'CouldNotReadInput'}})),
  ).toBe('CouldNotReadInput');
  expect(findFailure(error({type: 'InsufficientBalance'}))).toBe(
    'InsufficientBalance',
  );
  expect(findFailure(error({type: 'Custom', value: 'Paused'}))).toBe('Paused');
  expect(findFailure(ran(done, 1))).toBe('Reverted');
});

test('Check a contract call, Describe the transfer: “In Solidity, a transfer can fail in three places”', async () => {
  const {findFailure} = await importVersion('solidity');
  const transfer = AbiFunction.from('function transfer() returns (bool)');
  const answer = (isDone: boolean, flags = 0) =>
    answered(Binary.fromHex(AbiFunction.encodeResult(transfer, isDone)), flags);

  expect(findFailure(answer(true))).toBeUndefined();
  expect(findFailure(refused)).toContain('AccountUnmapped');
  expect(findFailure(answer(true, 1))).toBe('Reverted');
  expect(findFailure(answered(Binary.fromHex('0x'), 1))).toBe('Reverted');
  expect(findFailure(answer(false))).toBe('Refused');
});
