import {format} from 'prettier';
import ts from 'typescript';

/** How something is declared; `head` comes before a signature. */
export interface Code {
  head?: string;
  text: string;
}

const printer = ts.createPrinter({removeComments: true});

/** The source of a node without comments. */
export const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

/** The same on one line. */
export const inline = (node: ts.Node): string => oneLine(print(node));

const oneLine = (code: string): string =>
  code.replace(/\s+/g, ' ').replace(/;? \}/g, ' }').replace(/\[ \]/g, '[]');

/** A type as TypeScript prints it. */
export const typeText = (checker: ts.TypeChecker, type: ts.Type): string =>
  oneLine(
    checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation |
        ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    ),
  )
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/\bWallet<WalletOptions, string>/g, 'Wallet');

/** Leaves out what object types hold, the innermost first, where a type is too long to read. */
export function shorten(type: string): string {
  const shorter = type.replace(/\{[^{}…]+\}/, '{ … }');
  return type.length <= 100 || shorter === type ? type : shorten(shorter);
}

/** What readers call a parameter: a destructured one has no name of its own. */
export function parameterName(parameter: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(parameter.name)) return parameter.name.text;
  if (parameter.dotDotDotToken) return 'args';
  return /^[A-Z]/.test(parameter.parent.name?.getText() ?? '')
    ? 'props'
    : 'options';
}

/** Type parameters as they are declared, in brackets. */
export const generics = (nodes: readonly ts.Node[] = []): string =>
  nodes.length > 0 ? `<${nodes.map(inline).join(', ')}>` : '';

/** Parameters as they are declared. */
export const parameterList = (
  nodes: readonly ts.ParameterDeclaration[],
): string =>
  nodes
    .map((node) => {
      const optional = node.questionToken ?? node.initializer;
      return `${node.dotDotDotToken ? '...' : ''}${parameterName(node)}${optional ? '?' : ''}: ${node.type ? inline(node.type) : 'unknown'}`;
    })
    .join(', ');

/** An abbreviated object type is no syntax: this stands in for one. */
const standIn = '{ ___: 0 }';

/**
 * Lays code out the way the library does, on narrow lines.
 *
 * @throws when it is not TypeScript.
 */
export async function formatCode({head, text}: Code): Promise<string> {
  const name = '_'.repeat(head?.length ?? 0);
  const source = text.replaceAll('{ … }', standIn);
  const options = {parser: 'typescript', printWidth: 60} as const;
  const formatted = await format(
    head ? `interface _ {\n${name}${source}\n}` : source,
    options,
  );
  const code = formatted.replace(/\{\s*___: 0;?\s*\}/g, '{ … }').trim();
  return head
    ? code
        .replace(/^.*\n|\n\}$/g, '')
        .replace(/^ {2}/gm, '')
        .replace(name, head)
    : code.replace(/^(?:declare|export) | \{\}$/g, '');
}
