// With forced colors, such as Windows's high contrast, the system's few colors
// replace the site's. Icons and selected items must still be visible. Only the
// computed styles of a browser show that. Nightly, because only styles for forced
// colors can break it.
import type {Page} from '@playwright/test';

import {expect, open, test} from './fixtures';

test.use({
  contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'},
});

type SystemColor = 'Canvas' | 'CanvasText' | 'Highlight';

/** Returns the value of a system color, such as `rgb(0, 0, 0)`. */
const valueOf = (page: Page, color: SystemColor): Promise<string> =>
  page.evaluate((name) => {
    const probe = document.createElement('div');
    probe.style.cssText = `background: ${name}; forced-color-adjust: none`;
    document.body.append(probe);
    const {backgroundColor} = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, color);

/** Returns the background of the first visible match, or of a part of it. */
const backgroundOf = (
  page: Page,
  selector: string,
  part?: string,
): Promise<string> =>
  page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate(
      (element, pseudoElement) =>
        getComputedStyle(element, pseudoElement).backgroundColor,
      part,
    );

/** An icon is a mask: the background of a pseudo-element is its color. */
type Icon = readonly [selector: string, pseudoElement: string];

interface Example {
  path: string;
  icons: readonly Icon[];
  selected: string;
  unselected: string;
}

const examples: Readonly<Record<string, Example>> = {
  'a guide': {
    path: '/react/getting-started/setup',
    icons: [
      ['.navbar-source-link', '::before'],
      ['.menu__caret', '::before'],
      ['.code-copy', '::before'],
    ],
    selected: '.tabs__item--active',
    unselected: '.tabs__item:not(.tabs__item--active)',
  },
  'the playground': {
    path: '/playground',
    icons: [
      ['.navbar-source-link', '::before'],
      ['.play-choice', '::after'],
      ['.play-fold', '::before'],
    ],
    selected: '.play-tabs [aria-selected=true]',
    unselected: '.play-tabs [aria-selected=false]',
  },
};

for (const [name, example] of Object.entries(examples)) {
  const {path, icons, selected, unselected} = example;

  test(`icons have the color of text, with forced colors: ${name} @wcag-1.4.11 @nightly`, async ({
    page,
  }) => {
    await open(page, path);
    const textColor = await valueOf(page, 'CanvasText');
    expect(textColor).not.toBe(await valueOf(page, 'Canvas'));
    for (const [icon, part] of icons) {
      expect.soft(await backgroundOf(page, icon, part), icon).toBe(textColor);
    }
  });

  test(`a selected item differs from others, with forced colors: ${name} @wcag-1.4.1 @wcag-1.4.11 @nightly`, async ({
    page,
  }) => {
    await open(page, path);
    const highlight = await valueOf(page, 'Highlight');
    expect(await backgroundOf(page, selected)).toBe(highlight);
    expect(await backgroundOf(page, unselected)).not.toBe(highlight);
  });
}

test("the sidebar underlines the page's link, with forced colors @wcag-1.4.1 @nightly", async ({
  page,
}) => {
  await open(page, '/react/getting-started/setup');
  const links = page.locator('.menu__link:not(.menu__link--sublist)');
  const active = links.and(page.locator('.menu__link--active')).first();
  const other = links.and(page.locator(':not(.menu__link--active)')).first();
  await expect(active).toHaveCSS('text-decoration-line', 'underline');
  await expect(other).toHaveCSS('text-decoration-line', 'none');
});
