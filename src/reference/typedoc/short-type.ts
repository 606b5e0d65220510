import ts from 'typescript';

import {print, typeCode} from './code';

/** Longer function types, in characters, are shortened in rows. */
const longestFunction = 60;
/** Other types are longer before they're shortened. */
const longestType = 80;

/**
 * Shortens a type to a line: a function without the types of its parameters,
 * `(query, options?) => void`, and a generic type without its arguments.
 *
 * @returns nothing if no short form says enough
 */
export function shortType(text: string, longest = longestType): string {
  if (text.length <= Math.min(longest, longestFunction)) return text;
  const file = ts.createSourceFile(
    'type.ts',
    typeCode(text),
    ts.ScriptTarget.Latest,
  );
  const [alias] = file.statements;
  if (!alias || !ts.isTypeAliasDeclaration(alias)) return '';
  const short = shortNode(alias.type, file, longest);
  // Printing alone changes spaces.
  return short === print(alias.type, file) ? text : short;
}

function shortNode(
  node: ts.TypeNode,
  file: ts.SourceFile,
  longest: number,
): string {
  const short = (part: ts.TypeNode) => shortNode(part, file, longest);
  const asArrow = ({parameters, type}: ts.SignatureDeclaration) =>
    `${parameterList(parameters, file)} => ${(type && short(type)) || '…'}`;
  if (ts.isParenthesizedTypeNode(node)) return short(node.type);
  if (ts.isFunctionTypeNode(node)) return asArrow(node);
  const members: readonly ts.TypeElement[] = ts.isTypeLiteralNode(node)
    ? node.members
    : [];
  const calls = members.filter(ts.isCallSignatureDeclaration);
  if (calls.length > 0 && calls.length === members.length) {
    return calls.map(asArrow).join(' or ');
  }
  const text = print(node, file);
  if (text.length <= longest) return text;
  if (ts.isTypeReferenceNode(node)) return print(node.typeName, file);
  if (ts.isArrayTypeNode(node)) {
    const element = short(node.elementType);
    return element && `${element}[]`;
  }
  return members.length > 0 ? 'object' : '';
}

const parameterList = (
  parameters: readonly ts.ParameterDeclaration[],
  file: ts.SourceFile,
): string => {
  const names = parameters.map(
    ({dotDotDotToken, name, questionToken}) =>
      `${dotDotDotToken ? '...' : ''}${print(name, file)}${questionToken ? '?' : ''}`,
  );
  return `(${names.join(', ')})`;
};
