import {format} from 'prettier';
import ts from 'typescript';

import {parameterName, typeParameterAt} from '../../content/type-text/parts';
import {withoutDefaults} from '../../content/type-text/print';

const {NoTruncation, UseAliasDefinedOutsideCurrentScope} = ts.NodeBuilderFlags;
const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/** Prints a type without redundant parts. */
export const typeText = (checker: ts.TypeChecker, type: ts.Type): string =>
  tidyType(checker.typeToString(type, undefined, flags));

export const tidyType = (text: string): string =>
  withoutDefaults(text)
    // TypeDoc prints an empty rest parameter as `(args: [])`.
    .replace('(args: [])', '()')
    // A UUID.
    .replace(/`(?:\$\{string\}-)+\$\{string\}`/g, 'string')
    // The keys depend on the chain.
    .replace(/^StringKeyOf<.*>$/, 'string')
    // The result is a promise with `use: false`.
    .replace(/^When<\w+, (.+), (Promise<\1>)>$/, '$1 | $2')
    .replace(/^<.*?>(?=\()/, '');

/**
 * Returns an inferred type with `ChainId` where its declaration has it.
 * TypeScript expands the name to `string | number`, as apps without a
 * configuration see it.
 *
 * @param text - the inferred type
 * @param declared - the type in the declaration, whose type parameters the
 *   inferred type replaces
 */
export const restoreChainId = (text: string, declared: ts.TypeNode): string =>
  namesChainId(declared)
    ? text.replace(
        /\(string \| number\)(?=\[)|string \| number(?! \| symbol)/g,
        'ChainId',
      )
    : text;

/** Whether a type contains `ChainId`, or a type parameter bound to it. */
function namesChainId(node: ts.Node): boolean {
  if (!ts.isIdentifier(node)) {
    return ts.forEachChild(node, namesChainId) ?? false;
  }
  const bound = typeParameterAt(node, node.text)?.constraint;
  return node.text === 'ChainId' || (bound ? namesChainId(bound) : false);
}

/**
 * Returns a signature as written, with inferred types. Destructured parameters
 * get names.
 */
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

/** Wraps a member in a class, without which it isn't valid TypeScript. */
export const memberCode = (text: string): string =>
  `declare abstract class _ {${text}}`;

/**
 * Formats a declaration like the library's code, but with narrow lines.
 *
 * @throws if it isn't valid TypeScript
 */
export async function formatCode(text: string): Promise<string> {
  const code = await format(text, {parser: 'typescript', printWidth: 60});
  return code
    .trim()
    .replace(/^(?:declare|export) | \{\}$/g, '')
    .replace(/^type _ = ([^]*);$/, '$1')
    .replace(/^type _ =\n([^]*);$/, (_, type: string) => dedent(type))
    .replace(/^abstract class _ \{\n([^]*)\n\}$/, (_, members: string) =>
      dedent(members),
    );
}

const dedent = (text: string): string => text.replace(/^ {2}/gm, '');
