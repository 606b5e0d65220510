import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio';

import {overflow} from './completeness';
import {expect, heading, idle, open, scrollTo, test} from './fixtures';
import {translate} from './translate';

const guide = '/react/getting-started/setup';

/** Selects what an element contains and copies it. */
async function copyContents(element: Locator): Promise<void> {
  await element.evaluate((node) => getSelection()!.selectAllChildren(node));
  await element.page().keyboard.press('ControlOrMeta+c');
}

/** Returns the rich text in the clipboard, as HTML. */
const copiedHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType('text/html')).text();
  });

const copiedText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test.describe('on a page that the browser translates', () => {
  test.use({bypassCSP: true});

  test('texts that scripts change are right @nightly', async ({page}) => {
    await open(page, guide);
    await translate(page);

    await test.step('after a change of the color mode', async () => {
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(heading(page)).toHaveText('~Setup');
    });

    await test.step('on the next page', async () => {
      await page.locator('.pagination-nav__link--next').click();
      await expect(heading(page)).toHaveText('~Query');
    });

    await test.step('after a change of a text node, as React makes it', async () => {
      const title = await heading(page).evaluate((element) => {
        const text = document.createTextNode('old');
        element.replaceChildren('A ', text);
        return new Promise((resolve) => {
          // By then, the translator has replaced the text.
          setTimeout(() => {
            text.nodeValue = 'new';
            setTimeout(() => resolve(element.textContent));
          }, 50);
        });
      });
      expect(title).toBe('~A ~new');
    });
  });
});

test.describe('with forced colors', () => {
  test.use({
    contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'},
  });

  test('icons and selected items differ from their surroundings @wcag-1.4.1 @wcag-1.4.11 @nightly', async ({
    page,
  }) => {
    await open(page, guide);
    const background = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .filter({visible: true})
        .first()
        .evaluate(
          (element, part) => getComputedStyle(element, part).backgroundColor,
          pseudo,
        );
    // The background of `body` is transparent.
    const surroundings = await background('.navbar');
    for (const icon of ['.code-copy', '.navbar-source-link', '.menu__caret']) {
      expect(await background(icon, '::before'), icon).not.toBe(surroundings);
    }
    expect(await background('.tabs__item--active')).not.toBe(
      await background('.tabs__item:not(.tabs__item--active)'),
    );
    await expect(
      page.locator('.menu__link--active:not(.menu__link--sublist)').first(),
    ).toHaveCSS('text-decoration-line', 'underline');

    await open(page, '/playground');
    for (const [icon, part] of [
      ['.play-choice', '::after'],
      ['.play-fold', '::before'],
    ] as const) {
      expect(await background(icon, part), icon).not.toBe(surroundings);
    }
    expect(await background('.play-tabs [aria-selected=true]')).not.toBe(
      await background('.play-tabs [aria-selected=false]'),
    );
  });
});

test('a copied selection of a sample has the same number of lines in rich text', async ({
  page,
}) => {
  await open(page, guide);
  const sample = page.locator('.code-block pre', {hasText: 'defineConfig'});
  await copyContents(sample.first().locator('code'));
  const richText = await page.evaluate(
    (html) => {
      const field = document.createElement('div');
      field.innerHTML = html;
      document.body.append(field);
      return field.innerText;
    },
    await copiedHtml(page),
  );
  const linesOf = (text: string) => text.trim().split('\n').length;
  expect(linesOf(richText)).toBeGreaterThan(10);
  expect(linesOf(richText)).toBe(linesOf(await copiedText(page)));
});

test('a copied text with code has complete links', async ({page}) => {
  await open(page, guide);
  await copyContents(page.locator('article .markdown'));
  const html = await copiedHtml(page);
  const addresses = Array.from(
    html.matchAll(/<a [^>]*href="([^"]*)"/g),
    ([, to]) => to,
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((to) => !to!.startsWith('http'))).toEqual([]);
});

test('a copied page contains no hidden tabs and no controls', async ({
  page,
}) => {
  await open(page, guide);
  await copyContents(page.locator('article'));
  // Fields for rich text drop attributes such as "hidden".
  const richText = load(await copiedHtml(page)).text();
  for (const copy of [richText, await copiedText(page)]) {
    expect(copy).toContain('npx papi add');
    for (const other of ['yarn papi', 'Copy page', 'Not running', 'Press Run'])
      expect(copy).not.toContain(other);
  }
});

test('focused elements are below the bars at the top @wcag-2.4.11', async ({
  page,
}) => {
  await page.setViewportSize({width: 1100, height: 800});
  await open(page, guide);
  // It's above the window then, so the focus scrolls up to it.
  const link = page.locator('article a[href]').filter({visible: true}).nth(3);
  await scrollTo(page, 1500);
  await expect(link).not.toBeInViewport();
  await link.focus();
  await expect(link).toBeInViewport();
  const bar = (await page.locator('.theme-doc-toc-mobile').boundingBox())!;
  const linkBox = (await link.boundingBox())!;
  expect(linkBox.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('a table that is wider than the page scrolls by itself, and only then is a tab stop @wcag-2.1.1', async ({
  page,
}) => {
  await page.setViewportSize({width: 1100, height: 800});
  await open(page, '/react/guides/errors');
  const table = page.locator('main table').first();
  await idle(page);
  await expect(table).not.toHaveAttribute('tabindex');
  const longValue = `0x${'a1'.repeat(90)}`;
  await table
    .locator('td')
    .first()
    .evaluate((cell, text) => {
      cell.textContent = text;
    }, longValue);
  await expect(table).toHaveAttribute('tabindex', '0');
  expect(await overflow(page)).toBe(0);
  const hiddenWidth = await table.evaluate(
    ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
  );
  expect(hiddenWidth).toBeGreaterThan(0);
});
