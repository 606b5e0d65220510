import type {BlockContent, ListItem, PhrasingContent, RootContent} from 'mdast';

import type {ApiCounterpart} from './options';
import type {Guide} from './read-guides';

/** How many links of an API page are cards; the others are folded below them. */
const cardCount = 3;

/**
 * The section at the end of a guide: the names of the API pages it links to, or
 * nothing where there are none.
 */
export function apiUsedSection(links: readonly string[]): RootContent[] {
  const items = links.map((url) => item(url, code(url.split('/').at(-1)!)));
  return items.length > 0
    ? [heading('API used here'), list('guide-links', items)]
    : [];
}

/**
 * The section at the end of an API page: its counterpart in the other set, then
 * the guides that use it, or nothing where there are none. It links to files,
 * which the docs plugin turns into the addresses the guides really have.
 */
export function seeAlsoSection(
  counterpart: ApiCounterpart | undefined,
  guides: readonly Guide[],
): RootContent[] {
  const cards = counterpart
    ? [item(counterpart.path, code(counterpart.name), `In ${counterpart.set}`)]
    : [];
  const shown = guides.slice(0, cardCount - cards.length);
  const more = guides.slice(shown.length);
  const toGuide = ({file, title}: Guide, label?: string) =>
    item(`@site/${file}`, {type: 'text', value: title}, label);
  cards.push(...shown.map((guide) => toGuide(guide, 'Guide')));
  if (cards.length === 0) return [];
  return [
    heading('See also'),
    list('guide-cards', cards),
    ...(more.length > 0 ? [folded(more.map((guide) => toGuide(guide)))] : []),
  ];
}

/** Links say nothing of their own: search does not look at them. */
const unsearched = {dataUnsearched: ''};

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const heading = (text: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: text}],
  data: {hProperties: unsearched},
});

/** A link, below a small label that says what it leads to. */
function item(url: string, name: PhrasingContent, label?: string): ListItem {
  const link: PhrasingContent = {type: 'link', url, children: [name]};
  const small: PhrasingContent = {
    type: 'emphasis',
    children: [{type: 'text', value: `${label} `}],
    data: {hName: 'small'},
  };
  const children = label ? [small, link] : [link];
  return {type: 'listItem', children: [{type: 'paragraph', children}]};
}

const list = (className: string, children: ListItem[]): BlockContent => ({
  type: 'list',
  children,
  data: {hProperties: {className: [className], ...unsearched}},
});

function folded(items: ListItem[]): RootContent {
  const words = `${items.length} more ${items.length === 1 ? 'guide uses' : 'guides use'} this`;
  return {
    type: 'blockquote',
    data: {
      hName: 'details',
      hProperties: {className: ['guide-more'], ...unsearched},
    },
    children: [
      {
        type: 'paragraph',
        data: {hName: 'summary'},
        children: [{type: 'text', value: words}],
      },
      list('guide-links', items),
    ],
  };
}
