import ts from 'typescript';

import {typeParameterAt} from '../../type-text/parts';
import {childrenOf, replaceTypes} from './replace-types';

/**
 * Returns an inferred type with `ChainId` where its declaration has it. In an
 * app without a configuration, `ChainId` is `string | number`, and TypeScript
 * writes that instead of the name.
 *
 * @example
 * // declared: `{chainId: TChainId; name: string | number}`,
 * // where `TChainId extends ChainId`
 * '{ chainId: string | number; name: string | number; }' // text
 * '{ chainId: ChainId; name: string | number; }' // result
 *
 * @param text - the inferred type
 * @param declared - the type in the declaration, whose type parameters the
 *   inferred type replaces
 */
export function restoreChainId(text: string, declared: ts.TypeNode): string {
  if (!mentionsChainId(declared)) return text;
  return replaceTypes(
    text,
    (type) => partsToRestore(type, declared),
    (part) => part.replace(expandedChainId, 'ChainId'),
  );
}

/**
 * Matches what TypeScript writes instead of `ChainId`: with parentheses as a
 * whole or before `[]`, otherwise without them. Longer unions are other types,
 * such as `PropertyKey`, which is `string | number | symbol`. So is
 * `string | number[]`.
 */
const expandedChainId =
  /^\(string \| number\)$|\(string \| number\)(?=\[)|string \| number(?!\[| \| (?:symbol|bigint))/g;

/**
 * Returns the smallest parts of an inferred type whose declarations contain
 * `ChainId`.
 */
function partsToRestore(inferred: ts.Node, declared: ts.Node): ts.TypeNode[] {
  if (!mentionsChainId(declared)) return [];
  if (!hasSameForm(inferred, declared)) return [inferred as ts.TypeNode];
  return childrenOf(inferred).flatMap((part, index) =>
    partsToRestore(part, counterpartOf(part, index, declared)!),
  );
}

/** Returns the declared member with the same name, or the part at the same place. */
const counterpartOf = (part: ts.Node, index: number, declared: ts.Node) =>
  ts.isTypeLiteralNode(declared)
    ? declared.members.find((member) => nameOf(member) === nameOf(part))
    : childrenOf(declared)[index];

/** Whether two nodes have parts that correspond to each other. */
const hasSameForm = (inferred: ts.Node, declared: ts.Node): boolean =>
  inferred.kind === declared.kind &&
  childrenOf(inferred).length === childrenOf(declared).length &&
  memberNames(inferred) === memberNames(declared) &&
  // Two members don't make two unions alike: `string | number` is the inferred
  // form of `ChainId`, and `ChainId | undefined` becomes three members.
  !(ts.isUnionTypeNode(declared) && declared.types.some(standsForChainId));

/** Returns the names in a type such as `{a: string; b: number}`, sorted. */
const memberNames = (node: ts.Node): string =>
  ts.isTypeLiteralNode(node) ? node.members.map(nameOf).sort().join() : '';

const nameOf = (member: ts.Node): string => {
  const {name} = member as ts.TypeElement;
  return name && ts.isIdentifier(name) ? name.text : '';
};

const standsForChainId = (node: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(node) && mentionsChainId(node.typeName);

/**
 * Whether a type contains `ChainId`, or a type parameter with it as a constraint.
 *
 * @param enclosing - the type parameters whose constraints contain the type.
 *   A constraint can refer to itself: `T extends Comparable<T>`.
 */
function mentionsChainId(
  node: ts.Node,
  enclosing: readonly ts.TypeParameterDeclaration[] = [],
): boolean {
  if (!ts.isIdentifier(node))
    return childrenOf(node).some((child) => mentionsChainId(child, enclosing));
  if (node.text === 'ChainId') return true;
  const parameter = typeParameterAt(node, node.text);
  if (!parameter?.constraint || enclosing.includes(parameter)) return false;
  return mentionsChainId(parameter.constraint, [...enclosing, parameter]);
}
