import type {Node, Nodes, Parent} from 'mdast';

/**
 * Calls back for every node of one type in a tree, inner ones first; the
 * callback may replace the node in its parent.
 */
export function visitNodes<Type extends Nodes['type']>(
  node: Node,
  type: Type,
  onNode: (
    node: Extract<Nodes, {type: Type}>,
    parent: Parent,
    index: number,
  ) => void,
): void {
  if (!('children' in node)) return;
  const parent = node as Parent;
  for (let index = 0; index < parent.children.length; index++) {
    const child: Nodes = parent.children[index]!;
    visitNodes(child, type, onNode);
    if (child.type === type) {
      onNode(child as Extract<Nodes, {type: Type}>, parent, index);
    }
  }
}
