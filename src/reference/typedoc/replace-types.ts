import type ts from 'typescript';

import {parseType} from '../../type-text/print';
import {wrapType} from '../../type-text/wrap';

/**
 * Replaces parts of a type's text.
 *
 * @param findParts - returns nodes of the parsed type, in order, without
 *   overlaps
 * @param replace - returns the new text of a part
 */
export function replaceTypes(
  text: string,
  findParts: (type: ts.TypeNode) => ts.TypeNode[],
  replace: (part: string) => string,
): string {
  const {file, type} = parseType(text);
  // The parser read the type in a declaration.
  const offset = wrapType('').length;
  // From the end, so that earlier positions stay valid.
  return findParts(type).reduceRight((result, part) => {
    const start = part.getStart(file) - offset;
    const end = part.end - offset;
    return (
      result.slice(0, start) +
      replace(result.slice(start, end)) +
      result.slice(end)
    );
  }, text);
}

/** Returns the nodes of which a node consists. */
export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}
