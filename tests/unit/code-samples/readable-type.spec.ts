import {expect, test} from 'vitest';

import {readableType} from '../../../src/content/code-samples/readable-type';

const unused = {call: () => undefined, result: () => undefined};

/** Returns the call signature of `name(query, options?)`. */
const callOf = (name: string, result?: string) => () => ({
  name,
  parameters: [
    {name: 'query', type: 'Query'},
    {name: 'options?', type: '{ chainId?: ChainId }'},
  ],
  ...(result && {result}),
  isOfLibrary: true,
});

test('omits the files of types', () => {
  expect(readableType('const a: import("./types.js").When<B, C>', unused)).toBe(
    'const a: When<B, C>',
  );
  expect(
    readableType('const a: typeof import("/home/me/node_modules/b/c")', unused),
  ).toBe('const a: typeof import("b/c")');
  const long = `function f(a: ${'Long<'.repeat(80)}${'>'.repeat(80)}): import("../a.js").B`;
  expect(readableType(long, unused)).toBe('// returns\nB');
});

test('keeps short types on one line', () => {
  expect(
    readableType('(alias) const a: {\n    b: string;\n}\nimport a', unused),
  ).toBe('const a: { b: string }');
});

test("omits the internal types of a builder's transactions", () => {
  expect(
    readableType(
      '(parameter) tx: TxApi<false, Polkadot, ExtractTx<ICalls>, void>',
      unused,
    ),
  ).toBe('(parameter) tx: TxApi<…>');
});

test('merges members of a union with the same text', () => {
  const account = '{\n    free: bigint;\n}';
  expect(
    readableType(`const a: ${account} | ${account} | undefined`, unused),
  ).toBe('const a: { free: bigint } | undefined');
  expect(readableType('(x: 1 | 1, y: 1 | 2) => A<B | B>', unused)).toBe(
    '(x: 1, y: 1 | 2) => A<B>',
  );
  expect(readableType('const a: B | B[]', unused)).toBe('const a: B | B[]');
});

test('long types keep their lines, indented by two spaces', () => {
  const fields = Array.from(
    {length: 6},
    (_, index) => `    field${index}: string;`,
  );
  expect(readableType(`const a: {\n${fields.join('\n')}\n}`, unused)).toContain(
    '\n  field5: string;\n}',
  );
});

for (const keyword of ['function ', '']) {
  test(`a long instantiation, after "${keyword}", becomes a signature with the type of the result`, () => {
    const long = `${keyword}useQuery<${'A, '.repeat(200)}B>(query: (b: B) => C): Promise<bigint>`;
    expect(
      readableType(long, {...unused, call: callOf('useQuery', 'Declared')}),
    ).toBe(
      'useQuery(query: Query, options?: { chainId?: ChainId }): Promise<bigint>',
    );
  });
}

test('a result that depends on the arguments is shown as declared', () => {
  expect(
    readableType('function use<TUse>(use: TUse): When<TUse, A>', {
      ...unused,
      call: callOf('use', 'A'),
    }),
  ).toBe('use(query: Query, options?: { chainId?: ChainId }): A');
});

test('a long signature has each parameter on a line, and a long result is shown as declared', () => {
  const long = `function useSubmitOptions<${'A, '.repeat(200)}B>(b: B): [${'a: B, '.repeat(80)}]`;
  expect(
    readableType(long, {
      ...unused,
      call: callOf('useSubmitOptionsOfChain', '[state: S, submit: () => void]'),
    }),
  ).toBe(`useSubmitOptionsOfChain(
  query: Query,
  options?: { chainId?: ChainId },
): [state: S, submit: () => void]`);
});

test('a tuple that the compiler abridges is complete, with an element on each line', () => {
  const abridged = `function useMutation<${'A, '.repeat(200)}B>(action: B): [state: ...]`;
  const [state, execute] = [
    'state: AsyncValue<TxEvent, MutationError>',
    'execute: (options?: { input: bigint }) => Observable<TxEvent>',
  ];
  expect(
    readableType(abridged, {
      ...unused,
      result: () => `[${state}, ${execute}]`,
    }),
  ).toBe(`// returns\n[\n  ${state},\n  ${execute},\n]`);
});

test('a tuple with objects has the lines that the compiler drops', () => {
  const abridged = `function useMutation<${'A, '.repeat(200)}B>(action: B): [state: ...]`;
  expect(
    readableType(abridged, {
      ...unused,
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
      {...unused, call: callOf('storage')},
    ),
  ).toBe('storage(query: Query, options?: { chainId?: ChainId }): Query<…>');
});

test('no type is longer than a popover', () => {
  const long = `const a: [${'string, '.repeat(500)}]`;
  expect(readableType(long, unused)!.length).toBeLessThanOrEqual(321);
});

test('any, HTML tags, their attributes, and key show no type', () => {
  for (const noise of [
    'any',
    '(property) p: HTMLAttributes & ReservedProps',
    '(property) button: ButtonHTMLAttributes & ReservedProps',
    '(property) ButtonHTMLAttributes.disabled?: Booleanish | undefined',
    '(property) ReservedProps.key?: PropertyKey | undefined',
    '(property) React.Attributes.key?: React.Key | null | undefined',
  ]) {
    expect(readableType(noise, unused), noise).toBeUndefined();
  }
});
