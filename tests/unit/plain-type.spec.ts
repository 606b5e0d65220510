import {expect, test} from 'vitest';

import {plainCall, plainType} from '../../src/content/type-text/plain-type';

const bounds: Record<string, string> = {
  TChainId: 'ChainId | undefined',
  TQuery: 'QueryArgument<TChainId>',
  TValue: 'TValue',
  TAccount: 'Pick<Account, "id">',
  TAction:
    '(tx: TypedApi<ChainDescriptorOf<TChainId>>["tx"], input: any) => Transaction<any, any>',
};
const scope = {
  own: new Set(['Query', 'ChainDescriptorOf', 'QueryArgument', 'TxOptionsOf']),
  aliases: new Map([
    ['QueryArgument', 'Query<[], ChainDescriptorOf<TChainId>> | Falsy'],
    ['TxOptionsOf', 'T extends Transaction<infer U> ? U : never'],
    ['MaybePromise', 'T | Promise<T>'],
    ['EntryOf', 'T extends B ? { args: A } : { args: unknown[] }'],
    ['SubmitArgs', 'A extends B ? [submit: Options] : [submit?: Options]'],
  ]),
  boundOf: (name: string) => bounds[name],
  memberOf: (type: string, key: string) =>
    type === 'Account' && key === 'id' ? 'string' : undefined,
};

for (const [type, plain] of [
  ['Query<[], ChainDescriptorOf<TChainId>>', 'Query'],
  ['MaybeRef<TChainId>', 'MaybeRef<ChainId | undefined>'],
  ['TValue[]', 'TValue[]'],
  ['TOther', 'unknown'],
  ['TQuery', 'Query | Falsy'],
  ['TAction', '(tx, input) => Transaction'],
  ['TxOptionsOf<ReturnType<TAction>>', 'TxOptionsOf'],
  ['When<TUse, Wallet[], Promise<Wallet[]>>', 'Wallet[]'],
  ['(...args: SubmitArgs<TAction>) => void', '(submit?: Options) => void'],
  ['((a: A) => void) | (A | B)[]', '((a: A) => void) | (A | B)[]'],
  ['Parameters<TAction>[1]', 'any'],
  ['Account["id"]', 'string'],
  ['Account["name"]', 'Account["name"]'],
  ['TAccount[]', '{ id: string }[]'],
  ['TAccount["id"]', 'string'],
  ['Omit<TAccount, "id">', 'object'],
  ['EntryOf<TypedApi<TChainId>>["args"]', 'unknown[]'],
  ['MaybePromise<Account>', 'MaybePromise<Account>'],
  ['StringKeyOf<TypedApi<TChainId>["tx"]>', 'string'],
  [
    `{ first: ${'A'.repeat(60)}; second?: ${'B'.repeat(60)} }`,
    '{ first; second? }',
  ],
]) {
  test(`a type without type parameters: ${type}`, () => {
    expect(plainType(type!, scope)).toBe(plain);
  });
}

test('a call has the elements of a rest parameter as parameters', () => {
  expect(
    plainCall('(a?: TChainId, ...rest: [b: TValue]) => TQuery', scope),
  ).toEqual({
    parameters: [
      {name: 'a?', type: 'ChainId'},
      {name: 'b', type: 'TValue'},
    ],
    result: 'Query | Falsy',
  });
});
