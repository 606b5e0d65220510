import {inflateSync} from 'node:zlib';

import {
  expect,
  guide,
  holdScripts,
  hydrated,
  scrollTop,
  test,
} from './fixtures';

test('a long sidebar scrolls to the entry of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await page.goto('/react/api/react/functions/useLazyLoadQuery');
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(entry).toBeInViewport({ratio: 1});
  await hydrated(page);
  await expect(entry).toBeInViewport({ratio: 1});
  const sidebarTop = await entry.evaluate(
    (link) => link.closest('nav.menu')!.scrollTop,
  );
  expect(sidebarTop, 'position of the sidebar').toBeGreaterThan(0);
  expect(await scrollTop(page), 'position of the page').toBe(0);
});

test('code off screen has the same height as on screen', async ({page}) => {
  await page.goto(`${guide}#what-goes-wrong`);
  const blocks = page.locator('.code-block pre');
  const heights = () =>
    blocks.evaluateAll((all) =>
      all.map((block) => block.getBoundingClientRect().height),
    );
  const skipped = await blocks.evaluateAll(
    (all) =>
      all.filter(
        ({firstElementChild: code}) =>
          !code!.checkVisibility({contentVisibilityAuto: true}),
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
  const differences = reserved.map((height, index) =>
    Math.abs(height - actual[index]!),
  );
  expect(Math.max(...differences)).toBeLessThan(1);
});

test('an address with a hash scrolls to its heading', async ({page}) => {
  for (const hash of ['read-one-value', 'what-goes-wrong']) {
    // Otherwise, the second address would only scroll the loaded page.
    await page.goto('about:blank');
    await page.goto(`${guide}#${hash}`);
    const distance = () =>
      page.locator(`main [id="${hash}"]`).evaluate((heading) => {
        const {scrollPaddingTop} = getComputedStyle(document.documentElement);
        const {scrollMarginTop} = getComputedStyle(heading);
        const room = parseFloat(scrollPaddingTop) + parseFloat(scrollMarginTop);
        return Math.abs(heading.getBoundingClientRect().top - room);
      });
    await expect.poll(distance, hash).toBeLessThan(5);
  }
});

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
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)!.length;
}
