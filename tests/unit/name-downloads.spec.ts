import transformLinks from '@docusaurus/mdx-loader/lib/remark/transformLinks';
import type {Root} from 'mdast';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import nameDownloads from '../../src/content/name-downloads';

const siteDir = path.resolve(__dirname, '../..');

/** Returns the names under which browsers save the links' files. */
async function downloadsIn(markdown: string): Promise<unknown[]> {
  const tree: Root = await unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(transformLinks, {
      staticDirs: [],
      siteDir,
      onBrokenMarkdownLinks: 'throw',
    })
    .use(nameDownloads)
    .run(
      unified().use(remarkParse).use(remarkMdx).parse(markdown),
      new VFile({path: path.join(siteDir, 'docs-shared/_page.mdx')}),
    );
  const names: unknown[] = [];
  visit(tree, 'mdxJsxTextElement', ({attributes}) => {
    for (const attribute of attributes) {
      if ('name' in attribute && attribute.name === 'download') {
        names.push(attribute.value);
      }
    }
  });
  return names;
}

test("a file's link has the file's name, also of JSON", async () =>
  expect(
    await downloadsIn(
      '[Asset Hub](@site/descriptors/chains/polkadot_asset_hub.scale), [a token](@site/descriptors/contracts/psp22.json)',
    ),
  ).toEqual(['polkadot_asset_hub.scale', 'psp22.json']));

test('other links have no name to save', async () =>
  expect(
    await downloadsIn('[a](./b), <a href="/c">d</a>, and <a href={e}>f</a>'),
  ).toEqual([]));
