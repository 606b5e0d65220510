// Checks docs-shared/_known-issues-contracts.mdx, a part of Known issues. A title
// has the guide's name, the section, and a sentence of the section.
import {expect, test} from 'vitest';
import {querySolidity} from '@reactive-dot/core/internal/actions.js';
import {Binary} from 'polkadot-api';

const contract = '0x00000000000000000000000000000000000000aa';
/** Pads a hexadecimal value to the 32 bytes of an encoded item. */
const word = (value: string) => value.padStart(64, '0');

/** Returns the ABI of a function `get`, which reads a value. */
const view = (inputs: string[], output: string) => ({
  type: 'function',
  name: 'get',
  stateMutability: 'view',
  inputs: inputs.map((type) => ({name: '', type})),
  outputs: [{name: '', type: output}],
});

/** Reads `get` of a contract that returns the given answer. */
async function read(abi: unknown[], args: unknown[], answer: string) {
  let selector = '';
  const call = (...parts: unknown[]) => {
    // The call's data, which begins with the function's selector.
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

const getByNumber = view(['uint256'], 'uint256');
const getByAddress = view(['address'], 'bool');

test('Known issues, A Solidity function with overloads returns the wrong type: “decodes the answer with the types of the first function”', async () => {
  const overloads = [getByNumber, getByAddress];
  const alone = await read([getByAddress], [contract], word('1'));
  const overloaded = await read(overloads, [contract], word('1'));
  expect(alone.value).toBe(true);
  expect(overloaded.selector).toBe(alone.selector);
  expect(overloaded.value).toBe(1n);
});

test('Known issues, A Solidity function with overloads returns the wrong type: “If one of the functions takes no arguments, calls with arguments throw”', async () => {
  await expect(
    read([getByNumber, view([], 'bool')], [1n], word('1')),
  ).rejects.toThrow('ABI encoding parameters/values length mismatch');
});

test('Known issues, A contract read that reverts returns a wrong value: “Core decodes whatever a Solidity function returns, even if it reverted”', async () => {
  const reason = Buffer.from('Not allowed').toString('hex').padEnd(64, '0');
  // Solidity's `Error(string)`: the position of the text, its length, and itself.
  const revert = `08c379a0${word('20')}${word('b')}${reason}`;
  const {value} = await read([getByNumber], [1n], revert);
  // Core takes the first 32 bytes for the number.
  expect(value).toBe(BigInt(`0x${revert.slice(0, 64)}`));
  expect(String(value)).toMatch(/^3963\d{68}6944$/);
});

test('Known issues, A Solidity list with one item comes back without its list: “the item itself”', async () => {
  const list = view([], 'address[]');
  const entry = word(contract.slice(2));
  const one = await read([list], [], word('20') + word('1') + entry);
  const two = await read([list], [], word('20') + word('2') + entry + entry);
  expect(one.value).toBe(contract);
  expect(two.value).toEqual([contract, contract]);
});
