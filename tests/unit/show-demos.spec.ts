import path from 'node:path';

import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import showDemos from '../../src/live-examples/show-demos';

const siteDir = path.resolve(__dirname, '../..');
const file = {path: path.join(siteDir, 'docs-react/page.mdx')} as VFile;

function pageWith(...names: string[]): {
  tree: Root;
  demos: MdxJsxFlowElement[];
} {
  const demos = names.map((name, index): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
    children: [],
    position: {
      start: {line: index + 3, column: 1},
      end: {line: index + 3, column: 20},
    },
  }));
  return {tree: {type: 'root', children: [...demos]}, demos};
}

const importsOf = ({children}: Root) =>
  children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));

test('a demo gets the code of its file, imported by its page alone', () => {
  const {tree, demos} = pageWith('transfer', 'live-block');
  showDemos({siteDir})(tree, file);
  expect(importsOf(tree)).toEqual([
    "import Demo from '@site/src/live-examples/panel';",
    "import DemoCodeBlock from '@site/src/components/code-block';",
    "import demoCode1 from '@generated/code-samples/default/demos/transfer.tsx.json';",
    "import demoCode2 from '@generated/code-samples/default/demos/live-block.tsx.json';",
  ]);
  expect(demos[1]?.children).toMatchObject([
    {
      name: 'DemoCodeBlock',
      attributes: [
        {value: '...demoCode2'},
        {name: 'title', value: 'live-block.tsx'},
      ],
    },
  ]);
});

test('a demo that does not exist is named with its place', () => {
  const {tree} = pageWith('transfer', 'transfers');
  expect(() => showDemos({siteDir})(tree, file)).toThrow(
    /^docs-react\/page\.mdx:4 - There is no demo "transfers" in src\/live-examples\/demos\. Known are: .*transfer/,
  );
});
