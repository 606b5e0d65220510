import {expect, test} from 'vitest';
import {BaseError, QueryError} from '@reactive-dot/core';
import {queryInk, querySolidity} from '@reactive-dot/core/internal/actions.js';
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

test('Queries in depth, Tell errors apart: “BaseError … Also an ink! contract that returned an error”', async () => {
  const call = () =>
    Promise.resolve({result: {success: true, value: {flags: 0, data: '0x'}}});
  const message = () => ({
    attributes: {mutates: false},
    encode: () => Binary.fromHex('0x'),
    decode: () => ({success: false, value: {type: 'CouldNotReadInput'}}),
  });
  const error: unknown = await queryInk(
    {apis: {ReviveApi: {call}}} as never,
    {message} as never,
    contract,
    {type: 'message', name: 'get', body: {}} as never,
  ).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BaseError);
  expect(error).not.toBeInstanceOf(QueryError);
  expect(error).toHaveProperty('message', 'CouldNotReadInput');
});
