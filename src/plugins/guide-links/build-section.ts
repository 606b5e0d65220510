import type {ListItem, PhrasingContent, RootContent} from 'mdast';

import type {Guide} from './read-guides';

function heading(text: string): RootContent {
  return {type: 'heading', depth: 2, children: [{type: 'text', value: text}]};
}

function item(url: string, label: PhrasingContent): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {type: 'paragraph', children: [{type: 'link', url, children: [label]}]},
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
          data: {hProperties: {className: ['guide-links']}},
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
 * The section at the end of an API page. It links to files, which the docs plugin
 * turns into the addresses the guides really have.
 *
 * @returns A heading and a list of titles, or nothing where no guide uses the page.
 */
export function usedInSection(guides: readonly Guide[]): RootContent[] {
  return section(
    'Used in these guides',
    guides.map(({file, title}) =>
      item(`@site/${file}`, {type: 'text', value: title}),
    ),
  );
}
