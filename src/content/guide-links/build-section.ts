import type {BlockContent, ListItem, PhrasingContent, RootContent} from 'mdast';

import type {ApiCounterpart} from './options';
import type {Guide} from './read-guides';

/** Links say nothing of their own: search does not look at them. */
const unsearched = {dataUnsearched: ''};

function heading(text: string): RootContent {
  return {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: text}],
    data: {hProperties: {...unsearched}},
  };
}

/** A link, below a small label that says what it leads to. */
function item(url: string, label: PhrasingContent, before?: string): ListItem {
  const small: PhrasingContent[] = before
    ? [
        {
          type: 'emphasis',
          children: [{type: 'text', value: `${before}: `}],
          data: {hName: 'small'},
        },
      ]
    : [];
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [...small, {type: 'link', url, children: [label]}],
      },
    ],
  };
}

function list(className: string, children: ListItem[]): BlockContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children,
    data: {hProperties: {className: [className], ...unsearched}},
  };
}

/**
 * The section at the end of a guide.
 *
 * @param links - Site paths of API pages.
 * @returns A heading and a list of names, or nothing for a guide without such links.
 */
export function apiUsedSection(links: readonly string[]): RootContent[] {
  const items = links.map((url) =>
    item(url, {type: 'inlineCode', value: url.split('/').at(-1)!}),
  );
  return items.length > 0
    ? [heading('API used here'), list('guide-links', items)]
    : [];
}

/** How many links are cards; the others are folded below them. */
const cardCount = 3;

/**
 * The section at the end of an API page: its counterpart in the other set, then
 * the guides that use it. It links to files, which the docs plugin turns into
 * the addresses the guides really have.
 *
 * @returns A heading and links, or nothing where there are none.
 */
export function seeAlsoSection(
  counterpart: ApiCounterpart | undefined,
  guides: readonly Guide[],
): RootContent[] {
  const items = guides.map(({file, title}) =>
    item(`@site/${file}`, {type: 'text', value: title}, 'Guide'),
  );
  if (counterpart) {
    const {path, name, set} = counterpart;
    items.unshift(item(path, {type: 'inlineCode', value: name}, `In ${set}`));
  }
  if (items.length === 0) return [];
  const more = items.slice(cardCount);
  return [
    heading('See also'),
    list('guide-cards', items.slice(0, cardCount)),
    ...(more.length > 0 ? [folded(more)] : []),
  ];
}

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
