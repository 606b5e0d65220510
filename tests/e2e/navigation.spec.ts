import type {Page} from '@playwright/test';

import {expect, hydrated, open, setConnection, test} from './fixtures';

const here = '/react/getting-started/query';

/** Prefetch links. Those from before hydration have an `as`. */
const fetchedAhead = (page: Page) =>
  page.locator('link[rel=prefetch]:not([as])[href*="/assets/js/"]');

test('pages with visible links are prefetched @spec-7', async ({page}) => {
  await setConnection(page, {});
  await open(page, here);
  await expect(fetchedAhead(page)).not.toHaveCount(0);
});

for (const connection of [
  {effectiveType: '2g'},
  {effectiveType: 'slow-2g'},
  {saveData: true},
]) {
  test(`pages aren't prefetched on an expensive connection: ${JSON.stringify(connection)} @spec-7`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    await open(page, here);
    // A browser reports visible links within two frames.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
    await expect(fetchedAhead(page)).toHaveCount(0);
  });
}

test('a link into a fold opens it and scrolls to the heading, also as the first click', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const address = '/react/api/react/functions/useLazyLoadQuery';
  for (const arrive of [() => page.goto(address), () => open(page, address)]) {
    await arrive();
    const contents = page.locator('.table-of-contents');
    await contents.getByRole('link', {name: 'Type parameters'}).click();
    await hydrated(page);
    await expect(page.locator('.api-fold').first()).toHaveAttribute(
      'data-collapsed',
      'false',
    );
    const heading = page.getByRole('heading', {name: /^Type parameters/});
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeLessThan(120);
  }
});

for (const [screen, width, path, first, ...others] of [
  // Its list is longer than the window.
  ['desktop', 1440, '/react/guides/errors', 'Setup', 'Next steps'],
  [
    'mobile',
    390,
    '/react/guides/async',
    'Show a loading state',
    'Choose a tool',
    'Next steps',
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
        .getByRole('heading', {name})
        .evaluate((element) => element.scrollIntoView());
      await expect(marked).toHaveText(name);
      if (screen === 'desktop') await expect(marked).toBeInViewport();
    }
  });
}
