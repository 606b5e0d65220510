// How the API reference prints types and declarations (src/reference/typedoc).
// tests/site/api-types.spec.ts checks the pages, which don't need every rule.
import ts from 'typescript';
import {expect, test} from 'vitest';

import {wrapMember, wrapType} from '../../src/type-text/wrap';
import {formatDeclaration} from '../../src/reference/typedoc/format-declaration';
import {tidyType} from '../../src/reference/typedoc/print-type';
import {restoreChainId} from '../../src/reference/typedoc/restore-chain-id';

test.describe('ChainId, which TypeScript expands to `string | number`,', () => {
  /** Returns the type of the first field in a declaration. */
  function fieldOf(declaration: string): ts.TypeNode {
    const file = ts.createSourceFile(
      'a.ts',
      declaration,
      ts.ScriptTarget.Latest,
      true,
    );
    const find = (node: ts.Node): ts.TypeNode | undefined =>
      ts.isPropertySignature(node) ? node.type : ts.forEachChild(node, find);
    const type = find(file);
    if (!type) throw new Error(`No field has a type in ${declaration}.`);
    return type;
  }

  for (const [rule, declaration, inferred, restored] of [
    [
      'is restored for a type parameter with this constraint',
      'type A<TChainId extends ChainId | undefined> = {chainId: TChainId}',
      'string | number | undefined',
      'ChainId | undefined',
    ],
    [
      'is restored in an array, without parentheses',
      'type A = {chainIds: ChainId[]}',
      '(string | number)[]',
      'ChainId[]',
    ],
    [
      'is restored in one member of an object, and not in another',
      'type A<TChainId extends ChainId> = {query: {chainId: TChainId; height: string | number}}',
      '{ chainId: string | number; height: string | number; }',
      '{ chainId: ChainId; height: string | number; }',
    ],
    [
      'is restored in one type argument, and not in another',
      'type A<TChainId extends ChainId> = {read: Map<TChainId, string | number>}',
      'Map<string | number, string | number>',
      'Map<ChainId, string | number>',
    ],
    [
      'is restored by the names of members, which can have another order',
      'type A<TChainId extends ChainId> = {query: {chainId: TChainId; height: string | number} | undefined}',
      '{ height: string | number; chainId: string | number; } | undefined',
      '{ height: string | number; chainId: ChainId; } | undefined',
    ],
    [
      'is restored in several members in another order',
      'type A<TChainId extends ChainId> = {query: {a: TChainId; b: TChainId[]} | undefined}',
      '{ b: (string | number)[]; a: string | number; } | undefined',
      '{ b: ChainId[]; a: ChainId; } | undefined',
    ],
    [
      'is restored in a union with another type',
      'type A<TChainId extends ChainId> = {read: TChainId | string[]}',
      'string | number | string[]',
      'ChainId | string[]',
    ],
    [
      "doesn't replace a string or numbers",
      'type A<TChainId extends ChainId> = {read: TChainId[] | When<string | number[]>}',
      '(string | number)[] | When<string | number[]>',
      'ChainId[] | When<string | number[]>',
    ],
    [
      "doesn't replace a type parameter with another constraint",
      'type A<TKey extends string | number> = {key: TKey}',
      'string | number',
      'string | number',
    ],
    [
      "doesn't replace another type parameter of the same type",
      'type A<TChainId extends ChainId, TKey> = {key: TKey}',
      'string | number',
      'string | number',
    ],
    [
      "doesn't replace a type parameter that refers to itself",
      'type A<T extends Comparable<T>> = {value: T}',
      'string | number',
      'string | number',
    ],
  ] as const) {
    test(rule, () => {
      expect(restoreChainId(inferred, fieldOf(declaration))).toBe(restored);
    });
  }
});

test.describe('a printed type', () => {
  for (const [rule, printed, tidied] of [
    ['names the type of a ref once', 'Ref<string, string>', 'Ref<string>'],
    [
      'has no empty rest parameters',
      '(args: []) => (args: []) => void',
      '() => () => void',
    ],
    [
      'has a string for a UUID',
      '`${string}-${string}-${string}-${string}-${string}`',
      'string',
    ],
    [
      'has a string for keys that depend on the chain',
      'StringKeyOf<Chain["tx"]>',
      'string',
    ],
    [
      'keeps what is next to such keys',
      'StringKeyOf<A> | Other<B>',
      'string | Other<B>',
    ],
    [
      'has both results of a call with `use`',
      'When<TUse, bigint, Promise<bigint>>',
      'bigint | Promise<bigint>',
    ],
    [
      'has no type parameters at its start',
      '<T extends Map<string, T>>(value: T) => void',
      '(value: T) => void',
    ],
  ] as const) {
    test(rule, () => {
      expect(tidyType(printed)).toBe(tidied);
    });
  }
});

test.describe('a formatted declaration', () => {
  for (const [rule, code, formatted] of [
    ['of a type has no wrapper', wrapType('{a: string}'), '{ a: string }'],
    [
      'of a function with more than 60 characters has several lines',
      `declare function ${'a'.repeat(20)}(b: B, c: string): void;`,
      `function ${'a'.repeat(20)}(\n  b: B,\n  c: string,\n): void;`,
    ],
    [
      'of a long type begins at the margin',
      wrapType(`'${'a'.repeat(40)}' | '${'b'.repeat(40)}'`),
      `| "${'a'.repeat(40)}"\n| "${'b'.repeat(40)}"`,
    ],
    [
      'of a member has no wrapper',
      wrapMember('readonly a: string'),
      'readonly a: string;',
    ],
    [
      'of a function omits `declare`',
      'declare function a(): void;',
      'function a(): void;',
    ],
    [
      'of a class omits `export` and empty braces',
      'export class A extends B {}',
      'class A extends B',
    ],
  ] as const) {
    test(rule, async () => {
      expect(await formatDeclaration(code)).toBe(formatted);
    });
  }

  test('of invalid TypeScript is an error', async () => {
    await expect(formatDeclaration('declare function')).rejects.toThrow(
      SyntaxError,
    );
  });
});
