// Where the browser puts things before and after hydration: scrolled sidebars,
// fragments, code off screen, sheets of paper. In all engines, because each has
// another way, such as `scroll-initial-target` and `content-visibility`.
import {inflateSync} from 'node:zlib';

import {
  expect,
  guide,
  holdScripts,
  hydrated,
  scrollTop,
  test,
} from './fixtures';

test('a long sidebar scrolls to the entry of the page before and after hydration', async ({
  page,
}) => {
  // Lower than the sidebar, whose entry is far down.
  await page.setViewportSize({width: 1440, height: 700});
  const letThrough = await holdScripts(page);
  await page.goto('/react/api/react/functions/useLazyLoadQuery');
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(entry).toBeInViewport({ratio: 1});
  await letThrough();
  await hydrated(page);
  await expect(entry).toBeInViewport({ratio: 1});
  const sidebar = page.locator('nav.menu', {has: entry});
  const sidebarTop = await sidebar.evaluate(({scrollTop: top}) => top);
  expect(sidebarTop, 'position of the sidebar').toBeGreaterThan(0);
  expect(await scrollTop(page), 'position of the page').toBe(0);
});

test('code off screen has the same height as on screen', async ({page}) => {
  // Scrolls to the end, so that most blocks are above the window.
  await page.goto(`${guide}#what-goes-wrong`);
  const blocks = page.locator('.code-block pre');
  const heights = () =>
    blocks.evaluateAll((all) =>
      all.map((block) => block.getBoundingClientRect().height),
    );
  const skipped = await blocks
    .locator(':scope > :first-child')
    .evaluateAll(
      (codes) =>
        codes.filter(
          (code) => !code.checkVisibility({contentVisibilityAuto: true}),
        ).length,
    );
  expect(skipped, 'blocks that are not laid out').toBeGreaterThan(5);
  const reserved = await heights();
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('main *').forEach((part) => {
      part.style.contentVisibility = 'visible';
    });
  });
  const actual = await heights();
  // Browsers round the reserved height.
  const differing = reserved.flatMap((height, index) => {
    const needed = actual[index] ?? 0;
    const differs = Math.abs(height - needed) >= 1;
    return differs ? [`block ${index}: ${height}, but needs ${needed}`] : [];
  });
  expect(differing).toEqual([]);
});

// One near the top of the page, and one near its end.
for (const [hash, tag] of [
  ['read-one-value', ''],
  ['what-goes-wrong', '@nightly'],
] as const) {
  test(`an address with a hash scrolls to its heading: ${hash} ${tag}`, async ({
    page,
  }) => {
    await page.goto(`${guide}#${hash}`);
    const distance = () =>
      page.locator(`main [id="${hash}"]`).evaluate((heading) => {
        const {scrollPaddingTop} = getComputedStyle(document.documentElement);
        const {scrollMarginTop} = getComputedStyle(heading);
        const room = parseFloat(scrollPaddingTop) + parseFloat(scrollMarginTop);
        return Math.abs(heading.getBoundingClientRect().top - room);
      });
    // Engines round scroll positions and margins in different ways.
    await expect.poll(distance).toBeLessThan(5);
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });
}

test('a page prints as many sheets before its scripts start as after @nightly', async ({
  page,
  browserName,
  channel,
}) => {
  test.skip(
    browserName !== 'chromium' && channel !== 'moz-firefox',
    'Playwright only prints in Chromium and in a released Firefox.',
  );
  const letThrough = await holdScripts(page);
  await page.goto('/react/api/core/classes/Query');
  const early = countSheets(await page.pdf());
  // A long page. Fewer would mean that its end is missing, or that the count is
  // wrong.
  expect(early).toBeGreaterThan(3);
  await letThrough();
  await hydrated(page);
  expect(countSheets(await page.pdf())).toBe(early);
});

/**
 * Counts the pages of a PDF. Firefox compresses its objects, and Chromium
 * doesn't.
 */
function countSheets(file: Buffer): number {
  const text = file.toString('latin1');
  const packed = text.matchAll(
    /\/Type\s*\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g,
  );
  const objects = Array.from(packed, ([, bytes]) =>
    inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1'),
  );
  const sheets = [text, ...objects].join('\n').matchAll(/\/Type\s*\/Page\b/g);
  return Array.from(sheets).length;
}
