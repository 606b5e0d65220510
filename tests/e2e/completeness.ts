import type {Page} from '@playwright/test';

import {expect} from './fixtures';

/** Returns the pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/**
 * Returns elements in `main` that cut off their text. Ignores texts for screen
 * readers, which are one pixel wide, boxes that scroll, and ellipses.
 */
const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *'))
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, display} =
          getComputedStyle(element);
        if (element.clientWidth <= 1 || display === 'inline') return false;
        // Browsers don't lay out what a closed fold holds.
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

/** Returns items of the navbar that overlap the next one. */
const overlapsInNavbar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const items = Array.from(
      document.querySelectorAll<HTMLElement>('.navbar__items > *'),
    ).filter((item) => item.getClientRects().length > 0);
    return items.flatMap((item, index) => {
      const next = items[index + 1];
      if (!next) return [];
      const right = item.getBoundingClientRect().left + item.scrollWidth;
      const below = item.getBoundingClientRect().bottom - 1;
      return right > next.getBoundingClientRect().left + 1 &&
        next.getBoundingClientRect().top < below
        ? [`${item.innerText} ends at ${right}, on ${next.innerText}`]
        : [];
    });
  });

/**
 * Checks a page at 320 pixels, with text twice as large, and with wide spaces
 * between letters, words, and lines.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  await page
    .getByLabel('Show all of the code')
    .evaluateAll((folds: HTMLInputElement[]) =>
      folds.forEach((fold) => (fold.checked = true)),
    );
  const expectWhole = async (): Promise<void> => {
    expect(await overflow(page)).toBe(0);
    // The playground's editor measures itself again in the next frames.
    await expect.poll(() => cutText(page)).toEqual([]);
  };
  const desktop = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 640});
  await expectWhole();

  await page.setViewportSize(desktop);
  const enlarge = await page.addStyleTag({
    content: 'html { font-size: 200% }',
  });
  // The second is the narrowest with all links in the navbar.
  for (const width of [desktop.width, 1000]) {
    await page.setViewportSize({...desktop, width});
    await expectWhole();
    expect(await overlapsInNavbar(page)).toEqual([]);
  }

  await page.setViewportSize(desktop);
  await enlarge.evaluate((style) => (style as Element).remove());
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
  await expectWhole();
}
