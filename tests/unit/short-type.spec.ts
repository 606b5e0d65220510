import {expect, test} from 'vitest';

import {shortType} from '../../src/reference/typedoc/short-type';

const long = 'Query<QueryInstruction[], ChainDescriptorOf<TChainId>>';

for (const [rule, type, short] of [
  [
    'a short type stays',
    '(planck: bigint) => void',
    '(planck: bigint) => void',
  ],
  [
    'a long function keeps the names of its parameters',
    `(query: (query: ${long}) => ${long}, options?: {chainId?: TChainId}) => void`,
    '(query, options?) => void',
  ],
  [
    'long overloads become functions',
    `{ (account: {id: string}): Promise<void>; (...ids: Pick<Account, "id">[]): void }`,
    '(account) => Promise<void> or (...ids) => void',
  ],
  [
    'short overloads become functions',
    '{ (account: A): boolean; (id: B): boolean }',
    '(account) => boolean or (id) => boolean',
  ],
  [
    'a long generic type keeps its name',
    `Promise<[${long}, ${long}]>`,
    'Promise',
  ],
  [
    'a long union has short members',
    `Account["polkadotSigner"] | ((network: {symbol: string; decimals: number}) => Signer)`,
    'Account["polkadotSigner"] | ((network) => Signer)',
  ],
  [
    'a long conditional type has no short form',
    `${long} extends never ? never : ${long}`,
    '',
  ],
] as const) {
  test(rule, () => {
    expect(shortType(type)).toBe(short);
  });
}
