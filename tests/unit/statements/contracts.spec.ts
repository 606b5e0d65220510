import {expect, test} from 'vitest';
import {BaseError, QueryError} from '@reactive-dot/core';
import {queryInk, querySolidity} from '@reactive-dot/core/internal/actions.js';
import {getInkClient} from '@polkadot-api/ink-contracts';
import {contracts} from '@polkadot-api/descriptors';
import {Binary} from 'polkadot-api';

const contract = '0x00000000000000000000000000000000000000aa';
const word = (value: string) => value.padStart(64, '0');

const view = (inputs: string[], output: string) => ({
  type: 'function',
  name: 'get',
  stateMutability: 'view',
  inputs: inputs.map((type) => ({name: '', type})),
  outputs: [{name: '', type: output}],
});

/** Reads `get` of a Solidity contract that answers with the given bytes. */
async function read(abi: unknown[], args: unknown[], answer: string) {
  let selector = '';
  const call = (...parts: unknown[]) => {
    selector = (parts[5] as Binary).asHex().slice(0, 10);
    const value = {flags: 0, data: Binary.fromHex(`0x${answer}`)};
    return Promise.resolve({result: {success: true, value}});
  };
  const value: unknown = await querySolidity(
    {apis: {ReviveApi: {call}}} as never,
    abi as never,
    contract,
    {
      type: 'function',
      name: 'get',
      args,
      at: undefined,
      directives: {defer: undefined},
    },
  );
  return {selector, value};
}

const ofNumber = view(['uint256'], 'uint256');
const ofAddress = view(['address'], 'bool');

test('Known issues, Overloads of a Solidity function are mixed up: “the answer is decoded as that of the first one”', async () => {
  const overloads = [ofNumber, ofAddress];
  const alone = await read([ofAddress], [contract], word('1'));
  const overloaded = await read(overloads, [contract], word('1'));
  expect(alone.value).toBe(true);
  expect(overloaded.selector).toBe(alone.selector);
  expect(overloaded.value).toBe(1n);
});

test('Known issues, Overloads of a Solidity function are mixed up: “If one of them takes no arguments, calls with arguments throw”', async () => {
  await expect(
    read([ofNumber, view([], 'bool')], [1n], word('1')),
  ).rejects.toThrow('ABI encoding parameters/values length mismatch');
});

test('Known issues, A contract read that reverts returns a wrong value: “It decodes whatever comes back”', async () => {
  const reason = Buffer.from('Not allowed').toString('hex').padEnd(64, '0');
  const revert = `08c379a0${word('20')}${word('b')}${reason}`;
  const {value} = await read([ofNumber], [1n], revert);
  expect(value).toBe(
    3963877391197344453575983046348115674221700746820753546331534351508065746944n,
  );
});

test('Query, Tell errors apart: “An error of ox: the answer of a Solidity contract could not be decoded”', async () => {
  const error: unknown = await read([view([], 'string')], [], word('5')).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(BaseError);
});

test('Known issues, A Solidity list with one entry comes back without its list: “the entry itself”', async () => {
  const list = view([], 'address[]');
  const entry = word(contract.slice(2));
  const one = await read([list], [], word('20') + word('1') + entry);
  const two = await read([list], [], word('20') + word('2') + entry + entry);
  expect(one.value).toBe(contract);
  expect(two.value).toEqual([contract, contract]);
});

const psp22 = getInkClient(contracts.psp22);

/** Reads a message of a token that answers with the given bytes. */
const readInk = (
  name: 'PSP22::total_supply' | 'PSP22::transfer',
  answer: string,
) => {
  const value = {flags: 0, data: Binary.fromHex(answer)};
  const call = () => Promise.resolve({result: {success: true, value}});
  // Only messages that change nothing can be read; the token has none of
  // these that fails, so one that transfers stands for it.
  const message = () => ({
    ...psp22.message(name),
    attributes: {mutates: false},
  });
  const body = {
    to: Binary.fromHex(contract),
    value: 1n,
    data: Binary.fromHex('0x'),
  };
  return queryInk(
    {apis: {ReviveApi: {call}}} as never,
    {...psp22, message} as never,
    contract,
    {type: 'message', name, body} as never,
  );
};

test('Queries in depth, Tell errors apart: a message that ink! could not run is a BaseError', async () => {
  const error: unknown = await readInk('PSP22::total_supply', '0x0101').catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BaseError);
  expect(error).not.toBeInstanceOf(QueryError);
  expect(error).toHaveProperty('message', 'CouldNotReadInput');
});

test('ink! contracts, Read a contract: “the contract’s own error is a value”', async () => {
  expect(await readInk('PSP22::transfer', '0x000101')).toEqual({
    success: false,
    value: {type: 'InsufficientBalance', value: undefined},
  });
});
