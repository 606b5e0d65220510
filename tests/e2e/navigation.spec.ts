import type {Page} from '@playwright/test';

import {
  expect,
  hydrated,
  open,
  setConnection,
  sidebarLink,
  test,
} from './fixtures';

const here = '/react/getting-started/query';

/** Returns the number of prefetches, after those for visible links. */
const countPrefetches = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const next = (wait: (done: () => void) => unknown) =>
      new Promise<void>((resolve) => wait(resolve));
    // A browser reports visible links within two frames. Their prefetches wait
    // in the queue of idle callbacks.
    await next(requestAnimationFrame);
    await next(requestAnimationFrame);
    await next(requestIdleCallback);
    // Prefetches from before hydration have an `as`.
    return document.querySelectorAll(
      'link[rel=prefetch]:not([as])[href*="/assets/js/"]',
    ).length;
  });

for (const [connection, isExpensive] of [
  [{}, false],
  [{effectiveType: '2g'}, true],
  [{saveData: true}, true],
] as const) {
  test(`pages with visible links are ${isExpensive ? 'not ' : ''}prefetched on a connection with ${JSON.stringify(connection)} @spec-7`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    await open(page, here);
    expect((await countPrefetches(page)) === 0).toBe(isExpensive);
  });
}

test('on a phone, the closed menu stays out of sight, so that its pages are not prefetched', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, here);
  const {x, width} = (await page.locator('.navbar-sidebar').boundingBox())!;
  expect(x + width).toBeLessThan(0);
});

test('the history entry of a page has a key of 6 characters @spec-9', async ({
  page,
}) => {
  await open(page, here);
  await sidebarLink(page, 'Multichain').click();
  await expect(page).toHaveURL('/react/guides/multichain');
  const {key} = await page.evaluate(() => history.state as {key: string});
  expect(key).toMatch(/^[a-z0-9]{6}$/);
});

test('a heading shows its hash link under the pointer @spec-2', async ({
  page,
}) => {
  await open(page, here);
  const title = page.getByRole('heading', {level: 2}).first();
  await title.hover();
  const link = title.locator('.hash-link');
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(/query#[a-z-]+$/);
});

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
    await expect(page.locator('.api-fold').first()).toHaveAttribute('open');
    const heading = page.getByRole('heading', {name: /^Type parameters/});
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeLessThan(120);
  }
});

test('a link to text in a fold shows the text, and the fold closes again', async ({
  page,
}) => {
  const address = '/react/guides/number-utility';
  await page.goto(address);
  const fold = page.locator('article details').first();
  const sentence = await fold.locator('p').first().textContent();
  const words = sentence!.split(/[^a-z' ]/i, 1)[0]!.trim();
  // Without it, only the hash would change.
  await page.goto('about:blank');
  await page.goto(`${address}#:~:text=${encodeURIComponent(words)}`);
  await expect(fold).toHaveAttribute('open');
  await hydrated(page);
  const text = fold.getByText(words).first();
  await expect(text).toBeVisible();
  await expect(text).toBeInViewport();
  await fold.locator('summary').first().click();
  await expect(text).toBeHidden();
  await fold.locator('summary').first().click();
  await expect(text).toBeVisible();
});

for (const [screen, width, path, first, ...others] of [
  // Its list is longer than the window.
  ['desktop', 1440, '/react/guides/errors', 'Setup', 'Next steps'],
  [
    'mobile',
    390,
    '/react/guides/async',
    'What your users see, and where to change it',
    'Show a loading state',
    'Choose which component waits',
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
