import {expect, heading, open, sidebarLink, test} from './fixtures';

const here = '/react/getting-started/query';

test('a page’s own scripts are fetched ahead when the reader comes to its link, unless data is dear @spec-7', async ({
  page,
}) => {
  const connection = (value: object) =>
    page.evaluate(
      (given) =>
        Object.defineProperty(navigator, 'connection', {
          value: given,
          configurable: true,
        }),
      value,
    );
  // Those that are fetched before hydration have an `as`.
  const ahead = page.locator(
    'link[rel=prefetch]:not([as])[href*="/assets/js/"]',
  );
  await open(page, here);
  // A browser tells of links in sight within two frames.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
  for (const [name, dear] of [
    ['Mutation', {effectiveType: '2g'}],
    ['Connect wallets', {effectiveType: 'slow-2g'}],
    ['Setup', {effectiveType: '4g', saveData: true}],
  ] as const) {
    await connection(dear);
    await sidebarLink(page, name).focus();
  }
  // Neither for these, nor for any link that is merely in sight.
  expect(await ahead.count()).toBe(0);
  await connection({effectiveType: '4g', saveData: false});
  await sidebarLink(page, 'Multichain').focus();
  await expect(ahead).not.toHaveCount(0);
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
});

test('a link into a fold opens it', async ({page}) => {
  await open(page, '/react/api/react/functions/useLazyLoadQuery');
  const contents = page.locator('.table-of-contents');
  await contents.getByRole('link', {name: 'Type parameters'}).click();
  await expect(
    page.getByRole('heading', {name: /^Type parameters/}),
  ).toBeInViewport();
});

for (const [screen, width, path, first, ...others] of [
  // Its list is longer than the window.
  ['desktop', 1440, '/react/guides/errors', 'Setup', 'API used here'],
  [
    'mobile',
    390,
    '/react/guides/async',
    'Show a loading state',
    'Choose a tool',
    'API used here',
  ],
] as const) {
  test(`the contents mark the part being read, from the first to the last: ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, path);
    if (screen === 'mobile') {
      await page.getByRole('button', {name: 'On this page'}).click();
    }
    const marked = page.locator(
      `.theme-doc-toc-${screen} .table-of-contents__link--active`,
    );
    await expect(marked).toHaveText(first);
    for (const name of others) {
      await page
        .getByRole('heading', {name: new RegExp(`^${name}`)})
        .evaluate((element) => element.scrollIntoView());
      await expect(marked).toHaveText(name);
      if (screen === 'desktop') await expect(marked).toBeInViewport();
    }
  });
}
