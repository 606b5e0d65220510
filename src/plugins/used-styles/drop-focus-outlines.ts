import type {Root, Rule} from 'postcss';

import {isLayered} from './is-layered';

/**
 * Drops rules of cascade layers that only take the outline from what has the
 * focus, where the site draws its own around all that has it visibly: elsewhere
 * browsers draw none. Infima's is for any element below a class of the body;
 * when the theme changes that class, at each first click, the browser would
 * work out the styles of the whole page anew.
 *
 * @param root the stylesheet, changed in place
 */
export function dropFocusOutlines(root: Root): void {
  if (!hasOwnOutline(root)) return;
  root.walkRules((rule) => {
    if (
      isLayered(rule) &&
      rule.selectors.every((selector) => selector.endsWith(':focus')) &&
      rule.nodes.every(
        (node) => node.type === 'decl' && isNoOutline(node.prop, node.value),
      )
    ) {
      rule.remove();
    }
  });
}

function hasOwnOutline(root: Root): boolean {
  return root.nodes.some(
    (node) =>
      node.type === 'rule' &&
      (node as Rule).selectors.includes(':focus-visible') &&
      node.nodes.some(
        (inner) => inner.type === 'decl' && inner.prop === 'outline',
      ),
  );
}

function isNoOutline(property: string, value: string): boolean {
  return property === 'outline' && /^(?:0|none)$/.test(value);
}
