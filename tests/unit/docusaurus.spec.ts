import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const packages = path.resolve(__dirname, '../../node_modules');

/**
 * Demands of the specification that only depend on Docusaurus's code: its
 * modules and their lines. Only an upgrade can break them.
 */
const demands = [
  [
    'a navbar item of an unknown type is an error @spec-8',
    '@docusaurus/theme-classic/lib/options.js',
    'Bad navbar item type ',
  ],
  [
    "a version dropdown's unknown version is an error that lists the versions @spec-8",
    '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js',
    "throw new Error(`No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:",
  ],
  [
    'a navbar item for an unknown sidebar is an error @spec-8',
    '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
    'throw new Error(`Can\'t find any sidebar with id "${sidebarId}"',
  ],
  [
    'a navbar item for a sidebar without a page is an error @spec-8',
    '@docusaurus/theme-classic/lib/theme/NavbarItem/DocSidebarNavbarItem.js',
    'Sidebar with ID "${sidebarId}" doesn\'t have anything to be linked to.',
  ],
  [
    'a page without a default export is an error @spec-5 @spec-8',
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    "throw new Error(`The page component at ${path} doesn't have a default export.",
  ],
  [
    'scrolling back to the top eases by 0.85 @spec-9',
    '@docusaurus/theme-common/lib/utils/scrollUtils.js',
    'window.scrollTo(0, Math.floor((currentScroll - top) * 0.85) + top);',
  ],
] as const;

for (const [demand, module, code] of demands) {
  test(demand, () => {
    expect(readFileSync(path.join(packages, module), 'utf8')).toContain(code);
  });
}
