// Compares the look of each state with its accepted picture. Only for what no
// other test can express, because each deliberate change needs a new picture.
import {expect, test} from '@playwright/test';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {open} from '../../e2e/fixtures';
import {sizes, states} from './states';

const folder = path.join(__dirname, 'accepted');
const chromiumFile = path.join(folder, 'chromium.txt');

/**
 * Elements that differ between runs or with each guide: heights of chains with
 * their widths, dates, and numbers of results.
 */
const changing =
  '.example-foot, .theme-last-updated, :text-matches("[0-9] results")';

const pictures = states.flatMap(([name, address, views, act]) =>
  views.map((view) => {
    const title = `${name}, ${view}`;
    const [size, colorScheme] = view.split(' ') as [
      keyof typeof sizes,
      'light' | 'dark',
    ];
    const file = `${title.replaceAll(/,? /g, '-').toLowerCase()}.png`;
    return {title, file, address, act, viewport: sizes[size], colorScheme};
  }),
);

// Playwright takes a picture until two in a row are the same.
test.describe.configure({timeout: 90_000});

test.beforeAll(({browser}, {config}) => {
  const [version = ''] = browser.version().split('.');
  if (config.updateSnapshots !== 'none') {
    mkdirSync(folder, {recursive: true});
    writeFileSync(chromiumFile, `${version}\n`);
    return;
  }
  if (!existsSync(chromiumFile)) {
    throw new Error(
      'There are no accepted pictures. Look at the site, then run npm run pictures:accept.',
    );
  }
  const accepted = readFileSync(chromiumFile, 'utf8').trim();
  test.skip(
    version !== accepted,
    `Chromium ${accepted} drew the accepted pictures. Chromium ${version} draws letters differently.`,
  );
});

// Doesn't check the console, where some states log errors. Other tests do.
for (const {title, file, address, act, viewport, colorScheme} of pictures) {
  test(title, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme});
    await open(page, address);
    await act?.(page);
    await expect(page).toHaveScreenshot(file, {
      mask: [page.locator(changing)],
      maskColor: 'gray',
      // Rendering varies by some pixels. A missing icon is more than this.
      maxDiffPixels: 100,
    });
  });
}

test('no picture remains of a removed state', () => {
  const known = pictures.map(({file}) => file);
  const kept = readdirSync(folder).filter((file) => file.endsWith('.png'));
  expect(kept.filter((file) => !known.includes(file))).toEqual([]);
});
