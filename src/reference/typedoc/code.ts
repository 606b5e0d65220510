import {format} from 'prettier';
import ts from 'typescript';

const printer = ts.createPrinter({removeComments: true});

/** Leaves out the type arguments that every wallet has. */
const withoutDefaults = (text: string): string =>
  text.replaceAll('Wallet<WalletOptions, string>', 'Wallet');

/** A node on one line, without comments; `file` holds what of it is written. */
export const print = (node: ts.Node, file = node.getSourceFile()): string =>
  withoutDefaults(printer.printNode(ts.EmitHint.Unspecified, node, file))
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }');

const {NoTruncation, UseAliasDefinedOutsideCurrentScope} = ts.NodeBuilderFlags;
const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/** A type as TypeScript prints it, without what goes without saying. */
export const typeText = (checker: ts.TypeChecker, type: ts.Type): string =>
  tidyType(checker.typeToString(type, undefined, flags));

export const tidyType = (text: string): string =>
  withoutDefaults(text)
    // The union that `ChainId` is by itself, whose name TypeScript forgets in larger ones.
    .replace(
      /\(string \| number\)(?=\[)|string \| number(?! \| symbol)/g,
      'ChainId',
    )
    // No arguments, as TypeDoc prints a rest of none.
    .replace('(args: [])', '()')
    // What is read from a ref and what may be written to it are mostly the same.
    .replace(/\bRef<(.+), \1>/g, 'Ref<$1>')
    // Which ones depends on the chain.
    .replace(/^StringKeyOf<.*>$/, 'string')
    // A promise with `use: false`.
    .replace(/^When<\w+, (.+), (Promise<\1>)>$/, '$1 | $2')
    .replace(/^<.*?>(?=\()/, '');

/** A signature as it is written, with what TypeScript infers; parameters that are taken apart get names. */
export function signatureNode(
  checker: ts.TypeChecker,
  declaration: ts.SignatureDeclaration,
): ts.CallSignatureDeclaration {
  const {factory, SyntaxKind} = ts;
  const node = checker.signatureToSignatureDeclaration(
    checker.getSignatureFromDeclaration(declaration)!,
    SyntaxKind.CallSignature,
    declaration,
    flags,
  ) as ts.CallSignatureDeclaration;
  const parameters = node.parameters.map((parameter) =>
    factory.createParameterDeclaration(
      undefined,
      parameter.dotDotDotToken,
      parameterName(parameter, declaration),
      parameter.questionToken,
      parameter.type,
    ),
  );
  if (ts.isConstructorDeclaration(declaration)) {
    return factory.createCallSignature(undefined, parameters, undefined);
  }
  return factory.createCallSignature(
    node.typeParameters,
    parameters,
    node.type,
  );
}

/** What readers call a parameter: a destructured one has no name of its own. */
function parameterName(
  {name, dotDotDotToken}: ts.ParameterDeclaration,
  declaration: ts.SignatureDeclaration,
): string {
  if (ts.isIdentifier(name)) return name.text;
  if (dotDotDotToken) return 'args';
  const isComponent = /^[A-Z]/.test(declaration.name?.getText() ?? '');
  return isComponent ? 'props' : 'options';
}

/** A member is TypeScript only inside of a class. */
export const memberCode = (text: string): string =>
  `declare abstract class _ {${text}}`;

/**
 * Lays a declaration out the way the library does, on narrow lines.
 *
 * @throws when it is not TypeScript.
 */
export async function formatCode(text: string): Promise<string> {
  const code = await format(text, {parser: 'typescript', printWidth: 60});
  return code
    .trim()
    .replace(/^(?:declare|export) | \{\}$/g, '')
    .replace(/^abstract class _ \{\n([^]*)\n\}$/, (_, members: string) =>
      members.replace(/^ {2}/gm, ''),
    );
}
