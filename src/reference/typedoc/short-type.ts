import ts from 'typescript';

import {asPart} from '../../type-text/parts';
import {longestFunction} from '../../type-text/plain-type';
import {parseType, print} from '../../type-text/print';

/** Another type with more characters loses its arguments or members. */
const longestType = 80;
/** A union of short types with more characters has no short form. */
const longestUnion = 120;

/**
 * Shortens a type to a line of a table: a function without the types of its
 * parameters, `(query, options?) => void`, and a generic type without its
 * arguments, `Promise`.
 *
 * @param longest - length in characters that needs no shortening
 * @returns an empty string if no short form says enough
 */
export function shortType(text: string, longest = longestType): string {
  const isShort = text.length <= Math.min(longest, longestFunction);
  // Overloads need two lines.
  if (isShort && !text.startsWith('{ (')) return text;
  const {file, type} = parseType(text);
  const short = shorten(type, file, longest);
  // Printing alone changes spaces.
  return short === print(type, file) ? text : short;
}

function shorten(
  node: ts.TypeNode,
  file: ts.SourceFile,
  longest: number,
): string {
  if (ts.isParenthesizedTypeNode(node)) {
    return shorten(node.type, file, longest);
  }
  const overloads = overloadsOf(node);
  if (overloads.length > 0) {
    const arrows = overloads.map(({parameters, type}) => {
      const result = type && shorten(type, file, longest);
      return `${parameterList(parameters, file)} => ${result || '…'}`;
    });
    return arrows.join(' or ');
  }
  const text = print(node, file);
  if (text.length <= longest) return text;
  if (ts.isTypeReferenceNode(node)) return print(node.typeName, file);
  if (ts.isArrayTypeNode(node)) {
    const element = shorten(node.elementType, file, longest);
    return element && `${element}[]`;
  }
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((each) => shorten(each, file, longest));
    const union = parts.map(asPart).join(' | ');
    return parts.every(Boolean) && union.length <= longestUnion ? union : '';
  }
  return ts.isTypeLiteralNode(node) ? 'object' : '';
}

/** Returns the signatures of a type that has nothing else. */
function overloadsOf(node: ts.TypeNode): ts.SignatureDeclaration[] {
  if (ts.isFunctionTypeNode(node)) return [node];
  if (!ts.isTypeLiteralNode(node)) return [];
  const calls = node.members.filter(ts.isCallSignatureDeclaration);
  return calls.length === node.members.length ? calls : [];
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
