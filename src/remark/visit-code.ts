import type {Code, Node, Parent} from 'mdast';

/** Calls back for every code block of a tree; the callback may replace it. */
export function visitCode(
  node: Node,
  onCode: (node: Code, parent: Parent, index: number) => void,
): void {
  if (!('children' in node)) return;
  const parent = node as Parent;
  for (let index = 0; index < parent.children.length; index++) {
    const child = parent.children[index]!;
    if (child.type === 'code') onCode(child, parent, index);
    else visitCode(child, onCode);
  }
}
