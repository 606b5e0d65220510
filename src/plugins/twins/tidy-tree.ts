import type {Element, ElementContent, Text} from 'hast';

import {isLeftOut} from './left-out';
import {element, withoutZeroWidth} from './nodes';
import {admonition} from './rewrite/admonition';
import {card} from './rewrite/card';
import {codeBlock} from './rewrite/code-block';
import {details} from './rewrite/details';
import {inlineImage} from './rewrite/inline-image';
import type {Rule} from './rewrite/rule';
import {tabs} from './rewrite/tabs';

const rules: readonly Rule[] = [
  codeBlock,
  admonition,
  tabs,
  details,
  card,
  inlineImage,
];

/** What of an element Markdown can say, or footnotes need. */
const keptProperties = [
  'align',
  'alt',
  'checked',
  'colSpan',
  'dataFootnoteRef',
  'dataFootnotes',
  'href',
  'id',
  'rowSpan',
  'src',
  'start',
  'type',
] as const;

const space: Text = {type: 'text', value: ' '};

/**
 * The children of an element as plain HTML that Markdown has words for: what is
 * not of the page is left out, each component of the site is rewritten by its
 * rule. The page's own tree stays as it is.
 */
export function tidyTree(parent: Element): ElementContent[] {
  return parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') {
      return [{type: 'text', value: withoutZeroWidth(child.value)}];
    }
    if (child.type !== 'element' || isLeftOut(child)) return [];
    for (const rule of rules) {
      const rewritten = rule(child, tidyTree);
      if (rewritten) return rewritten;
    }
    const tidy = element(child.tagName, tidyTree(child), keep(child));
    return isLinkAfterLink(parent, index) ? [space, tidy] : [tidy];
  });
}

/** Styles keep such links apart on the page. */
function isLinkAfterLink({children}: Element, index: number): boolean {
  return [children[index - 1], children[index]].every(
    (node) => node?.type === 'element' && node.tagName === 'a',
  );
}

/** The converter copies the whole tree: the less there is of it, the sooner it is done. */
function keep({properties}: Element): Element['properties'] {
  return Object.fromEntries(
    keptProperties.flatMap((name) =>
      name in properties ? [[name, properties[name]]] : [],
    ),
  );
}
