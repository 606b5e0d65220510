import {expect, test} from '@playwright/test';

import {
  buildFixture,
  type Fixture,
  type FixtureBuild,
} from '../build/build-fixture';

test.describe.configure({timeout: 120_000});

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

/** A page that calls a hook, outside what the hook reads from. */
const calling = (hook: string, from: string): string => `
  import {${hook}} from '${from}';
  export default function Page() {
    ${hook}();
    return null;
  }`;

const docs = '@docusaurus/plugin-content-docs/client';

/** A page that shows a navbar item, which may read the version that a reader prefers. */
const showing = (item: object): string => `
  import NavbarItem from '@theme/NavbarItem';
  import {DocsPreferredVersionContextProvider as Versions} from '${docs}';
  export default () => (
    <Versions><NavbarItem {...${JSON.stringify(item)}} /></Versions>
  );`;

/** Pages with a mistake, and what Docusaurus says of each. */
const mistakes: Readonly<
  Record<string, readonly [page: string, message: string]>
> = {
  'no-default-export': [
    'export const Page = () => null;',
    "The page component at /no-default-export doesn't have a default export.",
  ],
  'docs-version': [
    calling('useDocsVersion', docs),
    'Hook useDocsVersion is called outside the <DocsVersionProvider>.',
  ],
  'docs-sidebar': [
    calling('useDocsSidebar', docs),
    'Hook useDocsSidebar is called outside the <DocsSidebarProvider>.',
  ],
  'mobile-sidebar': [
    calling('useNavbarMobileSidebar', '@docusaurus/theme-common/internal'),
    'Hook useNavbarMobileSidebar is called outside the <NavbarMobileSidebarProvider>.',
  ],
  'route-context': [
    'export default () => null;',
    'Unexpected: no Docusaurus route context found',
  ],
  'unknown-item': [
    showing({type: 'custom-nothing'}),
    'No NavbarItem component found for type "custom-nothing".',
  ],
  'unknown-version': [
    showing({type: 'docsVersionDropdown', versions: ['9.9']}),
    'Available version names:\n- current',
  ],
  'empty-sidebar': [
    showing({type: 'docSidebar', sidebarId: 'nothingToLink', label: 'Docs'}),
    'Sidebar with ID "nothingToLink" doesn\'t have anything to be linked to.',
  ],
  'unknown-sidebar': [
    showing({type: 'docSidebar', sidebarId: 'missing', label: 'Docs'}),
    'Available sidebar ids are:\n- docsSidebar\n- nothingToLink',
  ],
  'docs-not-enabled': [
    showing({type: 'docSidebar', sidebarId: 'any', docsPluginId: 'missing'}),
    'plugin with id "missing"',
  ],
};

test('pages and navbar items that cannot be rendered, and helpers used outside their providers, are named', async () => {
  const output = await failure({
    settings: {
      docs: {
        docItemComponent: '@site/src/no-default-export.tsx',
        sidebarPath: './sidebars.ts',
      },
    },
    files: {
      ...oneGuide,
      'sidebars.ts': `export default {
        docsSidebar: ['index'],
        nothingToLink: [{type: 'html', value: '<b>Text</b>'}],
      };`,
      'src/no-default-export.tsx': 'export const DocItem = () => null;',
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
      ...Object.fromEntries(
        Object.entries(mistakes).map(([name, [page]]) => [
          `src/pages/${name}.tsx`,
          page,
        ]),
      ),
    },
  });
  expect(aboutPage(output, '/docs')).toContain(
    "The page component at /docs doesn't have a default export.",
  );
  for (const [name, [, message]] of Object.entries(mistakes)) {
    expect.soft(aboutPage(output, `/${name}`), name).toContain(message);
  }
});

test.describe('links', () => {
  for (const [kind, target] of [
    ['link', '/docs/nowhere'],
    ['anchor', '#nowhere'],
  ] as const) {
    test(`a broken ${kind} stops the build and is named with its page`, async () => {
      const output = await failure({
        files: {'docs/index.md': `# Guide\n\n[Nowhere](${target})\n`},
      });
      expect(output).toContain(`Broken ${kind} on source page path = /docs:`);
      expect(output).toContain(`-> linking to ${target}`);
    });
  }

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
