import type {Page} from '@playwright/test';

import {
  expect,
  hydrated,
  idle,
  open,
  setConnection,
  sidebarLink,
  test,
  twoFrames,
} from './fixtures';

const guide = '/react/getting-started/query';

/** Returns the addresses of prefetched scripts, after those of visible links. */
async function prefetched(page: Page): Promise<string[]> {
  // A browser reports visible links within two frames. Their prefetches wait in
  // the queue of idle callbacks.
  await twoFrames(page);
  await idle(page);
  // Prefetches from before hydration have an `as`.
  return page
    .locator('link[rel=prefetch]:not([as])[href*="/assets/js/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
}

test('visible links are prefetched on a fast connection @spec-7', async ({
  page,
}) => {
  await setConnection(page, {});
  await open(page, guide);
  expect(await prefetched(page)).not.toEqual([]);
});

for (const [name, connection] of [
  ['slow', {effectiveType: '2g'}],
  ['metered', {saveData: true}],
] as const) {
  test(`visible links are not prefetched on a ${name} connection @spec-7`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    await open(page, guide);
    expect(await prefetched(page)).toEqual([]);
  });
}

test('on a phone, the closed menu is outside the window', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, guide);
  // Within the window, its links would count as visible and be prefetched.
  const {x, width} = (await page.locator('.navbar-sidebar').boundingBox())!;
  expect(x + width).toBeLessThan(0);
});

test('the history entry of a page has a key of 6 characters @spec-9', async ({
  page,
}) => {
  await open(page, guide);
  await sidebarLink(page, 'Multichain').click();
  await expect(page).toHaveURL('/react/guides/multichain');
  const {key} = await page.evaluate(() => history.state as {key: string});
  expect(key).toMatch(/^[a-z0-9]{6}$/);
});

test('a heading shows its hash link under the pointer @spec-2', async ({
  page,
}) => {
  await open(page, guide);
  const title = page.getByRole('heading', {level: 2}).first();
  const link = title.locator('.hash-link');
  await expect(link).toHaveCSS('opacity', '0');
  await title.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(page).toHaveURL(/query#[a-z-]+$/);
});

test('a link into a fold opens it and scrolls to the heading', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const address = '/react/api/react/functions/useLazyLoadQuery';
  const followLink = async () => {
    const contents = page.locator('.table-of-contents');
    await contents.getByRole('link', {name: 'Type parameters'}).click();
    await hydrated(page);
    await expect(page.locator('.api-fold').first()).toHaveAttribute('open');
    const target = page.getByRole('heading', {name: /^Type parameters/});
    await expect
      .poll(async () => (await target.boundingBox())?.y)
      .toBeLessThan(120);
    await expect(target).toBeInViewport();
  };

  await test.step('with the first click, before hydration', async () => {
    await page.goto(address);
    await followLink();
  });

  await test.step('with a click after hydration', async () => {
    await open(page, address);
    await followLink();
  });
});

test('a link to text in a fold shows the text, and the fold closes again', async ({
  page,
}) => {
  const address = '/react/guides/number-utility';
  await page.goto(address);
  const fold = page.locator('article details').first();
  const sentence = await fold.locator('p').first().textContent();
  // A browser finds text only within an element, so the words end before the
  // first code or punctuation mark.
  const words = sentence!.split(/[^a-z' ]/i, 1)[0]!.trim();
  expect(words).toContain(' ');
  // From the same page, only the hash would change, and the browser wouldn't
  // search for the text.
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

test.describe('the contents mark the part being read, from the first to the last', () => {
  /** Scrolls to each part, and expects the contents to mark it. */
  async function expectMarks(
    page: Page,
    screen: 'desktop' | 'mobile',
    [first, ...others]: readonly string[],
  ): Promise<void> {
    const marked = page.locator(
      `.theme-doc-toc-${screen} .table-of-contents__link--active`,
    );
    await expect(marked).toHaveText(first!);
    for (const name of others) {
      await page
        .getByRole('heading', {name})
        .evaluate((element) => element.scrollIntoView());
      await expect(marked).toHaveText(name);
      if (screen === 'desktop') await expect(marked).toBeInViewport();
    }
  }

  test('on a desktop, where the list scrolls along', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 844});
    // Its list is longer than the window.
    await open(page, '/react/guides/errors');
    await expectMarks(page, 'desktop', ['Setup', 'Next steps']);
  });

  test('on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/react/guides/async');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expectMarks(page, 'mobile', [
      'What your users see, and where to change it',
      'Show a loading state',
      'Choose which component waits',
      'Next steps',
    ]);
  });
});
