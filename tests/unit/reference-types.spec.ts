import ts from 'typescript';
import {expect, test} from 'vitest';

import {restoreChainId} from '../../src/reference/typedoc/code';

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
] as const) {
  test(`only chain IDs are shown as ChainId: ${declaration}`, () => {
    expect(restoreChainId(inferred, fieldOf(declaration))).toBe(shown);
  });
}
