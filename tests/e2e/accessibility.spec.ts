import type {Page} from '@playwright/test';

import {audit, describeDefects} from './audit';
import {expectNothingLost} from './completeness';
import {expect, open, test} from './fixtures';
import {openKind, pageKinds} from './page-kinds';

test.use({expectedErrors: [/status of 404/]});

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
            // A single frame isn't visible as motion.
            .some((duration) => Number.parseFloat(duration) > 0.016)
        );
      })
      .map(({tagName, className}) => `${tagName}.${className}`),
  );

// The kinds that differ most. `full/accessibility.spec.ts` audits all pages.
for (const kind of ['home', 'guide', 'playground', 'search'] as const) {
  test(`${kind}: is accessible @wcag-1.1.1 @wcag-1.3.1 @wcag-1.4.10 @wcag-1.4.12 @wcag-1.4.4`, async ({
    page,
  }) => {
    await openKind(page, pageKinds[kind]);

    await test.step('nothing moves', async () => {
      expect(await movingElements(page)).toEqual([]);
    });

    await test.step('axe finds no defects', async () => {
      expect(describeDefects(await audit(page))).toEqual([]);
    });

    await test.step('a narrow window, large text, or wide spaces cut nothing off', () =>
      expectNothingLost(page));
  });
}

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
