import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {demoGroups, readDemos, type Demo} from './read-demos';

const siteDir = path.resolve(__dirname, '../..');

/**
 * Markdown transform. Adds the code to every `<Demo name="…" />`, colored at
 * build time by the samples plugin, and imports the component. Pages without
 * demos load neither.
 *
 * @throws with file and line if a demo doesn't exist
 */
export default function showDemos(this: Processor) {
  const parse = (text: string) => (this.parse(text) as Root).children;
  const demos = readDemos();

  return (tree: Root, file: VFile): void => {
    let hasDemos = false;
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Demo') return;
      const name = nameOf(element, file);
      const {height, requests} = demos.find((demo) => demo.name === name)!;
      hasDemos = true;
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'height',
        // Reserve room for an open list of requests.
        value:
          requests === 'open'
            ? `calc(${height}px + var(--requests))`
            : `${height}px`,
      });
      element.children = parse(
        `<DemoCodeBlock title="${name}.tsx" {...require('@generated/code-samples/default/demos/${name}.tsx.json')} />`,
      ) as MdxJsxFlowElement['children'];
    });
    if (!hasDemos) return;
    const imports = [
      "import Demo from '@site/src/live-examples/panel/demo';",
      "import DemoCodeBlock from '@site/src/components/code-block';",
    ];
    tree.children.unshift(...parse(imports.join('\n')));
  };
}

function nameOf({attributes, position}: MdxJsxFlowElement, file: VFile) {
  const value = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;
  const names = Object.values(demoGroups).flat();
  const name = names.find((one) => one === value);
  if (name !== undefined) return name;
  const place = `${path.relative(siteDir, file.path)}:${position?.start.line ?? 1}`;
  const problem =
    typeof value === 'string'
      ? `There is no demo "${value}" in src/live-examples/demos.`
      : 'A <Demo> needs a name in quotes, such as name="first-query".';
  throw new Error(`${place} - ${problem} Available: ${names.join(', ')}.`);
}

/**
 * Markdown transform. Replaces `<AllDemos />` with all live examples in groups.
 * Each is folded below its heading, except the first one.
 */
export function listDemos(this: Processor) {
  return (tree: Root): void => {
    const place = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'AllDemos',
    );
    if (place < 0) return;
    const list = this.parse(writeList(readDemos())) as Root;
    visit(list, 'mdxJsxFlowElement', unwrapSentence);
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
        `<DemoFold isOpen={${demo === demos[0]}}>`,
        '<summary className="fold-arrow">',
        demo.text,
        '</summary>',
        `<Demo name="${demo.name}" />`,
        '</DemoFold>',
      ]),
  ]);
  return [
    "import DemoFold from '@site/src/live-examples/panel/fold';",
    ...sections,
  ].join('\n\n');
}

/** Replaces the paragraph in a summary, where HTML allows none. */
function unwrapSentence({name, children}: MdxJsxFlowElement): void {
  if (name !== 'summary') return;
  const sentence = children.find(({type}) => type === 'paragraph');
  Object.assign(sentence!, {
    type: 'mdxJsxFlowElement',
    name: 'span',
    attributes: [],
  });
}
