// Checks docs-shared/_testing-fake-erc20.mdx, a part of Test contracts. A title has
// the guide's name, the section, and a sentence of the section.
import {importSample} from './import-sample';

import {expect, test} from 'vitest';
import {defineContract} from '@reactive-dot/core';
import {watchContractEvent} from '@reactive-dot/core/internal.js';
import {querySolidity} from '@reactive-dot/core/internal/actions.js';
import {firstValueFrom} from 'rxjs';

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

test('Test contracts, Fake the token: “To change an answer, pass it under the name of the function or message”', async () => {
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
  await expect(read(fake)).rejects.toThrow('Cannot decode zero data');
});

test('Test contracts, Fake the token: “emits the token’s events when your test calls `emit`”', async () => {
  const {Revive, emit} = createFakeErc20();
  const contract = defineContract({type: 'solidity', abi});
  const values = {from: token, to: owner, value: 5n};
  const event = firstValueFrom(
    watchContractEvent({event: {Revive}} as never, contract, token, 'Transfer'),
  );
  // The listener loads this package before it listens.
  await import('ox');

  // Another contract's event comes first.
  emit(owner, 'Transfer', {...values, value: 1n});
  emit(token, 'Transfer', values);
  expect(await event).toMatchObject({contract: token, data: values});
});

test('Test contracts, Adapt the fake: “Leave the name in `isCompatible`, which then resolves to `false`”', async () => {
  const {createFakeErc20: createOlder} = await importSample<{
    createFakeErc20(): {
      ReviveApi: {call: {isCompatible(): Promise<boolean>}};
    };
  }>('docs-shared/_testing-fake-erc20.mdx', 'test/fake-erc20.ts', {
    page: 'older-runtime',
    change: (code) =>
      code
        .replace(
          'Pick<Answer, "weight_required"',
          'Pick<Answer, "gas_required"',
        )
        .replace('  weight_required: {', '  gas_required: {'),
  });
  const {ReviveApi} = createFakeErc20() as ReturnType<typeof createOlder>;
  expect(await ReviveApi.call.isCompatible()).toBe(true);
  expect(await createOlder().ReviveApi.call.isCompatible()).toBe(false);
});
