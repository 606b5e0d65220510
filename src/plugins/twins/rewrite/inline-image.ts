import {element} from '../nodes';
import type {Rule} from './rule';

/** A drawing whose data stands in the page itself is told by its alternative text. */
export const inlineImage: Rule = (node) => {
  const {src, alt} = node.properties;
  if (node.tagName !== 'img' || !String(src).startsWith('data:')) {
    return undefined;
  }
  return typeof alt === 'string' && alt !== ''
    ? [element('em', [{type: 'text', value: alt}])]
    : [];
};
