// Printed pages: what is on paper, in which colors, and whether it's complete.
// `pictures` shows how they look.
import type {Page} from '@playwright/test';

import {expect, test} from '../e2e/fixtures';

/** About as wide as A4 within a browser's margins. */
const paper = {width: 720, height: 1000};

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize(paper);
  await page.goto(address);
  await expect(page.locator('h1')).toBeVisible();
}

/** Parts of a page that nobody can use on paper. */
const controls = [
  '.navbar',
  '[class*="skipToContent"]',
  'footer.footer',
  '.theme-doc-sidebar-container',
  // Paper is as narrow as a phone, where the contents fold.
  ':is(.table-of-contents, .theme-doc-toc-mobile)',
  '.pagination-nav',
  'main button',
];

/** Returns the colors of code, each as the mean of its channels, 0 to 255. */
const brightnessOfCode = (page: Page): Promise<number[]> =>
  page.locator('main pre span').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const channels = getComputedStyle(piece).color.match(/\d+/g) ?? [];
      const [red = 0, green = 0, blue = 0] = channels.map(Number);
      return (red + green + blue) / 3;
    }),
  );

/** Returns the pixels by which each block of code and each table is cut off. */
const cutOffPixels = (page: Page): Promise<number[]> =>
  page
    .locator('main :is(pre, table)')
    .evaluateAll((parts) =>
      parts.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`printed from ${colorScheme}`, () => {
    test.use({colorScheme});
    for (const address of [
      '/react/getting-started/query',
      '/react/api/core/classes/Query',
    ]) {
      // One page for all steps, since they only read it.
      test(`${address} is dark on light, without controls, and not cut off`, async ({
        page,
      }) => {
        await openOnPaper(page, address);

        for (const hidden of controls) {
          await test.step(`without ${hidden}`, async () => {
            const elements = page.locator(hidden);
            await expect(elements).not.toHaveCount(0);
            await expect(elements.filter({visible: true})).toHaveCount(0);
          });
        }

        await test.step('dark on light', async () => {
          await expect(page.locator('html')).toHaveCSS(
            'background-color',
            'rgb(255, 255, 255)',
          );
          // `--ink` of light mode.
          await expect(page.locator('h1')).toHaveCSS(
            'color',
            'rgb(26, 22, 31)',
          );
          const brightness = await brightnessOfCode(page);
          expect(brightness.length).toBeGreaterThan(0);
          // All colors of dark mode are brighter, and those of light mode darker.
          expect(Math.max(...brightness)).toBeLessThanOrEqual(135);
        });

        await test.step('not cut off', async () => {
          const left = await page
            .locator('h1')
            .evaluate((title) => title.getBoundingClientRect().left);
          expect(left, 'where the title begins').toBeGreaterThanOrEqual(0);
          const pixels = await cutOffPixels(page);
          expect(pixels.length).toBeGreaterThan(0);
          // Widths are rounded to pixels.
          expect(Math.max(...pixels)).toBeLessThanOrEqual(1);
        });
      });
    }
  });
}

test('highlighted lines have a bar, which prints without background graphics', async ({
  page,
}) => {
  await openOnPaper(page, '/react/guides/fees');
  const lines = page.locator('.line-highlighted');
  await expect(lines).not.toHaveCount(0);
  for (const line of await lines.all())
    await expect(line).toHaveCSS('border-left-width', '3px');
});

test('a live example prints its address, and all of its code', async ({
  page,
}) => {
  await openOnPaper(page, '/react/getting-started/mutation');
  const example = page.locator('[data-address]').first();
  expect(
    await example.evaluate((box) => getComputedStyle(box, '::after').content),
  ).toContain('Run this example at');
  await expect(example).toHaveAttribute(
    'data-address',
    /^https:.*\/playground#example=transfer$/,
  );
  const {height, hidden} = await example.locator('pre').evaluate((code) => ({
    height: code.clientHeight,
    hidden: code.scrollHeight - code.clientHeight,
  }));
  // On screen, its fold shows 14 lines, which are less than 400 pixels.
  expect(height).toBeGreaterThan(600);
  expect(hidden).toBe(0);
});
