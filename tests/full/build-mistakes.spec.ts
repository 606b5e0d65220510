// Builds small sites with a mistake, and reads what the build reports. They have
// the real site's rules, which a test of functions wouldn't see.
import {expect, test} from '@playwright/test';

import {buildFixture, smallBuildTimeoutMs} from './build-fixture';

test.describe.configure({timeout: smallBuildTimeoutMs + 10_000});

for (const [kind, target] of [
  ['link', '/docs/nowhere'],
  ['anchor', '#nowhere'],
] as const) {
  test(`the build fails and reports the page of a broken ${kind} @spec-5`, async () => {
    const {code, output} = await buildFixture({
      'docs/index.md': `# Guide\n\n[Nowhere](${target})\n`,
    });
    expect(code, output).toBe(1);
    expect(output).toContain(`Broken ${kind} on source page path = /docs:`);
    expect(output).toContain(`-> linking to ${target}`);
  });
}

test('the build fails and reports the files of a broken Markdown link and a broken Markdown image @spec-5', async () => {
  const {code, output} = await buildFixture({
    'docs/index.md': '# Guide\n',
    'docs/link.md': '# Link\n\n[Nowhere](./nowhere.md)\n',
    'docs/image.md': '# Image\n\n![Nothing](./nothing.png)\n',
  });
  expect(code, output).toBe(1);
  expect(output).toMatch(
    /Markdown link with URL `\.\/nowhere\.md` in source file "docs\/link\.md" \(3:1\) couldn't be resolved/,
  );
  expect(output).toMatch(
    /Markdown image with URL `\.\/nothing\.png` in source file "docs\/image\.md" \(3:1\) couldn't be resolved/,
  );
});

test('a duplicate route is only a warning @spec-5', async () => {
  const {code, output} = await buildFixture({
    'docs/index.md': '# Guide\n\nText.\n',
    'src/pages/twice.md': '# First\n',
    'src/pages/twice.tsx': 'export default () => null;',
  });
  expect(code, output).toBe(0);
  expect(output).toContain('[WARNING] Duplicate routes found!');
  expect(output).toContain(
    'Attempting to create page at /twice, but a page already exists at this route.',
  );
});

/** Returns the configuration of a fixture with one item in its navbar. */
const withNavbarItem = (item: object): string => `
  import {fixtureConfig} from '../../../tests/full/fixture-config';

  const docs = {sidebarPath: './sidebars.ts'};
  const items = [${JSON.stringify(item)}];
  export default {
    ...fixtureConfig,
    presets: [['classic', {docs, blog: false, sitemap: false}]],
    themeConfig: {navbar: {items}},
  };`;

for (const [mistake, item, message] of [
  ['of an unknown type', {type: 'nothing'}, 'Bad navbar item type nothing'],
  [
    'for a version that is missing',
    {type: 'docsVersionDropdown', versions: ['0.1']},
    /No docs version exist for name '0\.1'.*\n *Available version names:\n *- current/,
  ],
  [
    'for a sidebar that is missing',
    {type: 'docSidebar', sidebarId: 'nothing'},
    'Can\'t find any sidebar with id "nothing"',
  ],
  [
    'for a sidebar without a page',
    {type: 'docSidebar', sidebarId: 'empty'},
    'Sidebar with ID "empty" doesn\'t have anything to be linked to.',
  ],
] as const) {
  test(`the build fails and explains a navbar item ${mistake} @spec-8`, async () => {
    const {code, output} = await buildFixture({
      'docs/index.md': '# Guide\n',
      'sidebars.ts':
        "export default {guide: ['index'], empty: [{type: 'html', value: 'Text'}]};",
      'docusaurus.config.ts': withNavbarItem(item),
    });
    expect(code, output).toBe(1);
    expect(output).toMatch(message);
  });
}

test('the build fails and names a page without a default export @spec-5 @spec-8', async () => {
  const {code, output} = await buildFixture({
    'docs/index.md': '# Guide\n',
    'src/pages/empty.tsx': 'export const text = 1;',
  });
  expect(code, output).toBe(1);
  expect(output).toContain(
    "The page component at /empty doesn't have a default export.",
  );
});
