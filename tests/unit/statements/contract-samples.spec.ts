import {importFiles, importSample} from './import-sample';

import {expect, test} from 'vitest';
import {contracts} from '@polkadot-api/descriptors';
import {defineContract} from '@reactive-dot/core';
import {watchContractEvent} from '@reactive-dot/core/internal.js';
import {querySolidity} from '@reactive-dot/core/internal/actions.js';
import {getInkDynamicBuilder, getInkLookup} from '@polkadot-api/ink-contracts';
import {AbiFunction} from 'ox';
import {Binary} from 'polkadot-api';
import {firstValueFrom} from 'rxjs';

const page = 'docs-react/smart-contract/check-a-call.mdx';
await importFiles(page, 'src/describe-failure.ts');
const importVersion = (tab: string) =>
  importSample<{findFailure: (dryRun: unknown) => string | undefined}>(
    page,
    'src/transfer.ts',
    {tab},
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

const token = '0x00000000000000000000000000000000000000aa';
const owner = '0x00000000000000000000000000000000000000bb';

/** Parts of the ABI of Use a Solidity contract. */
const abi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{name: 'account', type: 'address'}],
    outputs: [{name: '', type: 'uint256'}],
  },
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      {name: 'from', type: 'address', indexed: true},
      {name: 'to', type: 'address', indexed: true},
      {name: 'value', type: 'uint256', indexed: false},
    ],
  },
] as const;

interface FakeToken {
  answers: Record<string, unknown>;
  ReviveApi: object;
  Revive: object;
  emit: (contract: string, name: string, values: object) => void;
}

const {createFakeErc20} = await importSample<{
  createFakeErc20: (changes?: object) => FakeToken;
}>('docs-shared/_testing-fake-erc20.mdx', 'test/fake-erc20.ts');

test('Test contracts, Fake the token: “To change one, pass it under the name of the function or message”', async () => {
  const read = ({ReviveApi}: FakeToken) =>
    querySolidity({apis: {ReviveApi}} as never, abi, token, {
      type: 'function',
      name: 'balanceOf',
      args: [owner],
      at: undefined,
      directives: {defer: undefined},
    });
  const fake = createFakeErc20({balanceOf: 0n});

  expect(await read(createFakeErc20())).toBe(500n);
  expect(await read(fake)).toBe(0n);
  fake.answers.balanceOf = 200n;
  expect(await read(fake)).toBe(200n);
  fake.answers.balanceOf = new Error();
  await expect(read(fake)).rejects.toThrow();
});

test('Test contracts, Fake the token: “emits the token’s events when your test calls `emit`”', async () => {
  const {Revive, emit} = createFakeErc20();
  const contract = defineContract({type: 'solidity', abi});
  const values = {from: token, to: owner, value: 5n};
  const event = firstValueFrom(
    watchContractEvent({event: {Revive}} as never, contract, token, 'Transfer'),
  );
  await import('ox');

  emit(owner, 'Transfer', {...values, value: 1n}); // of another contract
  emit(token, 'Transfer', values);
  expect(await event).toMatchObject({contract: token, data: values});
});
