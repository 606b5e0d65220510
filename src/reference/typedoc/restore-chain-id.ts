import ts from 'typescript';

import {typeParameterAt} from '../../content/type-text/parts';
import {childrenOf, replaceTypes} from './replace-types';

/**
 * Returns an inferred type with `ChainId` where its declaration has it.
 * TypeScript expands the name to `string | number`, as apps without a
 * configuration see it.
 *
 * @param text - the inferred type
 * @param declared - the type in the declaration, whose type parameters the
 *   inferred type replaces
 */
export function restoreChainId(text: string, declared: ts.TypeNode): string {
  if (!namesChainId(declared)) return text;
  return replaceTypes(
    text,
    (type) => partsOfChainId(type, declared),
    (part) => part.replace(expandedChainId, 'ChainId'),
  );
}

/**
 * Matches what TypeScript writes instead of `ChainId`. It needs parentheses in
 * `(string | number)[]`. The keys of an object are something else.
 */
const expandedChainId =
  /^\(string \| number\)$|\(string \| number\)(?=\[)|string \| number(?! \| symbol)/g;

/**
 * Returns the smallest parts of an inferred type whose declarations contain
 * `ChainId`.
 */
function partsOfChainId(inferred: ts.Node, declared: ts.Node): ts.TypeNode[] {
  if (!namesChainId(declared)) return [];
  const inner = childrenOf(inferred);
  const declaredInner = childrenOf(declared);
  if (!hasSameForm(inferred, declared)) return [inferred as ts.TypeNode];
  return inner.flatMap((child, index) =>
    partsOfChainId(child, declaredInner[index]!),
  );
}

/** Whether two nodes have parts that correspond to each other. */
const hasSameForm = (inferred: ts.Node, declared: ts.Node): boolean =>
  inferred.kind === declared.kind &&
  childrenOf(inferred).length === childrenOf(declared).length &&
  memberNames(inferred) === memberNames(declared) &&
  // `string | number` has as many parts as `ChainId | undefined`.
  !(ts.isUnionTypeNode(declared) && declared.types.some(isChainId));

/** Returns the names in a type such as `{a: string; b: number}`. */
const memberNames = (node: ts.Node): string =>
  ts.isTypeLiteralNode(node) ? node.members.map(nameOf).join() : '';

const nameOf = ({name}: ts.TypeElement): string =>
  name && ts.isIdentifier(name) ? name.text : '';

const isChainId = (node: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(node) && namesChainId(node.typeName);

/**
 * Whether a type contains `ChainId`, or a type parameter bound to it.
 *
 * @param outer - the type parameters whose constraints contain the type.
 *   A constraint can refer to itself: `T extends Comparable<T>`.
 */
function namesChainId(
  node: ts.Node,
  outer: readonly ts.TypeParameterDeclaration[] = [],
): boolean {
  if (!ts.isIdentifier(node))
    return childrenOf(node).some((child) => namesChainId(child, outer));
  if (node.text === 'ChainId') return true;
  const parameter = typeParameterAt(node, node.text);
  if (!parameter?.constraint || outer.includes(parameter)) return false;
  return namesChainId(parameter.constraint, [...outer, parameter]);
}
