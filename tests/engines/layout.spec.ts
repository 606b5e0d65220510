import {inflateSync} from 'node:zlib';

import {expect, guide, hydrated, test} from './fixtures';

test('a long sidebar scrolls to the entry of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700});
  await page.goto('/react/api/react/functions/useLazyLoadQuery');
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(entry).toBeInViewport({ratio: 1});
  await hydrated(page);
  await expect(entry).toBeInViewport({ratio: 1});
  expect(await page.evaluate('scrollY')).toBe(0);
});

test('code off screen has the same height as on screen', async ({page}) => {
  await page.goto(`${guide}#what-goes-wrong`);
  const heights = () =>
    page
      .locator('.code-block pre')
      .evaluateAll((blocks) =>
        blocks.map((block) => block.getBoundingClientRect().height),
      );
  const before = await heights();
  expect(before.length).toBeGreaterThan(5);
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('main *').forEach((part) => {
      part.style.contentVisibility = 'visible';
    });
  });
  const after = await heights();
  const off = before.map((height, index) => Math.abs(height - after[index]!));
  expect(Math.max(...off)).toBeLessThan(1);
});

test('an address with a hash scrolls to its heading', async ({page}) => {
  for (const hash of ['read-one-value', 'what-goes-wrong']) {
    await page.goto('about:blank');
    await page.goto(`${guide}#${hash}`);
    const off = () =>
      page.locator(`main [id="${hash}"]`).evaluate((heading) => {
        const {scrollPaddingTop} = getComputedStyle(document.documentElement);
        const {scrollMarginTop} = getComputedStyle(heading);
        const kept = parseFloat(scrollPaddingTop) + parseFloat(scrollMarginTop);
        return Math.abs(heading.getBoundingClientRect().top - kept);
      });
    await expect.poll(off).toBeLessThan(5);
  }
});

test('a page prints completely, also before its scripts start @nightly', async ({
  page,
  browserName,
  channel,
}) => {
  test.skip(
    browserName !== 'chromium' && channel !== 'moz-firefox',
    'Playwright only prints in Chromium and in a released Firefox.',
  );
  await page.goto('/react/api/core/classes/Query');
  const early = countSheets(await page.pdf());
  expect(early).toBeGreaterThan(3);
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
