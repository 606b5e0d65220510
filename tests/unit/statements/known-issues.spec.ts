// Checks docs-react/guides/known-issues.mdx: packages, and calls of contracts. A
// title has the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {account, Read, sendOneDot} from './helpers';

import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, expectTypeOf, onTestFinished} from 'vitest';
import {defineContract} from '@reactive-dot/core';
import {getSolidityContractTx} from '@reactive-dot/core/internal.js';
import {useLazyLoadQuery, useMutation} from '@reactive-dot/react';
import {AccountId, type PolkadotSigner} from 'polkadot-api';
import {createElement as h, useState} from 'react';

const packages = path.join(__dirname, '../../../node_modules');
const readFile = (file: string) =>
  readFileSync(path.join(packages, file), 'utf8');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}
const manifestOf = (name: string) =>
  JSON.parse(readFile(`${name}/package.json`)) as Manifest;

test('Known issues, INTERNAL_registerAbortHandler is not exported: “`jotai-suspense`, a dependency of `@reactive-dot/react`, still imports it”', () => {
  expect(manifestOf('@reactive-dot/react').dependencies).toHaveProperty(
    'jotai-suspense',
  );
  expect(readFile('jotai-suspense/dist/useAtomValue.js')).toContain(
    'INTERNAL_registerAbortHandler',
  );
});

/** Returns the first two numbers of a version or a range. */
const minorOf = (version = '') => /\d+\.\d+/.exec(version)?.[0];

test.for([
  ['ledger', '0.61'],
  ['mimir', '0.63'],
  ['walletconnect', '0.71'],
] as const)(
  'Known issues, getWallets is not a function: “depends on a different version of core”: %s on %s',
  ([name, version]) => {
    const {dependencies} = manifestOf(`@reactive-dot/wallet-${name}`);
    expect(minorOf(dependencies?.['@reactive-dot/core'])).toBe(version);
    expect(minorOf(manifestOf('@reactive-dot/core').version)).not.toBe(version);
  },
);

const withdrawAbi = [
  {
    type: 'function',
    name: 'withdraw',
    stateMutability: 'nonpayable',
    inputs: [],
    outputs: [],
  },
] as const;

/** Creates a contract call on a chain where every dry run reverts. */
async function buildReverting(signer: PolkadotSigner) {
  const call = Object.assign(
    (origin: string) => {
      // The argument in Polkadot-API's encoding.
      AccountId().enc(origin);
      return Promise.resolve({
        weight_required: 1n,
        storage_deposit: {value: 2n},
        // The contract reverts.
        result: {success: true, value: {flags: 1}},
      });
    },
    {isCompatible: () => Promise.resolve(true)},
  );
  const api = {
    apis: {ReviveApi: {call}},
    tx: {Revive: {call: (limits: object) => ({limits})}},
  };
  return getSolidityContractTx(
    {getTypedApi: () => api} as never,
    withdrawAbi,
    signer,
    '0x00000000000000000000000000000000000000aa',
    'withdraw',
    undefined,
  );
}

test('Known issues, The wallet asks users to sign a contract call that will fail: core “ignores whether the call failed”', async () => {
  expect(await buildReverting(aliceSigner)).toHaveProperty('limits', {
    dest: expect.anything() as unknown,
    value: 0n,
    weight_limit: 1n,
    storage_deposit_limit: 2n,
    data: expect.anything() as unknown,
  });
});

test('Known issues, Invalid public key length, with an EVM account: “Sending a contract call fails with `Invalid public key length`”', async () => {
  const publicKey = new Uint8Array(20).fill(7);
  await expect(buildReverting({...aliceSigner, publicKey})).rejects.toThrow(
    'Invalid public key length',
  );
});

const token = defineContract({
  type: 'solidity',
  abi: [
    {
      type: 'function',
      name: 'totalSupply',
      stateMutability: 'view',
      inputs: [],
      outputs: [{name: '', type: 'uint256'}],
    },
  ],
});
const useSupplies = () =>
  useLazyLoadQuery((query) =>
    query.contracts(
      token,
      ['0x00000000000000000000000000000000000000aa'],
      (contract) => contract.func('totalSupply'),
    ),
  );

// Known issues, Each element of contracts has the type never. Not a test,
// because only `npm run typecheck` can fail here.
expectTypeOf(useSupplies).returns.items.toBeNever();

/** Sends a transaction, and renders the error that `send` throws. */
function SendWithError() {
  const [, send] = useMutation(sendOneDot, {signer: aliceSigner});
  const [text, setText] = useState('Send');
  const onClick = () => {
    try {
      send();
    } catch (error) {
      setText(String(error));
    }
  };
  return h('button', {onClick}, text);
}

test.for([
  ['query', h(Read, {query: account})],
  ['transaction', h(SendWithError)],
] as const)(
  'Known issues, crypto.randomUUID is not a function over plain http: “Every query and every transaction needs it”: %s',
  async ([name, element], {bench}) => {
    const {randomUUID} = crypto;
    const define = (value: unknown) =>
      Object.defineProperty(crypto, 'randomUUID', {value, configurable: true});
    define(undefined);
    onTestFinished(() => void define(randomUUID));
    const page = await bench.openBelowProviders(element);
    if (name === 'transaction') {
      await expect.poll(page.text).toBe('Send');
      page.click('Send');
    }
    await expect
      .poll(() => [...page.errors, page.text()].join())
      .toContain('randomUUID is not a function');
  },
);
