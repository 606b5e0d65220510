import ts from 'typescript';

import {wrapType} from './wrap';

const printer = ts.createPrinter({removeComments: true});

/**
 * Drops the type arguments that every wallet has, and the second type of a ref,
 * because reading and writing one mostly involve the same type.
 */
export const withoutDefaults = (text: string): string =>
  text
    .replaceAll('Wallet<WalletOptions, string>', 'Wallet')
    .replace(/\bRef<([^]+), \1>/g, 'Ref<$1>');

/**
 * Prints a node on one line, without comments. `file` is the source of its
 * text.
 */
export const print = (node: ts.Node, file = node.getSourceFile()): string =>
  withoutDefaults(printer.printNode(ts.EmitHint.Unspecified, node, file))
    .replace(/\s+/g, ' ')
    // `{ a: string; }`
    .replace(/;? \}/g, ' }');

/** Drops the files of types. */
export const withoutImports = (text: string): string =>
  text.replace(/import\(["'][^"']*["']\)\./g, '');

/**
 * Parses a type.
 *
 * @throws if it isn't one
 */
export function parseType(text: string): {
  file: ts.SourceFile;
  type: ts.TypeNode;
} {
  const file = ts.createSourceFile(
    'type.ts',
    wrapType(text),
    ts.ScriptTarget.Latest,
  );
  const [alias] = file.statements;
  if (!alias || !ts.isTypeAliasDeclaration(alias)) {
    throw new Error(`This isn't a type: ${text}`);
  }
  return {file, type: alias.type};
}
