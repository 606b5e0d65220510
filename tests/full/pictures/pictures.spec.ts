import {expect, test} from '@playwright/test';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {open} from '../../e2e/fixtures';
import {skipElsewhere} from './drawn-by';
import {states} from './states';

const sizes = {
  w: {width: 1440, height: 600},
  n: {width: 390, height: 720},
  p: {width: 720, height: 900},
};

/** What differs between runs: heights of chains, dates. */
const changing = '.demo-foot > span:not([class]), .theme-last-updated';

const pictures = states.flatMap(([name, address, views, act]) =>
  views.split(' ').map((view) => {
    const size = sizes[view[0] as keyof typeof sizes];
    const colorScheme =
      view[1] === 'l' ? ('light' as const) : ('dark' as const);
    const title = `${name}, ${size.width} ${colorScheme}`;
    const file = `${title.toLowerCase().replaceAll(/,? /g, '-')}.png`;
    return {title, file, address, act, size, colorScheme};
  }),
);

test.use({permissions: ['clipboard-read', 'clipboard-write']});
test.describe.configure({timeout: 90_000});
skipElsewhere();

// Other tests read the console, in which some states must leave something.
for (const {title, file, address, act, size, colorScheme} of pictures) {
  test(title, async ({page}) => {
    await page.setViewportSize(size);
    await page.emulateMedia({colorScheme});
    await open(page, address);
    await act?.(page);
    await expect(page).toHaveScreenshot(file, {
      mask: [page.locator(changing)],
      maskColor: 'gray',
      // A lost icon is more, and no state has to be drawn alike to the last pixel.
      maxDiffPixels: 100,
    });
  });
}

test('pictures are kept of these states only, in 6 MB', () => {
  const folder = path.join(__dirname, 'accepted');
  const kept = readdirSync(folder);
  const drawn = pictures.map(({file}) => file);
  expect(kept.filter((file) => !drawn.includes(file))).toEqual([]);
  const sizesOfFiles = kept.map(
    (file) => statSync(path.join(folder, file)).size,
  );
  expect(sizesOfFiles.reduce((sum, size) => sum + size)).toBeLessThan(6e6);
});
