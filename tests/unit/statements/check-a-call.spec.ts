// Checks docs-react/smart-contract/check-a-call.mdx. A title has the guide's name,
// the section, and a sentence of the section.
import {importFiles, importSample} from './import-sample';

import {expect, test} from 'vitest';
import {contracts} from '@polkadot-api/descriptors';
import {getInkDynamicBuilder, getInkLookup} from '@polkadot-api/ink-contracts';
import {AbiFunction} from 'ox';
import {Binary} from 'polkadot-api';

const guide = 'docs-react/smart-contract/check-a-call.mdx';
await importFiles(guide, 'src/describe-failure.ts');
const importVersion = (tab: 'ink' | 'solidity') =>
  importSample<{findFailure: (dryRun: unknown) => string | undefined}>(
    guide,
    'src/transfer.ts',
    {tab},
  );

/** A dry run that the chain refused to execute. */
const refused = {
  result: {
    success: false,
    value: {
      type: 'Module',
      value: {type: 'Revive', value: {type: 'AccountUnmapped'}},
    },
  },
};

/** A dry run that the chain executed. The contract sets the flag 1 to revert. */
const executed = (data: Binary, flags = 0) => ({
  result: {success: true, value: {flags, data}},
});

test('Check a contract call, Describe the transfer: “In ink!, a transfer can fail in four places”', async () => {
  const {findFailure} = await importVersion('ink');
  const {metadata} = contracts.psp22;
  if (!metadata)
    expect.unreachable('the descriptors have no metadata of PSP22');
  const {value: answer} = getInkDynamicBuilder(
    getInkLookup(metadata),
  ).buildMessage('PSP22::transfer');
  const encode = (value: unknown) => Binary.fromBytes(answer.enc(value));
  const done = encode({
    success: true,
    value: {success: true, value: undefined},
  });
  const inkFailed = encode({
    success: false,
    value: {type: 'CouldNotReadInput'},
  });
  const tokenFailed = (error: object) =>
    encode({success: true, value: {success: false, value: error}});

  expect(findFailure(executed(done))).toBeUndefined();
  expect(findFailure(refused)).toContain('AccountUnmapped');
  expect(findFailure(executed(done, 1))).toBe('Reverted');
  expect(findFailure(executed(inkFailed))).toBe('CouldNotReadInput');
  expect(
    findFailure(executed(tokenFailed({type: 'InsufficientBalance'}))),
  ).toBe('InsufficientBalance');
  expect(
    findFailure(executed(tokenFailed({type: 'Custom', value: 'Paused'}))),
  ).toBe('Paused');
});

test('Check a contract call, Describe the transfer: “In Solidity, a transfer can fail in three places”', async () => {
  const {findFailure} = await importVersion('solidity');
  const transfer = AbiFunction.from('function transfer() returns (bool)');
  const answer = (isDone: boolean) =>
    Binary.fromHex(AbiFunction.encodeResult(transfer, isDone));

  expect(findFailure(executed(answer(true)))).toBeUndefined();
  expect(findFailure(refused)).toContain('AccountUnmapped');
  expect(findFailure(executed(answer(true), 1))).toBe('Reverted');
  expect(findFailure(executed(Binary.fromHex('0x'), 1))).toBe('Reverted');
  expect(findFailure(executed(answer(false)))).toBe('Refused');
});
