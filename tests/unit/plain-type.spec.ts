// Types without type parameters, as popovers and API pages show them
// (src/type-text). Each rule has the shortest type that needs it. The real
// ones are in tests/site/api-types.spec.ts.
import {expect, test} from 'vitest';

import {plainCall, plainType} from '../../src/type-text/plain-type';

const libraryTypes = [
  'Query',
  'ChainDescriptorOf',
  'QueryArgument',
  'TxOptionsOf',
];

/** Generic aliases, and the types that they stand for. */
const aliases = {
  QueryArgument: 'Query<[], ChainDescriptorOf<TChainId>> | Falsy',
  TxOptionsOf: 'T extends Transaction<infer U> ? U : never',
  MaybePromise: 'T | Promise<T>',
  EntryOf: 'T extends B ? { args: A } : { args: unknown[] }',
  SubmitArgs: 'A extends B ? [submit: Options] : [submit?: Options]',
};

/** The constraints of type parameters. `TValue` has none. */
const constraints: Record<string, string> = {
  TChainId: 'ChainId | undefined',
  TQuery: 'QueryArgument<TChainId>',
  TValue: 'TValue',
  TAccount: 'Pick<Account, "id">',
  TAction:
    '(tx: TypedApi<ChainDescriptorOf<TChainId>>["tx"], input: any) => Transaction<any, any>',
};

const scope = {
  libraryTypes: new Set(libraryTypes),
  aliases: new Map(Object.entries(aliases)),
  constraintOf: (name: string) => constraints[name],
  memberOf: (type: string, key: string) =>
    type === 'Account' && key === 'id' ? 'string' : undefined,
};

/** Returns an object type of that many characters. */
const objectOf = (length: number) =>
  `{ first: ${'A'.repeat(length - '{ first:  }'.length)} }`;

for (const [rule, type, plain] of [
  [
    "the library's type loses arguments that depend on the call",
    'Query<[], ChainDescriptorOf<TChainId>>',
    'Query',
  ],
  [
    "another package's type keeps its arguments, with constraints",
    'MaybeRef<TChainId>',
    'MaybeRef<ChainId | undefined>',
  ],
  ['a type parameter without a constraint stays', 'TValue[]', 'TValue[]'],
  ["another signature's type parameter is unknown", 'TOther', 'unknown'],
  [
    'a constraint with an alias becomes the type of the alias',
    'TQuery',
    'Query | Falsy',
  ],
  [
    'a long function loses the types of its parameters',
    'TAction',
    '(tx, input) => Transaction',
  ],
  [
    'an alias of a computed type stays',
    'TxOptionsOf<ReturnType<TAction>>',
    'TxOptionsOf',
  ],
  [
    'a result that depends on `use` has the type for the default of `use`',
    'When<TUse, Wallet[], Promise<Wallet[]>>',
    'Wallet[]',
  ],
  [
    'a rest parameter becomes its elements, optional if any tuple allows that',
    '(...args: SubmitArgs<TAction>) => void',
    '(submit?: Options) => void',
  ],
  [
    'a union keeps the parentheses that it needs',
    '((a: A) => void) | (A | B)[]',
    '((a: A) => void) | (A | B)[]',
  ],
  [
    "an index of `Parameters` becomes the parameter's type",
    'Parameters<TAction>[1]',
    'any',
  ],
  ["a known member becomes the member's type", 'Account["id"]', 'string'],
  ['an unknown member stays', 'Account["name"]', 'Account["name"]'],
  ['`Pick` becomes an object', 'TAccount[]', '{ id: string }[]'],
  [
    "a constraint's member becomes the member's type",
    'TAccount["id"]',
    'string',
  ],
  ['`Omit` without a remaining member', 'Omit<TAccount, "id">', 'object'],
  [
    'a conditional type has the members of its last branch',
    'EntryOf<TypedApi<TChainId>>["args"]',
    'unknown[]',
  ],
  [
    "an alias stays if its arguments don't depend on the call",
    'MaybePromise<Account>',
    'MaybePromise<Account>',
  ],
  [
    'keys that depend on the chain are strings',
    'StringKeyOf<TypedApi<TChainId>["tx"]>',
    'string',
  ],
  ['an object of 60 characters stays', objectOf(60), objectOf(60)],
  ['a longer object loses the types of its members', objectOf(61), '{ first }'],
  [
    'a longer object marks optional members',
    `{ first: A; second?: ${'B'.repeat(60)} }`,
    '{ first; second? }',
  ],
] as const) {
  test(rule, () => {
    expect(plainType(type, scope)).toBe(plain);
  });
}

test("a call's parameters include the elements of its rest parameter", () => {
  expect(plainCall('(...rest: [b: TValue]) => TQuery', scope)).toEqual({
    parameters: [{name: 'b', type: 'TValue'}],
    result: 'Query | Falsy',
  });
});

test("an optional parameter's type omits undefined", () => {
  const {parameters} = plainCall('(a?: TChainId) => void', scope);
  expect(parameters).toEqual([{name: 'a?', type: 'ChainId'}]);
});
