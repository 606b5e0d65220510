import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Processor} from 'unified';

import {demoGroups, readDemos, type Demo} from './read-demos';

/** Puts all live examples in the place of `<AllDemos />`: an index by task, then each with its heading. */
export function listDemos(this: Processor) {
  return (tree: Root): void => {
    const place = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'AllDemos',
    );
    if (place < 0) return;
    const list = this.parse(writeList(readDemos())) as Root;
    tree.children.splice(place, 1, ...list.children);
  };
}

function writeList(demos: readonly Demo[]): string {
  const slugger = createSlugger();
  const groups = demoGroups.map((name) => ({
    name,
    members: demos.filter(({group}) => group === name),
  }));
  const index = groups.map(({name, members}) => {
    slugger.slug(name);
    const links = members.map(
      ({title}) => `  - [${title}](#${slugger.slug(title)})`,
    );
    return [`- **${name}**`, ...links].join('\n');
  });
  const sections = groups.flatMap(({name, members}) => [
    `## ${name}`,
    ...members.flatMap(({name: demo, title, text}) => [
      `### ${title}`,
      text ?? '',
      `<Demo name="${demo}" resultFirst />`,
    ]),
  ]);
  return [
    '<div className="demo-index">',
    index.join('\n'),
    '</div>',
    ...sections,
  ].join('\n\n');
}
