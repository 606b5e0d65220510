// Which API pages a guide links to (src/content/guide-links/read-guides.ts).
// tests/site/guide-links.spec.ts compares the built lists with the built links,
// but the guides don't have every form of a link.
import {expect, test} from 'vitest';

import {readGuides} from '../../src/content/guide-links/read-guides';
import {inTemporaryFolder, type Files} from '../temporary-folder';

/** Returns the only guide of a site with these files. */
const guideIn = (files: Files) =>
  inTemporaryFolder(files, (folder) => {
    const [guide, ...others] = readGuides(folder);
    expect(others).toEqual([]);
    return guide;
  });

const frontMatter = '---\ntitle: FAQ\ndescription: Answers.\n---\n';

for (const [what, link] of [
  ['a path', '[a](/react/api/core/a)'],
  ['an anchor', '[a](/react/api/core/a#example)'],
  ['a relative path', '[a](../../api/core/a)'],
  ['a relative path from the same folder', '[a](./../../api/core/a)'],
  ['an element', '<a href="/react/api/core/a">a</a>'],
] as const) {
  test(`finds a link with ${what}: ${link}`, async () => {
    expect(
      await guideIn({
        'docs-react/guides/more/faq.mdx': `${frontMatter}\n${link} ${link}\n`,
      }),
    ).toEqual({
      file: 'docs-react/guides/more/faq.mdx',
      title: 'FAQ',
      description: 'Answers.',
      links: ['/react/api/core/a'],
    });
  });
}

test('finds the links of partials, relative to the guide, even if they import each other', async () => {
  const guide = await guideIn({
    'docs-react/guides/faq.mdx':
      "import A from '@site/docs-shared/_a.mdx';\n\n<A />\n",
    'docs-shared/_a.mdx': "import B from './_b.mdx';\n\n[a](../api/core/a)\n",
    'docs-shared/_b.mdx': "import A from './_a.mdx';\n\n[b](../api/core/b)\n",
  });
  expect(guide?.links).toEqual(['/react/api/core/a', '/react/api/core/b']);
});

for (const [what, text] of [
  ['a guide', '[a](/react/guides/api)'],
  ['fenced code', '```md\n[a](/react/api/core/a)\n```'],
  ['a missing partial', "import A from './_missing.mdx';"],
] as const) {
  test(`finds no link to an API page in ${what}`, async () => {
    const guide = await guideIn({'docs-vue/guides/faq.mdx': text});
    expect(guide?.links).toEqual([]);
  });
}

test('API pages and partials are no guides', async () => {
  const link = '[a](/vue/api/core/a)';
  const guide = await guideIn({
    'docs-vue/guides/faq.mdx': link,
    'docs-vue/guides/_part.mdx': link,
    'docs-vue/api/core/b.md': link,
  });
  expect(guide?.file).toBe('docs-vue/guides/faq.mdx');
});
