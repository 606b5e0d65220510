// Accessibility of the four kinds of pages that differ most, with every change.
// `full/accessibility.spec.ts` audits all pages, at night. In a browser, because
// contrast, sizes, and focus need styles.
import type {Page} from '@playwright/test';

import {audit, describeDefects} from './audit';
import {expect, navbarBottom, open, test, twoFrames} from './fixtures';
import {
  cutText,
  expectNothingLost,
  overflow,
  overlapsInNavbar,
} from './overflow';
import {openKind, pageKinds} from './page-kinds';
import {boxOf} from './read-element';

/** At this width, a guide's contents are a row below the navbar. */
const widthWithContentsRow = 1100;

/** Returns elements that move although the reader prefers reduced motion. */
const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('*'))
      .filter((element) => {
        const {transitionDuration, animationName, animationDuration} =
          getComputedStyle(element);
        // The editor's caret has a duration even if it doesn't blink.
        const animation = animationName === 'none' ? '0s' : animationDuration;
        return (
          `${transitionDuration}, ${animation}`
            .split(', ')
            // In seconds. A single frame isn't visible as motion.
            .some((duration) => Number.parseFloat(duration) > 0.016)
        );
      })
      .map(({tagName, className}) => `${tagName}.${className}`),
  );

for (const kind of ['home', 'guide', 'playground', 'search'] as const) {
  test(`${kind}: is accessible @wcag-1.1.1 @wcag-1.3.1 @wcag-1.4.10 @wcag-1.4.12 @wcag-1.4.4`, async ({
    page,
  }) => {
    await openKind(page, pageKinds[kind]);

    await test.step('nothing moves', async () => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      expect(await movingElements(page), 'with motion').not.toEqual([]);
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect(await movingElements(page), 'with reduced motion').toEqual([]);
    });

    await test.step('axe finds no defects', async () => {
      expect(describeDefects(await audit(page))).toEqual([]);
    });

    await test.step('a narrow window, large text, or wide spaces cut nothing off', () =>
      expectNothingLost(page));
  });
}

test('the checks find planted defects', async ({page}) => {
  await page.setContent(`
    <nav class="navbar__items" style="display: flex; height: 30px">
      <b style="width: 20px; white-space: nowrap">The name of the site</b>
      <b>React</b>
    </nav>
    <main>
      <img src="data:," style="width: 2000px">
      <p style="color: #999">Pale text</p>
      <div style="width: 20px; overflow: hidden; white-space: nowrap">Cut text</div>
    </main>
  `);
  expect((await audit(page)).map(({rule}) => rule)).toEqual(
    expect.arrayContaining(['color-contrast', 'image-alt']),
  );
  expect(await overflow(page)).toBeGreaterThan(0);
  expect(await cutText(page)).toHaveLength(1);
  expect(await overlapsInNavbar(page)).toHaveLength(1);
});

test('the new page is announced to screen readers @wcag-4.1.3', async ({
  page,
}) => {
  await open(page, '/react/getting-started/setup');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/react/getting-started/query');
  // The address changes before the title.
  await expect(page).toHaveTitle(/Query/);
  const title = await page.title();
  await expect(page.getByRole('status').filter({hasText: title})).toHaveCount(
    1,
  );
});

test('a focused link is below the bars at the top @wcag-2.4.11', async ({
  page,
}) => {
  await page.setViewportSize({width: widthWithContentsRow, height: 800});
  await open(page, '/react/getting-started/setup');
  const link = page
    .locator('article p a[href]')
    .filter({visible: true})
    .first();
  const contentsRow = page.locator('.theme-doc-toc-mobile');
  /** By how many pixels the link is below the lower of the two bars. */
  const distance = async () => {
    const row = await boxOf(contentsRow);
    const bottom = Math.max(row.y + row.height, await navbarBottom(page));
    return (await boxOf(link)).y - bottom;
  };

  await test.step('before the focus, it is behind them', async () => {
    await link.evaluate((element) => {
      // In the window, so that the browser has no other reason to scroll.
      const top = element.getBoundingClientRect().top - 4;
      window.scrollBy({top, behavior: 'instant'});
    });
    await twoFrames(page);
    expect(await distance()).toBeLessThan(0);
  });

  await link.focus();
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect(link).toBeInViewport();
});

test('a table that is wider than the page scrolls by itself, and only then is a tab stop @wcag-2.1.1', async ({
  page,
}) => {
  await page.setViewportSize({width: widthWithContentsRow, height: 800});
  await open(page, '/react/guides/errors');
  const table = page.locator('main table').first();
  const cell = table.locator('td').first();
  const original = (await cell.textContent()) ?? '';
  const setText = (text: string) =>
    cell.evaluate((element, value) => {
      element.textContent = value;
    }, text);

  await setText('a1'.repeat(90));
  await expect(table).toHaveAttribute('tabindex', '0');
  expect(await overflow(page)).toBe(0);
  const hiddenWidth = await table.evaluate(
    ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
  );
  expect(hiddenWidth).toBeGreaterThan(0);

  await setText(original);
  await expect(table).not.toHaveAttribute('tabindex');
});
