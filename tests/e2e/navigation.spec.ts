// Links within and between pages: prefetching, hash links, folds, and the table
// of contents. In a browser, because they depend on what is in view.
// `engines/navigation.spec.ts` tests the history.
import type {Locator, Page} from '@playwright/test';

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
import {boxOf} from './read-element';

const guide = '/react/getting-started/query';

/** Returns the prefetched scripts, after those of visible links were added. */
async function prefetched(page: Page): Promise<(string | null)[]> {
  // A browser reports visible links within two frames. Their prefetches wait in
  // the queue of idle callbacks.
  await twoFrames(page);
  await idle(page);
  // Prefetches from before hydration have an `as`.
  return page
    .locator('link[rel=prefetch]:not([as])[href*="/assets/js/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('visible links are prefetched on a fast connection @spec-7', async ({
  page,
}) => {
  await setConnection(page, {});
  await open(page, guide);
  expect(await prefetched(page)).not.toEqual([]);
});

for (const [name, connection, tag] of [
  ['slow', {effectiveType: '2g'}, '@spec-7'],
  ['metered', {saveData: true}, '@nightly'],
] as const) {
  test(`visible links are not prefetched on a ${name} connection ${tag}`, async ({
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
  const {x, width} = await boxOf(page.locator('.navbar-sidebar'));
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

test('a long category lists its groups, and each link scrolls to one', async ({
  page,
}) => {
  await open(page, '/react/category/guides');
  const groups = page.getByRole('navigation', {name: 'Groups'});
  await groups.getByRole('link', {name: 'Help'}).click();
  await expect(page).toHaveURL('/react/category/guides#help');
  const target = page.getByRole('heading', {name: 'Help'});
  await expect(target).toBeInViewport();
  expect(await groups.getByRole('link').allTextContents()).toEqual(
    await page.locator('article section > div > h2').allTextContents(),
  );

  await open(page, '/react/category/getting-started');
  await expect(groups).toHaveCount(0);
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
    // Below the navbar, in the top part of the window.
    await expect.poll(async () => (await boxOf(target)).y).toBeLessThan(120);
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

test('a link to text in a fold shows the text, and the fold closes again @nightly', async ({
  page,
}) => {
  const address = '/react/getting-started/quick-start';
  await page.goto(address);
  const fold = page.locator('article details').first();
  await expect(fold).not.toHaveAttribute('open');
  const sentence = (await fold.locator('p').first().textContent()) ?? '';
  // A browser finds text only within an element, so the words end before the
  // first code or punctuation mark.
  const [beginning = ''] = /^[a-z' ]+/i.exec(sentence) ?? [];
  const words = beginning.trim();
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

  await test.step('the reader can close the fold, and open it again', async () => {
    await fold.locator('summary').first().click();
    await expect(text).toBeHidden();
    await fold.locator('summary').first().click();
    await expect(text).toBeVisible();
  });
});

test.describe('the contents mark the part being read, and nothing in the introduction', () => {
  /** The marked entry of the contents. */
  const marked = (page: Page, screen: 'desktop' | 'mobile'): Locator =>
    page.locator(`.theme-doc-toc-${screen} .table-of-contents__link--active`);

  /** Scrolls to a part of the page. */
  const scrollToPart = (page: Page, name: string): Promise<void> =>
    page
      .getByRole('heading', {name})
      .evaluate((element) => element.scrollIntoView());

  test('on a desktop, where the list scrolls along', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 844});
    await open(page, '/react/guides/errors');
    const entry = marked(page, 'desktop');
    const lastEntry = page.locator('.theme-doc-toc-desktop a').last();
    await expect(entry).toHaveCount(0);
    await scrollToPart(page, 'Setup');
    // The first message is directly below the heading.
    await expect(entry).toHaveText('No config provided');
    // The list is longer than the window.
    await expect(lastEntry).not.toBeInViewport();
    await scrollToPart(page, 'Next steps');
    await expect(entry).toHaveText('Next steps');
    await expect(entry).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(entry).toHaveCount(0);
    await expect(
      page.locator('.theme-doc-toc-desktop a').first(),
    ).toBeInViewport();
  });

  test('on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/react/guides/async');
    await page.getByRole('button', {name: 'On this page'}).click();
    const entry = marked(page, 'mobile');
    await expect(entry).toHaveCount(0);
    for (const name of [
      'What your users see, and where to change it',
      'Show a loading state',
      'Choose which component waits',
      'Next steps',
    ]) {
      await scrollToPart(page, name);
      await expect(entry).toHaveText(name);
    }
  });
});
