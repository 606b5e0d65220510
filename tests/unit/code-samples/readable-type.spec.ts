import {expect, test} from 'vitest';

import {readableType} from '../../../src/content/code-samples/readable-type';

const unused = (): undefined => undefined;

test('says types without the files they come from', () => {
  expect(readableType('const a: import("./types.js").When<B, C>', unused)).toBe(
    'const a: When<B, C>',
  );
  expect(
    readableType('const a: typeof import("/home/me/node_modules/b/c")', unused),
  ).toBe('const a: typeof import("b/c")');
  const long = `function f(a: ${'Long<'.repeat(80)}${'>'.repeat(80)}): import("../a.js").B`;
  expect(readableType(long, unused)).toBe('// returns\nB');
});

test('short types stay as they are, on one line', () => {
  expect(
    readableType('(alias) const a: {\n    b: string;\n}\nimport a', unused),
  ).toBe('const a: { b: string }');
});

test('parts of a union that read the same are said once', () => {
  const account = '{\n    free: bigint;\n}';
  expect(
    readableType(`const a: ${account} | ${account} | undefined`, unused),
  ).toBe('const a: { free: bigint } | undefined');
  expect(readableType('(x: 1 | 1, y: 1 | 2) => A<B | B>', unused)).toBe(
    '(x: 1, y: 1 | 2) => A<B>',
  );
});

test('long types keep their lines, indented by two', () => {
  const fields = Array.from(
    {length: 6},
    (_, index) => `    field${index}: string;`,
  );
  expect(readableType(`const a: {\n${fields.join('\n')}\n}`, unused)).toContain(
    '\n  field5: string;\n}',
  );
});

for (const keyword of ['function ', '']) {
  test(`a long instantiation, after "${keyword}", becomes its result and how it's called`, () => {
    const long = `${keyword}useQuery<${'A, '.repeat(200)}B>(query: (b: B) => C): Promise<bigint>`;
    expect(readableType(long, () => 'useQuery(query, options?)')).toBe(
      '// returns\nPromise<bigint>\n\n// is called as\nuseQuery(query, options?)',
    );
  });
}

test('of a result that depends on what is passed, only how to call it is said', () => {
  expect(
    readableType(
      'function use<TUse>(use: TUse): When<TUse, A>',
      () => 'use(use)',
    ),
  ).toBe('// is called as\nuse(use)');
});

test('of the query that a builder returns, nothing is said but its name', () => {
  const instructions = `Query<[${'{ type: "storage" }, '.repeat(20)}], A>`;
  expect(
    readableType(
      `(method) Query<[]>.storage(pallet: "System"): ${instructions}`,
      () => 'storage(pallet)',
    ),
  ).toBe('// returns\nQuery<…>\n\n// is called as\nstorage(pallet)');
});

test('nothing is longer than a popover', () => {
  const long = `const a: [${'string, '.repeat(500)}]`;
  expect(readableType(long, unused)!.length).toBeLessThanOrEqual(321);
});

test('nothing is said of any, of HTML tags, of their attributes and of key', () => {
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
