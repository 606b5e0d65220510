import ts from 'typescript';

import {isTypeParameter, scopeWithout, type TypeScope} from './parts';
import {parseType, print} from './print';

/** Writes a type without type parameters. */
type Write = (text: string, scope: TypeScope) => string;

/**
 * Returns the type of a type's member, or of a parameter of `Parameters`, or
 * `undefined` if it's unknown. A conditional type has the members of its last
 * branch, which don't depend on the call.
 */
export function memberType(
  text: string,
  key: string,
  scope: TypeScope,
  write: Write,
): string | undefined {
  const {file, type} = parseType(text);
  const inside = (node: ts.Node) =>
    memberType(print(node, file), key, scope, write);
  const written = (node: ts.Node | undefined) =>
    node && write(print(node, file), scope);
  if (ts.isParenthesizedTypeNode(type)) return inside(type.type);
  if (ts.isConditionalTypeNode(type)) return inside(type.falseType);
  if (ts.isFunctionTypeNode(type)) {
    return written(type.parameters[Number(key)]?.type);
  }
  if (ts.isTypeLiteralNode(type)) {
    const member = type.members
      .filter(ts.isPropertySignature)
      .find(({name}) => print(name, file) === key);
    return written(member?.type);
  }
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = print(type.typeName, file);
  const [first] = type.typeArguments ?? [];
  if (first && /^(?:Pick|Parameters)$/.test(name)) return inside(first);
  const named = isTypeParameter(name)
    ? scope.constraintOf(name)
    : scope.aliases.get(name);
  return named && named !== name
    ? memberType(named, key, scopeWithout(scope, name), write)
    : scope.memberOf?.(name, key);
}

/** Returns what `Pick` or `Omit` leaves of a type whose members are known. */
export function selectedMembers(
  name: string,
  [from, names]: readonly string[],
  scope: TypeScope,
  write: Write,
): string | undefined {
  if (!from || !names) return undefined;
  const keys = names.replace(/"/g, '').split(' | ');
  if (name === 'Pick') {
    const types = keys.map((key) => memberType(from, key, scope, write));
    return types.every(Boolean)
      ? `{ ${keys.map((key, index) => `${key}: ${types[index]}`).join('; ')} }`
      : undefined;
  }
  const {file, type} = parseType(write(from, scope));
  if (name !== 'Omit' || !ts.isTypeLiteralNode(type)) return undefined;
  const members = type.members
    .filter(({name}) => !name || !keys.includes(print(name, file)))
    .map((member) => print(member, file).replace(/;$/, ''));
  return members.length > 0 ? `{ ${members.join('; ')} }` : 'object';
}
