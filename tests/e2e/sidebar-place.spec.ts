import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1440, height: 700}});

test('the list of contents follows the reader', async ({page}) => {
  await open(page, '/react/guides/errors');
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  const count = await headings.count();
  expect(count).toBeGreaterThan(20);
  for (const index of [0.4, 0.7, 1].map((part) => Math.ceil(part * count))) {
    await headings
      .nth(index - 1)
      .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expect(
      page.locator('.table-of-contents__link--active'),
    ).toBeInViewport();
  }
});

test('the sidebar cannot be hidden and its categories do not close each other @spec-4', async ({
  page,
}) => {
  await open(page, '/react/getting-started/query');
  await expect(
    page.getByRole('button', {name: /Collapse sidebar$/}),
  ).toHaveCount(0);
  const opened = page.getByRole('button', {
    name: /^Collapse sidebar category/,
  });
  const before = await opened.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('link', {name: 'Multichain', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/react/guides/multichain');
  expect(await opened.count()).toBeGreaterThanOrEqual(before);
});
