// How popovers shorten the compiler's descriptions
// (src/type-text/readable-type.ts). The compiler is replaced by texts
// in its form, because real ones change with each release of the library.
import {expect, test} from 'vitest';

import {readableType} from '../../../src/type-text/readable-type';

/** The compiler's answers for a name whose declaration it doesn't know. */
const unknown = {call: () => undefined, result: () => undefined};

/** Returns the compiler's answer for a call of `name(query, options?)`. */
const calleeOf = (name: string, result?: string) => ({
  ...unknown,
  call: () => ({
    name,
    parameters: [
      {name: 'query', type: 'Query'},
      {name: 'options?', type: '{ chainId?: ChainId }'},
    ],
    ...(result && {result}),
    isOfLibrary: true,
  }),
});

/** Longer than the 320 characters of a type that stays as it is. */
const longArguments = 'A, '.repeat(200);

for (const [where, text, readable] of [
  [
    'a short type',
    'const a: import("./types.js").When<B, C>',
    'const a: When<B, C>',
  ],
  [
    'the result of a long function',
    `function f(a: ${'Long<'.repeat(80)}${'>'.repeat(80)}): import("../a.js").B`,
    '// returns\nB',
  ],
] as const) {
  test(`omits the files of types in ${where}`, () => {
    expect(readableType(text, unknown)).toBe(readable);
  });
}

test('keeps the package of a whole module', () => {
  expect(
    readableType(
      'const a: typeof import("/home/me/node_modules/b/c")',
      unknown,
    ),
  ).toBe('const a: typeof import("b/c")');
});

test('keeps short types on one line', () => {
  expect(
    readableType('(alias) const a: {\n    b: string;\n}\nimport a', unknown),
  ).toBe('const a: { b: string }');
});

test("omits the internal types of a builder's transactions", () => {
  expect(
    readableType(
      '(parameter) tx: TxApi<false, Polkadot, ExtractTx<ICalls>, void>',
      unknown,
    ),
  ).toBe('(parameter) tx: TxApi<…>');
});

/** A chain's type. Chains that share a pallet have types with the same fields. */
const account = '{\n    free: bigint;\n}';

for (const [what, text, readable] of [
  [
    'objects with the same text',
    `const a: ${account} | ${account} | undefined`,
    'const a: { free: bigint } | undefined',
  ],
  [
    'names and literals, but no different ones',
    '(x: 1 | 1, y: 1 | 2) => A<B | B>',
    '(x: 1, y: 1 | 2) => A<B>',
  ],
  ['no type and its array', 'const a: B | B[]', 'const a: B | B[]'],
] as const) {
  test(`merges the members of a union: ${what}`, () => {
    expect(readableType(text, unknown)).toBe(readable);
  });
}

test('long types keep their lines, indented by two spaces', () => {
  const fields = Array.from(
    {length: 6},
    (_, index) => `    field${index}: string;`,
  );
  expect(
    readableType(`const a: {\n${fields.join('\n')}\n}`, unknown),
  ).toContain('\n  field5: string;\n}');
});

/** Fields with a text of about 600 characters. */
const manyFields = Array.from(
  {length: 30},
  (_, index) => `    field${index}: string;`,
).join('\n');

for (const [what, type, end] of [
  [
    'a function keeps its result',
    '(a: $) => Promise<bigint>',
    'Promise<bigint>',
  ],
  ['a list with functions is cut', '(() => $)[]', '…'],
  ['another type is cut', '$', '…'],
] as const) {
  test(`the long type of a property: ${what}`, () => {
    const text = `(property) a: ${type.replace('$', `{\n${manyFields}\n}`)}`;
    expect(readableType(text, unknown)?.slice(-end.length)).toBe(end);
  });
}

for (const [what, keyword] of [
  ['function', 'function '],
  ['function in a variable', ''],
] as const) {
  test(`a long instantiation of a ${what} becomes a signature with the type of the result`, () => {
    const long = `${keyword}useQuery<${longArguments}B>(query: (b: B) => C): Promise<bigint>`;
    expect(readableType(long, calleeOf('useQuery', 'Declared'))).toBe(
      'useQuery(query: Query, options?: { chainId?: ChainId }): Promise<bigint>',
    );
  });
}

test('a result that depends on the arguments is shown as declared', () => {
  expect(
    readableType(
      'function use<TUse>(use: TUse): When<TUse, A>',
      calleeOf('use', 'A'),
    ),
  ).toBe('use(query: Query, options?: { chainId?: ChainId }): A');
});

test('a long signature has each parameter on a line, and a long result is shown as declared', () => {
  const long = `function useSubmitOptions<${longArguments}B>(b: B): [${'a: B, '.repeat(80)}]`;
  expect(
    readableType(
      long,
      calleeOf('useSubmitOptionsOfChain', '[state: S, submit: () => void]'),
    ),
  ).toBe(`useSubmitOptionsOfChain(
  query: Query,
  options?: { chainId?: ChainId },
): [state: S, submit: () => void]`);
});

/** The compiler's description of a function with a long tuple. */
const abridged = `function useMutation<${longArguments}B>(action: B): [state: ...]`;

test('a tuple that the compiler abridges is complete, with an element on each line', () => {
  const [state, execute] = [
    'state: AsyncValue<TxEvent, MutationError>',
    'execute: (options?: { input: bigint }) => Observable<TxEvent>',
  ];
  expect(
    readableType(abridged, {
      ...unknown,
      result: () => `[${state}, ${execute}]`,
    }),
  ).toBe(`// returns\n[\n  ${state},\n  ${execute},\n]`);
});

test('a tuple with objects has the lines that the compiler drops', () => {
  expect(
    readableType(abridged, {
      ...unknown,
      result: () =>
        '[state: State, execute: (options?: {    signer?: PolkadotSigner;    mortality: {        period: number;    };}) => Observable<TxEvent>]',
    }),
  ).toBe(`// returns
[
  state: State,
  execute: (options?: {
    signer?: PolkadotSigner;
    mortality: {
      period: number;
    };
  }) => Observable<TxEvent>,
]`);
});

test("a builder's query is reduced to its name", () => {
  const instructions = `Query<[${'{ type: "storage" }, '.repeat(20)}], A>`;
  expect(
    readableType(
      `(method) Query<[]>.storage(pallet: "System"): ${instructions}`,
      calleeOf('storage'),
    ),
  ).toBe('storage(query: Query, options?: { chainId?: ChainId }): Query<…>');
});

test('a type of more than 320 characters ends with an ellipsis', () => {
  const long = `const a: ${'A'.repeat(500)}`;
  expect(readableType(long, unknown)).toBe(`${long.slice(0, 320)}…`);
});

for (const noise of [
  'any',
  '(property) p: HTMLAttributes & ReservedProps',
  '(property) button: ButtonHTMLAttributes & ReservedProps',
  '(property) ButtonHTMLAttributes.disabled?: Booleanish | undefined',
  '(property) ReservedProps.key?: PropertyKey | undefined',
  '(property) React.Attributes.key?: React.Key | null | undefined',
]) {
  test(`${noise} shows no type`, () => {
    expect(readableType(noise, unknown)).toBeUndefined();
  });
}
