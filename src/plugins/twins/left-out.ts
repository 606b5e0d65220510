import type {Element} from 'hast';

import {hasClass} from './nodes';

const tags = new Set([
  'button',
  'footer',
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'wbr',
]);

const classes = [
  'code-bar',
  'hash-link',
  'note',
  'prompt',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];

const properties = ['dataNeedsScripts', 'dataPageTools', 'dataFootnoteBackref'];

/**
 * What is on a page and not of it: ways to other pages, controls, what a script
 * makes, and what stands in a sample without being its code.
 */
export function isLeftOut(node: Element): boolean {
  return (
    tags.has(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    properties.some((name) => name in node.properties) ||
    classes.some((name) => hasClass(node, name))
  );
}
