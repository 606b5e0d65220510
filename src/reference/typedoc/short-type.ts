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
  return shortNode(alias.type, file, longest);
}

function shortNode(
  node: ts.TypeNode,
  file: ts.SourceFile,
  longest: number,
): string {
  const text = print(node, file);
  if (ts.isParenthesizedTypeNode(node))
    return shortNode(node.type, file, longest);
  if (ts.isFunctionTypeNode(node)) {
    return `${parameterList(node, file)} => ${shortNode(node.type, file, longest) || '…'}`;
  }
  if (text.length <= longest) return text;
  if (ts.isTypeReferenceNode(node)) return print(node.typeName, file);
  if (ts.isArrayTypeNode(node)) {
    const element = shortNode(node.elementType, file, longest);
    return element && `${element}[]`;
  }
  if (!ts.isTypeLiteralNode(node)) return '';
  const calls = node.members.filter(ts.isCallSignatureDeclaration);
  return calls.length < node.members.length
    ? 'object'
    : calls
        .map(
          (call) =>
            `${parameterList(call, file)} => ${(call.type && shortNode(call.type, file, longest)) || '…'}`,
        )
        .join(' or ');
}

const parameterList = (
  {parameters}: ts.SignatureDeclaration,
  file: ts.SourceFile,
): string =>
  `(${parameters
    .map(
      ({dotDotDotToken, name, questionToken}) =>
        `${dotDotDotToken ? '...' : ''}${print(name, file)}${questionToken ? '?' : ''}`,
    )
    .join(', ')})`;
