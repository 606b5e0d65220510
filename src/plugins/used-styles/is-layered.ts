import type {AtRule, ChildNode, Container} from 'postcss';

/** Whether a node stands in a cascade layer, which all rules outside of layers override. */
export function isLayered(node: ChildNode): boolean {
  for (
    let parent = node.parent as Container | undefined;
    parent;
    parent = parent.parent as Container | undefined
  ) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') {
      return true;
    }
  }
  return false;
}
