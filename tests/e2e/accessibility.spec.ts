import type {Page} from '@playwright/test';

import {audit, describeDefects} from './audit';
import {expect, open, test} from './fixtures';
import {openKind, pageKinds} from './page-kinds';

test.use({expectedErrors: [/status of 404/]});

/** Returns the pixels by which a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
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

/** Returns elements that move despite the reader's preference. */
const slowElements = (page: Page): Promise<string[]> =>
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
            // A single frame isn't visible as motion.
            .some((duration) => Number.parseFloat(duration) > 0.016)
        );
      })
      .map(({tagName, className}) => `${tagName}.${className}`),
  );

/**
 * Checks a page at 320 pixels, with text twice as large, and with wide spaces
 * between letters, words, and lines.
 */
async function expectNothingLost(page: Page): Promise<void> {
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

// A guide has the same examples. `full/accessibility.spec.ts` audits all pages.
const {demos: _, ...kinds} = pageKinds;

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: breaks no rule of axe, and stays complete if it's narrow, its text large, or its spaces wide @wcag-1.1.1 @wcag-1.3.1 @wcag-1.4.10 @wcag-1.4.12 @wcag-1.4.4`, async ({
    page,
  }) => {
    await openKind(page, path);
    expect(await slowElements(page)).toEqual([]);
    expect(describeDefects(await audit(page))).toEqual([]);
    await expectNothingLost(page);
  });
}

test('on a phone, text at 200 percent fits the screen @wcag-1.4.4', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const paths = [
    ...Object.values(pageKinds),
    '/vue/getting-started/setup',
    '/react/category/api',
  ];
  for (const path of paths) {
    await openKind(page, path);
    await page.addStyleTag({content: 'html { font-size: 200% }'});
    expect(await overflow(page), path).toBe(0);
  }
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
