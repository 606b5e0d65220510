// What readers get when they select a part of a page and copy it, as rich text
// and as plain text. The "Copy" buttons of code have tests in
// `engines/code-blocks.spec.ts`.
import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio';

import {expect, open, test} from './fixtures';

/** A guide with samples, tabs, a live example, and links. */
const guide = '/react/getting-started/setup';

/** Selects what an element contains and copies it. */
async function copyContents(element: Locator): Promise<void> {
  await element.evaluate((node) => getSelection()?.selectAllChildren(node));
  await element.page().keyboard.press('ControlOrMeta+c');
}

/** Returns the rich text in the clipboard, as HTML. */
const copiedHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (!item) throw new Error('The clipboard is empty.');
    return (await item.getType('text/html')).text();
  });

/** Returns the plain text in the clipboard. */
const copiedText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Returns the number of lines, without empty ones at the start and the end. */
const linesOf = (text: string): number => text.trim().split('\n').length;

test('a copied selection of a sample has the same number of lines in rich text @nightly', async ({
  page,
}) => {
  await open(page, guide);
  const sample = page.locator('.code-block pre', {hasText: 'defineConfig'});
  await copyContents(sample.first().locator('code'));
  const html = await copiedHtml(page);
  const lines = linesOf(await copiedText(page));
  // Fewer would mean that the selection lacks most of the sample.
  expect(lines).toBeGreaterThan(10);
  // An empty document, because the site's styles could decide how lines break.
  await page.goto('about:blank');
  await page.setContent(html);
  expect(linesOf(await page.locator('body').innerText())).toBe(lines);
});

test('a copied text with code has complete links @nightly', async ({page}) => {
  await open(page, guide);
  const text = page.locator('article .markdown');
  // The page has links that need the site's address.
  expect(await text.locator('a[href^="/"]').count()).toBeGreaterThan(0);
  await copyContents(text);
  const html = await copiedHtml(page);
  const addresses = Array.from(
    html.matchAll(/<a [^>]*href="([^"]*)"/g),
    ([, to = '']) => to,
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((to) => !to.startsWith('http'))).toEqual([]);
});

test('a copied page contains no hidden tabs and no controls @nightly', async ({
  page,
}) => {
  await open(page, guide);
  const article = page.locator('article');
  const notCopied = ['yarn papi', 'Copy page', 'Not running', 'Press Run'];
  for (const text of notCopied) await expect(article).toContainText(text);
  await copyContents(article);
  // Fields for rich text drop attributes such as "hidden".
  const richText = load(await copiedHtml(page)).text();
  for (const copy of [richText, await copiedText(page)]) {
    // The command of the chosen tab.
    expect(copy).toContain('npx papi add');
    for (const text of notCopied) expect(copy).not.toContain(text);
  }
});
