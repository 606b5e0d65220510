import {element} from '../nodes';
import type {Rule} from './rule';

/** What opens and closes on the page stands open: its summary in bold, then the rest. */
export const details: Rule = (node, tidy) => {
  if (node.tagName !== 'details') return undefined;
  return tidy(node).flatMap((child) =>
    child.type === 'element' && child.tagName === 'summary'
      ? [element('p', [element('strong', child.children)])]
      : [child],
  );
};
