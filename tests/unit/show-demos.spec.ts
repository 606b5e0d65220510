import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';

import showDemos from '../../src/live-examples/show-demos';

const siteDir = path.resolve(__dirname, '../..');
const file = {path: path.join(siteDir, 'docs-react/page.mdx')} as VFile;

function transform(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(showDemos);
  return processor.runSync(processor.parse(text), file) as Root;
}

test('reports a missing demo with its position', () => {
  expect(() => transform('# Page\n\n<Demo name="transfers" />')).toThrow(
    /^docs-react\/page\.mdx:3 - There is no demo "transfers" in src\/live-examples\/demos\. Available: .*transfer/,
  );
});

test('the example of the home page has the displayed component', () => {
  const read = (name: string) => readFileSync(`${siteDir}/src/${name}`, 'utf8');
  const sample = read('components/home/samples/Balance.tsx');
  const [component] = /function Balance[^]*/.exec(sample)!;
  expect(read('live-examples/demos/transfer.tsx')).toContain(component);
});
