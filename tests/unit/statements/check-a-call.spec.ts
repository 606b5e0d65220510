// Checks docs-react/smart-contract/check-a-call.mdx. A title has the guide's name,
// the section, and a sentence of the section.
import {importFiles, importSample} from './import-sample';

import {expect, test} from 'vitest';
import {contracts} from '@polkadot-api/descriptors';
import {getInkDynamicBuilder, getInkLookup} from '@polkadot-api/ink-contracts';
import {AbiError, AbiFunction} from 'ox';
import {Binary} from 'polkadot-api';

const guide = 'docs-react/smart-contract/check-a-call.mdx';
await importFiles(guide, 'src/describe-failure.ts');
await importSample(guide, 'src/explain-revert.ts');
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
  expect(findFailure(executed(Binary.fromHex('0x'), 1))).toBe(
    'The contract reverted (0x).',
  );
  expect(findFailure(executed(answer(false)))).toBe('Refused');
});

test('Check a contract call, Describe the transfer: “turns the data into a sentence”', async () => {
  const {findFailure} = await importVersion('solidity');
  const fail = (data: `0x${string}`) =>
    findFailure(executed(Binary.fromHex(data), 1));
  const address = `0x${'11'.repeat(20)}` as const;

  const reason = AbiError.from('error Error(string message)');
  expect(fail(AbiError.encode(reason, ['Closed']))).toBe('Closed');
  const tooFew = AbiError.from(
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  );
  expect(fail(AbiError.encode(tooFew, [address, 1n, 2n]))).toBe(
    'The account has too few of this token.',
  );
  const allowance = AbiError.from(
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  );
  expect(fail(AbiError.encode(allowance, [address, 1n, 2n]))).toContain(
    'allowed too few',
  );
  expect(fail('0x12345678')).toContain('(0x12345678)');
});

test('Check a contract call, Check another call: “the message `flip`”', async () => {
  const {encodeFlip, findFailure: find} = await importSample<{
    encodeFlip: () => Binary;
    findFailure: (dryRun: unknown) => string | undefined;
  }>(guide, 'src/flip.ts');
  expect(encodeFlip().asHex()).toMatch(/^0x[0-9a-f]{8}$/);
  const {metadata} = contracts.flipper;
  if (!metadata) expect.unreachable('the descriptors have no metadata');
  const {value: answer} = getInkDynamicBuilder(
    getInkLookup(metadata),
  ).buildMessage('flip');
  const done = Binary.fromBytes(answer.enc({success: true, value: undefined}));
  expect(find(executed(done))).toBeUndefined();
  expect(find(executed(done, 1))).toBe('Reverted');
  expect(find(refused)).toContain('AccountUnmapped');
});
