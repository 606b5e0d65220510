import AxeBuilder from '@axe-core/playwright';

import {expect, hydrated, test} from './fixtures';

/** One page of each kind; every page is checked in the full run. */
const kinds = {
  home: '/',
  guide: '/react/getting-started/query',
  'API page': '/react/api/react/functions/useLazyLoadQuery',
  category: '/vue/category/guides',
  'style sheet of the guides': '/markdown-page',
  search: '/search',
  'not found': '/no-such-page',
};

for (const [kind, path] of Object.entries(kinds)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${kind}, ${colorScheme}`, () => {
      test.use({colorScheme, expectedErrors: [/status of 404/]});
      test('breaks no rule of axe', async ({page}) => {
        await page.goto(path);
        await hydrated(page);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(
          violations.flatMap(({id, nodes}) =>
            nodes.map((node) => `${id}: ${node.target.join(' ')}`),
          ),
        ).toEqual([]);
      });
    });
  }
}
