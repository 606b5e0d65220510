import type {ElementContent} from 'hast';

import {element, isElement} from '../nodes';
import type {Rule} from './rule';

/** A link around a heading or paragraphs: its first line is linked, the rest follows it. */
export const card: Rule = (node, tidy) => {
  if (node.tagName !== 'a') return undefined;
  const isBlock = (child: ElementContent) =>
    isElement(child) && /^(?:h[1-6]|p|div)$/.test(child.tagName);
  if (!node.children.some(isBlock)) return undefined;
  const [first, ...rest] = node.children.filter(isElement);
  if (!first) return undefined;
  const link = element('a', tidy(first), {href: node.properties.href});
  const text = rest.flatMap((child): ElementContent[] => [
    {type: 'text', value: ': '},
    ...tidy(child),
  ]);
  // A paragraph would make a list of cards a loose one.
  return [element('div', [link, ...text])];
};
