import {expect, test} from '../e2e/fixtures';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`printed from ${colorScheme}`, () => {
    test.use({colorScheme});
    for (const address of [
      '/react/getting-started/query',
      '/react/api/core/classes/Query',
    ]) {
      test(`${address} is dark on light, without controls, and not cut off`, async ({
        page,
      }) => {
        await page.emulateMedia({media: 'print', colorScheme});
        await page.setViewportSize({width: 720, height: 1000});
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        for (const hidden of [
          '.navbar',
          '[class*="skipToContent"]',
          'footer.footer',
          '.theme-doc-sidebar-container',
          // Paper is as narrow as a phone, where the contents fold.
          ':is(.table-of-contents, .theme-doc-toc-mobile)',
          '.pagination-nav',
          'main button',
        ]) {
          const elements = page.locator(hidden);
          await expect(elements, hidden).not.toHaveCount(0);
          await expect(elements.filter({visible: true}), hidden).toHaveCount(0);
        }
        const look = await page.evaluate(() => ({
          paper: getComputedStyle(document.documentElement).backgroundColor,
          ink: getComputedStyle(document.querySelector('h1')!).color,
          isWithinPaper:
            document.querySelector('h1')!.getBoundingClientRect().left >= 0,
          hasCode: document.querySelector('main pre span') !== null,
          faintCode: Array.from(
            document.querySelectorAll('main pre span'),
            (element) => getComputedStyle(element).color,
          ).filter((color) => {
            const channels = color.match(/\d+/g)!.slice(0, 3).map(Number);
            const mean = channels.reduce((sum, value) => sum + value) / 3;
            // Dark mode's colors are lighter, and light mode's darker.
            return mean > 135;
          }),
          cutOff: Array.from(
            document.querySelectorAll('main pre, main table'),
            (element) => element.scrollWidth - element.clientWidth,
          ).filter((rest) => rest > 1),
        }));
        expect(look).toEqual({
          paper: 'rgb(255, 255, 255)',
          ink: 'rgb(26, 22, 31)',
          isWithinPaper: true,
          hasCode: true,
          faintCode: [],
          cutOff: [],
        });
      });
    }
  });
}

test('a live example prints its address, and all of its code', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 720, height: 1000});
  await page.goto('/react/getting-started/mutation');
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
  // The screen shows 14 lines of it.
  expect(height).toBeGreaterThan(600);
  expect(hidden).toBe(0);
});
