import {expect, test} from 'vitest';
import {querySolidity} from '@reactive-dot/core/internal/actions.js';
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

/** Reads `get` of a Solidity contract with the given answer. */
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

test('Known issues, A Solidity function with overloads returns the wrong type: “decodes the answer with the types of the first function”', async () => {
  const overloads = [ofNumber, ofAddress];
  const alone = await read([ofAddress], [contract], word('1'));
  const overloaded = await read(overloads, [contract], word('1'));
  expect(alone.value).toBe(true);
  expect(overloaded.selector).toBe(alone.selector);
  expect(overloaded.value).toBe(1n);
});

test('Known issues, A Solidity function with overloads returns the wrong type: “If one of the functions takes no arguments, calls with arguments throw”', async () => {
  await expect(
    read([ofNumber, view([], 'bool')], [1n], word('1')),
  ).rejects.toThrow('ABI encoding parameters/values length mismatch');
});

test('Known issues, A contract read that reverts returns a wrong value: “Core decodes whatever a Solidity function returns, even if it reverted”', async () => {
  const reason = Buffer.from('Not allowed').toString('hex').padEnd(64, '0');
  const revert = `08c379a0${word('20')}${word('b')}${reason}`;
  const {value} = await read([ofNumber], [1n], revert);
  expect(value).toBe(
    3963877391197344453575983046348115674221700746820753546331534351508065746944n,
  );
});

test('Known issues, A Solidity list with one item comes back without its list: “the item itself”', async () => {
  const list = view([], 'address[]');
  const entry = word(contract.slice(2));
  const one = await read([list], [], word('20') + word('1') + entry);
  const two = await read([list], [], word('20') + word('2') + entry + entry);
  expect(one.value).toBe(contract);
  expect(two.value).toEqual([contract, contract]);
});
