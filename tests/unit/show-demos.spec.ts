import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {catalogue} from '../../src/live-examples/panel/catalogue';
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

test('every file is in the catalogue and on the page of all demos', () => {
  const files = readdirSync(path.join(siteDir, 'src/live-examples/demos'))
    .filter((entry) => entry.endsWith('.tsx'))
    .map((entry) => entry.slice(0, -'.tsx'.length))
    .sort();
  expect(Object.keys(catalogue).sort()).toEqual(files);
  const page = readFileSync(path.join(siteDir, 'src/pages/demos.mdx'), 'utf8');
  const shown = Array.from(
    page.matchAll(/<Demo name="([^"]+)" \/>/g),
    ([, name]) => name,
  );
  expect(shown.sort()).toEqual(files);
});
