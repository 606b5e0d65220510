import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {demoGroups, readDemos, type Demo} from './read-demos';

const siteDir = path.resolve(__dirname, '../..');

/**
 * Markdown transform. Adds a height and the code to every `<Demo name="…" />`,
 * and imports the component. The samples plugin has colored the code. Pages
 * without demos load neither.
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
      hasDemos = true;
      const demo = demoOf(element, demos, file);
      const {name} = demo;
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'height',
        value: reservedHeight(demo),
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

/**
 * Returns the height of a demo's first result, in CSS. Includes the list of
 * requests if that's open from the start.
 */
const reservedHeight = ({height, requests}: Demo): string =>
  requests === 'open' ? `calc(${height}px + var(--requests))` : `${height}px`;

/**
 * Returns the demo of a `<Demo>`.
 *
 * @throws with file and line if its name is missing or wrong
 */
function demoOf(
  {attributes, position}: MdxJsxFlowElement,
  demos: readonly Demo[],
  file: VFile,
): Demo {
  const value = attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;
  const demo = demos.find(({name}) => name === value);
  if (demo) return demo;
  const place = `${path.relative(siteDir, file.path)}:${position?.start.line ?? 1}`;
  const problem =
    typeof value === 'string'
      ? `There is no demo "${value}" in src/live-examples/demos.`
      : 'A <Demo> needs a name in quotes, such as name="first-query".';
  const names = demos.map(({name}) => name).join(', ');
  throw new Error(`${place} - ${problem} Available: ${names}.`);
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
    visit(list, 'mdxJsxFlowElement', unwrapSummary);
    tree.children.splice(place, 1, ...list.children);
  };
}

/** Returns the Markdown of all groups. */
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

/**
 * Replaces each paragraph in a summary with a `<span>`, because HTML allows no
 * paragraphs there.
 */
function unwrapSummary({name, children}: MdxJsxFlowElement): void {
  if (name !== 'summary') return;
  for (const child of children) {
    if (child.type !== 'paragraph') continue;
    const span = {type: 'mdxJsxFlowElement', name: 'span', attributes: []};
    Object.assign(child, span);
  }
}
