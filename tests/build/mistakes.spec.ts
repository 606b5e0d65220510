import {expect, test} from '@playwright/test';

import {buildFixture, type Fixture, type FixtureBuild} from './build-fixture';

/** A site of one guide, which builds. */
const oneGuide = {'docs/index.md': '# Guide\n\nText.\n'};

/** Asserts that the fixture does not build and returns what a maintainer reads. */
async function failure(fixture: Fixture): Promise<string> {
  return buildFixture(fixture, ({code, output}: FixtureBuild) => {
    expect(code, output).toBe(1);
    return output;
  });
}

/** The part of the output about one page that could not be rendered, not indented. */
function aboutPage(output: string, page: string): string {
  const start = output.indexOf(
    `Can't render static file for pathname "${page}"`,
  );
  expect(start, `${page} in ${output}`).toBeGreaterThan(-1);
  const end = output.indexOf("Can't render static file", start + 1);
  return output.slice(start, end < 0 ? undefined : end).replace(/^ +/gm, '');
}

test.describe('navbar', () => {
  const withItem = (item: object): Fixture => ({
    settings: {
      docs: {sidebarPath: './sidebars.ts'},
      themeConfig: {navbar: {items: [item]}},
    },
    files: {
      ...oneGuide,
      'sidebars.ts': `export default {
        docsSidebar: ['index'],
        nothingToLink: [{type: 'html', value: '<b>Text</b>'}],
      };`,
    },
  });

  test('an unknown item type is refused when the configuration is read', async () => {
    const output = await failure(withItem({type: 'nothing', label: 'Label'}));
    expect(output).toContain('Bad navbar item type nothing');
  });

  test('an unknown item type of a theme is named', async () => {
    const output = await failure(withItem({type: 'custom-nothing'}));
    expect(aboutPage(output, '/docs')).toContain(
      'No NavbarItem component found for type "custom-nothing".',
    );
  });

  test('a version that the dropdown is given but the docs lack is named, with those there are', async () => {
    const output = await failure(
      withItem({type: 'docsVersionDropdown', versions: ['9.9']}),
    );
    expect(aboutPage(output, '/docs')).toContain(
      [
        "No docs version exist for name '9.9', please verify your 'docsVersionDropdown' navbar item versions config.",
        'Available version names:',
        '- current',
      ].join('\n'),
    );
  });

  test('a sidebar item whose sidebar has nothing to link to is named', async () => {
    const output = await failure(
      withItem({type: 'docSidebar', sidebarId: 'nothingToLink', label: 'Docs'}),
    );
    expect(aboutPage(output, '/docs')).toContain(
      'DocSidebarNavbarItem: Sidebar with ID "nothingToLink" doesn\'t have anything to be linked to.',
    );
  });

  test('a sidebar that does not exist is named, with those there are', async () => {
    const output = await failure(
      withItem({type: 'docSidebar', sidebarId: 'missing', label: 'Docs'}),
    );
    const page = aboutPage(output, '/docs');
    expect(page).toContain('Can\'t find any sidebar with id "missing"');
    expect(page).toContain(
      'Available sidebar ids are:\n- docsSidebar\n- nothingToLink',
    );
  });

  test('a docs item without the docs plugin says that the plugin is not enabled', async () => {
    const output = await failure({
      settings: {
        docs: false,
        themeConfig: {
          navbar: {items: [{type: 'docSidebar', sidebarId: 'docsSidebar'}]},
        },
      },
      files: {},
    });
    expect(aboutPage(output, '/')).toContain(
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    );
  });
});

test('pages without a default export, and helpers used outside their providers, are named', async () => {
  const page = (hook: string, from: string): string => `
    import {${hook}} from '${from}';
    export default function Page() {
      ${hook}();
      return null;
    }`;
  const docs = '@docusaurus/plugin-content-docs/client';
  const output = await failure({
    settings: {docs: {docItemComponent: '@site/src/no-default-export.tsx'}},
    files: {
      ...oneGuide,
      'src/no-default-export.tsx': 'export const DocItem = () => null;',
      'src/pages/no-default-export.tsx': 'export const Page = () => null;',
      'src/pages/docs-version.tsx': page('useDocsVersion', docs),
      'src/pages/docs-sidebar.tsx': page('useDocsSidebar', docs),
      'src/pages/mobile-sidebar.tsx': page(
        'useNavbarMobileSidebar',
        '@docusaurus/theme-common/internal',
      ),
      'src/pages/route-context.tsx': 'export default () => null;',
      // Every page stands inside a route's context; only the root stands outside.
      'src/theme/Root.tsx': `
        import {useLocation} from '@docusaurus/router';
        import useRouteContext from '@docusaurus/useRouteContext';
        function Reader() {
          useRouteContext();
          return null;
        }
        export default function Root({children}) {
          const {pathname} = useLocation();
          return pathname === '/route-context' ? <Reader /> : children;
        }`,
    },
  });
  for (const [path, message] of [
    ['/docs', "The page component at /docs doesn't have a default export."],
    [
      '/no-default-export',
      "The page component at /no-default-export doesn't have a default export.",
    ],
    [
      '/docs-version',
      'Hook useDocsVersion is called outside the <DocsVersionProvider>.',
    ],
    [
      '/docs-sidebar',
      'Hook useDocsSidebar is called outside the <DocsSidebarProvider>.',
    ],
    [
      '/mobile-sidebar',
      'Hook useNavbarMobileSidebar is called outside the <NavbarMobileSidebarProvider>.',
    ],
    ['/route-context', 'Unexpected: no Docusaurus route context found'],
  ] as const) {
    expect.soft(aboutPage(output, path), path).toContain(message);
  }
});

test.describe('links', () => {
  test('a broken link stops the build and is named with its page', async () => {
    const output = await failure({
      files: {'docs/index.md': '# Guide\n\n[Nowhere](/docs/nowhere)\n'},
    });
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('Broken link on source page path = /docs:');
    expect(output).toContain('-> linking to /docs/nowhere');
  });

  test('a broken anchor stops the build and is named with its page', async () => {
    const output = await failure({
      files: {'docs/index.md': '# Guide\n\n[Nowhere](#nowhere)\n'},
    });
    expect(output).toContain('Docusaurus found broken anchors!');
    expect(output).toContain('Broken anchor on source page path = /docs:');
    expect(output).toContain('-> linking to #nowhere');
  });

  test('a broken Markdown link and a broken Markdown image stop the build and are named with their files', async () => {
    const output = await failure({
      files: {
        ...oneGuide,
        'docs/link.md': '# Link\n\n[Nowhere](./nowhere.md)\n',
        'docs/image.md': '# Image\n\n![Nothing](./nothing.png)\n',
      },
    });
    expect(output).toMatch(
      /Markdown link with URL `\.\/nowhere\.md` in source file "docs\/link\.md" \(3:1\) couldn't be resolved/,
    );
    expect(output).toMatch(
      /Markdown image with URL `\.\/nothing\.png` in source file "docs\/image\.md" \(3:1\) couldn't be resolved/,
    );
  });

  test('a route that two pages claim is only warned of', async () => {
    await buildFixture(
      {
        files: {
          ...oneGuide,
          'src/pages/twice.md': '# First\n',
          'src/pages/twice.tsx': 'export default () => null;',
        },
      },
      ({code, output}) => {
        expect(code, output).toBe(0);
        expect(output).toContain('[WARNING] Duplicate routes found!');
        expect(output).toContain(
          'Attempting to create page at /twice, but a page already exists at this route.',
        );
      },
    );
  });
});
