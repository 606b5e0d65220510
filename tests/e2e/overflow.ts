// Finds content that is cut off, overlaps, or makes the page wider than its
// window. For the accessibility tests here and in `tests/full`.
import type {Page} from '@playwright/test';

import {expect, test} from './fixtures';

/** Returns the pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/**
 * Returns elements in `main` that cut off their text, by more than the pixel to
 * which browsers round. Ignores texts for screen readers, which are one pixel
 * wide, boxes that scroll, and ellipses.
 */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *'))
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, display} =
          getComputedStyle(element);
        if (element.clientWidth <= 1 || display === 'inline') return false;
        // Browsers don't lay out the content of a closed fold.
        if (!element.checkVisibility()) return false;
        if (textOverflow === 'ellipsis') return false;
        const cuts = (value: string) => value === 'hidden' || value === 'clip';
        const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
        return (
          (element.textContent ?? '').trim() !== '' &&
          ((cuts(overflowX) && scrollWidth > clientWidth + 1) ||
            (cuts(overflowY) && scrollHeight > clientHeight + 1))
        );
      })
      .map(({tagName, className}) => `${tagName}.${className}`),
  );

/**
 * Returns items of the navbar that overlap the next one in the same line, by
 * more than the pixel to which browsers round.
 */
export const overlapsInNavbar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const items = Array.from(
      document.querySelectorAll<HTMLElement>('.navbar__items > *'),
    ).filter((item) => item.getClientRects().length > 0);
    return items.flatMap((item, index) => {
      const next = items[index + 1];
      if (!next) return [];
      const box = item.getBoundingClientRect();
      const nextBox = next.getBoundingClientRect();
      const right = box.left + item.scrollWidth;
      const isInSameLine = nextBox.top < box.bottom - 1;
      return isInSameLine && right > nextBox.left + 1
        ? [`${item.innerText} ends at ${right}, on ${next.innerText}`]
        : [];
    });
  });

/**
 * Opens a page's folded code, and checks that a narrow window, large text, or
 * wide spaces cut nothing off. The sizes are those of WCAG. The page needs a
 * desktop's width, which it has afterward, with the wide spaces.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  if (!desktop) throw new Error('The page needs a window with a fixed size.');
  await page
    .getByLabel('Show all of the code')
    .evaluateAll((folds: HTMLInputElement[]) =>
      folds.forEach((fold) => (fold.checked = true)),
    );

  await test.step('in a window of 320 pixels (1.4.10)', async () => {
    await page.setViewportSize({width: 320, height: 640});
    await expectWhole(page);
    await page.setViewportSize(desktop);
  });

  await test.step('with text of 200 percent (1.4.4)', async () => {
    const content = 'html { font-size: 200% }';
    const style = await page.addStyleTag({content});
    // The second is about the narrowest with all links in the navbar.
    for (const width of [desktop.width, 1000]) {
      await page.setViewportSize({...desktop, width});
      await expectWhole(page);
      expect(await overlapsInNavbar(page)).toEqual([]);
    }
    await style.evaluate((element) => (element as Element).remove());
    await page.setViewportSize(desktop);
  });

  await test.step('with wide letters, words, lines, and paragraphs (1.4.12)', async () => {
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    });
    await expectWhole(page);
  });
}

async function expectWhole(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0);
  // The playground's editor measures itself again in the next frames.
  await expect.poll(() => cutText(page)).toEqual([]);
}
