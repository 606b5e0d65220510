import type {Root} from 'mdast';
import type {Processor} from 'unified';

import {demoGroups, readDemos, type Demo} from './read-demos';

/** Puts all live examples in the place of `<AllDemos />`, each below its heading. */
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
  const sections = Object.keys(demoGroups).flatMap((name) => [
    `## ${name}`,
    ...demos
      .filter(({group}) => group === name)
      .flatMap((demo) => [
        `### ${demo.title}`,
        demo.text,
        `<Demo name="${demo.name}" resultFirst />`,
      ]),
  ]);
  return sections.join('\n\n');
}
