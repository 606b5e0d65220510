import type {Root as HtmlRoot} from 'hast';
import type {Blockquote, Paragraph, PhrasingContent, Root} from 'mdast';

import {handlers} from './handlers';
import {element, tidyText} from './nodes';
import {rehypeRemark, remarkGfm, remarkStringify, unified} from './packages';
import type {Page} from './read-page';
import {tidyTree} from './tidy-tree';

/** What a twin says of its place, beside the page's own text. */
export interface Place {
  /** Name of the documentation set, as readers see it. */
  setLabel: string | undefined;
  /** Address of `llms.txt`. */
  index: string;
}

const processor = unified()
  .use(rehypeRemark, {handlers})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
  })
  .freeze();

/**
 * A page as Markdown: its title, where it is from, its text. Every link leads to
 * the page that the reader would reach, with its origin.
 */
export function toMarkdown(page: Page, place: Place): string {
  const tree: HtmlRoot = {
    type: 'root',
    children: [
      // The converter resolves addresses against it.
      element('base', [], {href: page.url}),
      ...tidyTree(page.main),
    ],
  };
  const markdown: Root = processor.runSync(tree);
  return processor.stringify(withFront(markdown, page, place));
}

/** Moves the title to the top and tells below it where the page is from. */
function withFront(tree: Root, page: Page, place: Place): Root {
  const isTitle = (node: Root['children'][number]): boolean =>
    node.type === 'heading' && node.depth === 1;
  const title = tree.children.find(isTitle);
  const rest = tree.children.filter((node) => node !== title);
  const source = paragraph(
    text('Source: '),
    link(page.url),
    text(place.setLabel === undefined ? '' : ` (${place.setLabel})`),
    text('. All pages: '),
    link(place.index),
  );
  const front: Blockquote = {
    type: 'blockquote',
    children: repeatsDescription(rest[0], page)
      ? [source]
      : [paragraph(text(page.description ?? '')), source],
  };
  return {...tree, children: [...(title ? [title] : []), front, ...rest]};
}

/** Reference and category pages begin with their description. */
function repeatsDescription(
  first: Root['children'][number] | undefined,
  {description}: Page,
): boolean {
  if (description === undefined) return true;
  return (
    first?.type === 'paragraph' &&
    tidyText(plainText(first)).startsWith(description)
  );
}

function plainText(node: Paragraph | PhrasingContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

const text = (value: string): PhrasingContent => ({type: 'text', value});

const link = (url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(url)],
});
