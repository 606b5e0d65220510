import ts from 'typescript';
import {expect, test} from 'vitest';

import {wrapMember, wrapType} from '../../src/content/type-text/wrap';
import {formatDeclaration} from '../../src/reference/typedoc/format-declaration';
import {tidyType} from '../../src/reference/typedoc/print-type';
import {restoreChainId} from '../../src/reference/typedoc/restore-chain-id';

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
  return find(file)!;
}

for (const [declaration, inferred, shown] of [
  [
    'type A<TChainId extends ChainId | undefined> = {chainId: TChainId}',
    'string | number | undefined',
    'ChainId | undefined',
  ],
  ['type A = {chainIds: ChainId[]}', '(string | number)[]', 'ChainId[]'],
  [
    'type A<TKey extends string | number> = {key: TKey}',
    'string | number',
    'string | number',
  ],
  [
    'type A<TChainId extends ChainId, TKey> = {key: TKey}',
    'string | number',
    'string | number',
  ],
  [
    'type A<TChainId extends ChainId> = {query: {chainId: TChainId; height: string | number}}',
    '{ chainId: string | number; height: string | number; }',
    '{ chainId: ChainId; height: string | number; }',
  ],
  [
    'type A<TChainId extends ChainId> = {query: {chainId: TChainId; height: string | number} | undefined}',
    '{ height: string | number; chainId: string | number; } | undefined',
    '{ height: string | number; chainId: ChainId; } | undefined',
  ],
  [
    'type A<TChainId extends ChainId> = {read: Map<TChainId, string | number>}',
    'Map<string | number, string | number>',
    'Map<ChainId, string | number>',
  ],
  [
    'type A<TChainId extends ChainId> = {query: {a: TChainId; b: TChainId[]} | undefined}',
    '{ b: (string | number)[]; a: string | number; } | undefined',
    '{ b: ChainId[]; a: ChainId; } | undefined',
  ],
  [
    'type A<TChainId extends ChainId> = {read: TChainId | string[]}',
    'string | number | string[]',
    'ChainId | string[]',
  ],
  [
    'type A<TChainId extends ChainId> = {read: TChainId | number[]}',
    'string | number | number[]',
    'ChainId | number[]',
  ],
  [
    'type A<TChainId extends ChainId> = {read: TChainId[] | When<string | number[]>}',
    '(string | number)[] | When<string | number[]>',
    'ChainId[] | When<string | number[]>',
  ],
  [
    'type A<T extends Comparable<T>> = {value: T}',
    'string | number',
    'string | number',
  ],
] as const) {
  test(`only chain IDs are shown as ChainId: ${declaration}`, () => {
    expect(restoreChainId(inferred, fieldOf(declaration))).toBe(shown);
  });
}

/** Types as TypeScript or TypeDoc prints them, and as readers see them. */
const tidied: Readonly<Record<string, string>> = {
  'Ref<string, string>': 'Ref<string>',
  '(args: []) => (args: []) => void': '() => () => void',
  '`${string}-${string}-${string}-${string}-${string}`': 'string',
  'StringKeyOf<Chain["tx"]>': 'string',
  'StringKeyOf<A> | Other<B>': 'string | Other<B>',
  'When<TUse, bigint, Promise<bigint>>': 'bigint | Promise<bigint>',
  '<T extends Map<string, T>>(value: T) => void': '(value: T) => void',
};

for (const [text, shown] of Object.entries(tidied))
  test(`${text} is shown as ${shown}`, () => {
    expect(tidyType(text)).toBe(shown);
  });

for (const [what, code, shown] of [
  ['a type', wrapType('{a: string}'), '{ a: string }'],
  [
    'a long type',
    wrapType(`'${'a'.repeat(40)}' | '${'b'.repeat(40)}'`),
    `| "${'a'.repeat(40)}"\n| "${'b'.repeat(40)}"`,
  ],
  ['a member', wrapMember('readonly a: string'), 'readonly a: string;'],
  ['a function', 'declare function a(): void;', 'function a(): void;'],
  ['a class', 'export class A extends B {}', 'class A extends B'],
] as const)
  test(`formats ${what} without what wraps it`, async () => {
    expect(await formatDeclaration(code)).toBe(shown);
  });

test('code that is not TypeScript is an error', async () => {
  await expect(formatDeclaration('declare function')).rejects.toThrow();
});
