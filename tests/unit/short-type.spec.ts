import {expect, test} from 'vitest';

import {shortType} from '../../src/reference/typedoc/short-type';

const long = 'Query<QueryInstruction[], ChainDescriptorOf<TChainId>>';

for (const [type, short] of [
  ['(planck: bigint) => void', '(planck: bigint) => void'],
  [
    `(query: (query: ${long}) => ${long}, options?: {chainId?: TChainId}) => void`,
    '(query, options?) => void',
  ],
  [
    `{ (account: {id: string}): Promise<void>; (...ids: Pick<Account, "id">[]): void }`,
    '(account) => Promise<void> or (...ids) => void',
  ],
  [
    '{ (account: A): boolean; (id: B): boolean }',
    '(account) => boolean or (id) => boolean',
  ],
  [`Promise<[${long}, ${long}]>`, 'Promise'],
  [
    `Account["polkadotSigner"] | ((network: {symbol: string; decimals: number}) => Signer)`,
    'Account["polkadotSigner"] | ((network) => Signer)',
  ],
  [`${long} extends never ? never : ${long}`, ''],
]) {
  test(`a type fits on a line, and keeps the names of parameters: ${short}`, () => {
    expect(shortType(type!)).toBe(short);
  });
}
