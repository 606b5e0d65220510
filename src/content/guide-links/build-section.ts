import type {ListItem, PhrasingContent, RootContent} from 'mdast';

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

function item(
  url: string,
  label: PhrasingContent,
  before: PhrasingContent[] = [],
): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [...before, {type: 'link', url, children: [label]}],
      },
    ],
  };
}

function section(title: string, children: ListItem[]): RootContent[] {
  return children.length
    ? [
        heading(title),
        {
          type: 'list',
          ordered: false,
          spread: false,
          children,
          data: {hProperties: {className: ['guide-links'], ...unsearched}},
        },
      ]
    : [];
}

/**
 * The section at the end of a guide.
 *
 * @param links - Site paths of API pages.
 * @returns A heading and a list of names, or nothing for a guide without such links.
 */
export function apiUsedSection(links: readonly string[]): RootContent[] {
  return section(
    'API used here',
    links.map((url) =>
      item(url, {type: 'inlineCode', value: url.split('/').at(-1)!}),
    ),
  );
}

/**
 * The section at the end of an API page: its counterpart in the other set, then
 * the guides that use it. It links to files, which the docs plugin turns into
 * the addresses the guides really have.
 *
 * @returns A heading and a list of links, or nothing where there are none.
 */
export function seeAlsoSection(
  counterpart: ApiCounterpart | undefined,
  guides: readonly Guide[],
): RootContent[] {
  return section('See also', [
    ...(counterpart
      ? [
          item(
            counterpart.path,
            {type: 'inlineCode', value: counterpart.name},
            [{type: 'text', value: `In ${counterpart.set}: `}],
          ),
        ]
      : []),
    ...guides.map(({file, title}) =>
      item(`@site/${file}`, {type: 'text', value: title}, [
        {type: 'text', value: 'Guide: '},
      ]),
    ),
  ]);
}
