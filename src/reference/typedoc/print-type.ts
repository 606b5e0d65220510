import ts from 'typescript';

import {parameterName} from '../../type-text/parts';
import {parseType, withoutDefaults} from '../../type-text/print';
import {childrenOf, replaceTypes} from './replace-types';

const {NoTruncation, UseAliasDefinedOutsideCurrentScope} = ts.NodeBuilderFlags;
/** Prints a type in full, with the names of types from any module. */
const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

/** Prints an inferred type without redundant parts. */
export const typeText = (checker: ts.TypeChecker, type: ts.Type): string =>
  tidyType(checker.typeToString(type, undefined, flags));

/**
 * Simplifies the text of a type for readers.
 *
 * @param text - a type as TypeScript or TypeDoc prints it
 */
export function tidyType(text: string): string {
  const simple = withoutDefaults(text)
    // TypeDoc prints an empty rest parameter as `(args: [])`.
    .replaceAll('(args: [])', '()')
    // A UUID: `${string}-${string}-${string}-${string}-${string}`.
    .replace(/`(?:\$\{string\}-)+\$\{string\}`/g, 'string');
  return withoutTypeParameters(settledOrPromise(withoutStringKeys(simple)));
}

/** Replaces `StringKeyOf<Chain>`, because the keys depend on the chain. */
const withoutStringKeys = (text: string): string =>
  // Parsing takes long.
  text.includes('StringKeyOf<')
    ? replaceTypes(text, stringKeysIn, () => 'string')
    : text;

const stringKeysIn = (node: ts.Node): ts.TypeNode[] =>
  ts.isTypeReferenceNode(node) &&
  ts.isIdentifier(node.typeName) &&
  node.typeName.text === 'StringKeyOf'
    ? [node]
    : childrenOf(node).flatMap(stringKeysIn);

/**
 * Replaces `When<TUse, Value, Promise<Value>>` with `Value | Promise<Value>`.
 * The result is a promise with `use: false`.
 */
const settledOrPromise = (text: string): string =>
  text.replace(/^When<\w+, (.+), (Promise<\1>)>$/, '$1 | $2');

/** Drops the type parameters of a function: `<T>(value: T) => void`. */
function withoutTypeParameters(text: string): string {
  if (!text.startsWith('<')) return text;
  const {file, type} = parseType(text);
  const isFunction = ts.isFunctionTypeNode(type);
  // The parameters begin after the parenthesis.
  return isFunction ? file.text.slice(type.parameters.pos - 1) : text;
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
