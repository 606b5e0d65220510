// Pages as Markdown: how the server sends them, and the controls of a page that
// copy and open them. `unit/markdown-copies.spec.ts` and
// `site/markdown-copies.spec.ts` test their text.
import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures';

const copyButton = (page: Page) =>
  page.getByRole('button', {name: 'Copy page'});

test("a copy is displayed as text, and search engines don't index it", async ({
  request,
}) => {
  const copy = await request.get('/react/getting-started/query.md');
  expect(copy.status()).toBe(200);
  expect(copy.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'inline',
    'x-robots-tag': 'noindex',
  });
});

test('search engines index the list of copies', async ({request}) => {
  const list = await request.get('/llms.txt');
  expect(list.status()).toBe(200);
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  // The copies have this header, and it forbids indexing.
  expect(list.headers()).not.toHaveProperty('x-robots-tag');
});

test.describe('the page tools', () => {
  const guide = '/react/getting-started/query';

  test('copying puts the copy on the clipboard and confirms it', async ({
    page,
  }) => {
    // Lets the test skip the time for which the button says "Copied".
    await page.clock.install();
    await open(page, guide);
    await copyButton(page).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    await expect(page.locator('.announcement')).toHaveText('Copied');
    const copy = await page.request.get(`${guide}.md`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toBe('');
    expect(copied).toBe(await copy.text());
    // Longer than the confirmation in `client-modules/confirm.ts`.
    await page.clock.runFor(5000);
    await expect(copyButton(page)).toBeVisible();
  });

  test.describe('failed copying', () => {
    test.use({expectedErrors: [/Failed to load resource/]});

    test("offers a retry if the copy can't be fetched @nightly", async ({
      page,
    }) => {
      await page.route('**/*.md', (route) => route.abort());
      await open(page, guide);
      await copyButton(page).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText("The page couldn't be fetched.");
      await page.unroute('**/*.md');
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    });

    test('opens the copy if the browser refuses @nightly', async ({page}) => {
      await open(page, guide);
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new Error('refused'));
        Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
      });
      await copyButton(page).click();
      await expect(page).toHaveURL(`${guide}.md`);
    });
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('has a link to the copy, and no button', async ({page}) => {
      await page.goto(guide);
      await expect(copyButton(page)).toBeHidden();
      await page.getByRole('link', {name: 'Markdown', exact: true}).click();
      await expect(page).toHaveURL(`${guide}.md`);
    });
  });
});
