import {createSlugger} from '@docusaurus/utils';
import type {Heading, List, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';

import {demoGroups, readDemos, type Demo} from './read-demos';

/** Puts all live examples in the place of `<AllDemos />`: an index by task, then each with its heading. */
export function listDemos() {
  return (tree: Root): void => {
    const place = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'AllDemos',
    );
    if (place < 0) return;
    const demos = readDemos(path.join(__dirname, 'demos'));
    tree.children.splice(
      place,
      1,
      ...indexOf(demos),
      ...demoGroups.flatMap((group) => [
        heading(2, group),
        ...demos.filter((demo) => demo.group === group).flatMap(showDemo),
      ]),
    );
  };
}

function indexOf(demos: readonly Demo[]): RootContent[] {
  const slugger = createSlugger();
  const items = demoGroups.map((group): List['children'][number] => {
    slugger.slug(group);
    const links = demos
      .filter((demo) => demo.group === group)
      .flatMap(({title}, index): Paragraph['children'] => [
        {type: 'text', value: index === 0 ? ': ' : ', '},
        {
          type: 'link',
          url: `#${slugger.slug(title)}`,
          children: [{type: 'text', value: title}],
        },
      ]);
    const name: Paragraph['children'] = [
      {type: 'strong', children: [{type: 'text', value: group}]},
    ];
    return {
      type: 'listItem',
      children: [{type: 'paragraph', children: [...name, ...links]}],
    };
  });
  return [{type: 'list', ordered: false, children: items}];
}

function showDemo({name, title, text}: Demo): RootContent[] {
  const demo: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'name', value: name},
      {type: 'mdxJsxAttribute', name: 'resultFirst', value: null},
    ],
    children: [],
  };
  const about: Paragraph[] =
    text === undefined
      ? []
      : [{type: 'paragraph', children: [{type: 'text', value: text}]}];
  return [heading(3, title), ...about, demo];
}

const heading = (depth: 2 | 3, value: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value}],
});
