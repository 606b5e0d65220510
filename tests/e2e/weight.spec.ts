// How many bytes a guide and the first search load. In a browser, because only a
// visit shows which files a page needs. `full/perf` measures examples and times.
import type {Page, Response} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';

import {frozenVersions} from '../../src/site/versions';
import {expect, open, pathsBeforeLoad, test} from './fixtures';
import {input} from './search-modal';

/**
 * Budgets of one guide in bytes (Brotli). A commit that raises one explains
 * why.
 */
const budgets = {
  // 25,726 measured. About 250 are for right-to-left translations, forced
  // colors, and text of 200 percent. 90 open folds for find in page, and keep
  // labels out of copies. 200 draw mockups, and align filters and cards. 60 fade
  // out lists that continue, and link the groups of a category.
  stylesheet: 25_800,
  // Both typefaces: 25,163, reduced from 52,528 in the packages.
  fonts: 26_000,
  // 173,005 measured. Docusaurus lists all routes in the scripts of all pages,
  // so each new guide adds some bytes.
  scripts: 173_400,
  // About 14,500 measured for the routes of a frozen version.
  scriptsOfVersion: 15_500,
  // 15,867 measured: a guide has a lot of colored code.
  html: 16_500,
  // 67,754 measured, of which 25,163 are the two faces. Includes the stylesheet.
  beforeLoad: 68_000,
  // 44,696 measured, without the index and the scripts that its worker imports.
  search: 45_000,
} as const;

const versions = frozenVersions('react').length;
const guide = '/react/guides/async';

interface LoadedFile {
  /** Its path. */
  name: string;
  /** Its type, as Playwright calls it, such as `stylesheet`. */
  kind: string;
  /** Its size with Brotli. */
  bytes: number;
}

/**
 * Returns the page, scripts, styles, fonts, and images that loaded while the
 * reader acted.
 */
async function weigh(
  page: Page,
  act: () => Promise<void>,
): Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  let running = 0;
  const ended = () => (running -= 1);
  const weighBody = (response: Response) => {
    const kind = response.request().resourceType();
    // The browser may drop the body of data and of prefetched files.
    if (kind === 'fetch' || kind === 'other') return;
    const file = response.body().then((body) => ({
      name: new URL(response.url()).pathname,
      kind,
      bytes: brotliCompressSync(body).length,
    }));
    files.push(file);
  };
  page.on('request', () => (running += 1));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', weighBody);
  await act();
  await page.waitForLoadState('networkidle');
  // An open page has been idle before, so its load state says nothing.
  await expect.poll(() => running, 'running requests').toBeLessThanOrEqual(0);
  page.off('response', weighBody);
  return Promise.all(files);
}

/** Fails without files or above the budget in bytes, and lists files by size. */
function expectWithin(files: readonly LoadedFile[], budget: number): void {
  expect(files.length, 'files that were weighed').toBeGreaterThan(0);
  const total = files.reduce((sum, {bytes}) => sum + bytes, 0);
  const shares = [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({name, bytes}) => `${bytes} ${name}`)
    .join('\n');
  // Reports all budgets that are exceeded, and not only the first.
  expect
    .soft(total, `${total} of ${budget} bytes:\n${shares}`)
    .toBeLessThanOrEqual(budget);
}

test('a guide stays within its budgets, with few requests before its load event', async ({
  page,
}) => {
  const files = await weigh(page, () => open(page, guide));

  for (const [kind, budget] of [
    ['stylesheet', budgets.stylesheet],
    ['font', budgets.fonts],
    ['script', budgets.scripts + versions * budgets.scriptsOfVersion],
    ['document', budgets.html],
  ] as const) {
    expectWithin(
      files.filter((file) => file.kind === kind),
      budget,
    );
  }

  const paths = await pathsBeforeLoad(page);
  expect(paths).toEqual([
    expect.stringMatching(/^\/assets\/css\/styles\./),
    expect.stringMatching(/^\/assets\/fonts\/geist-[0-9a-f]+\./),
    expect.stringMatching(/^\/assets\/fonts\/geist-mono-[0-9a-f]+\./),
    '/img/logo-dark.svg',
    '/img/logo.svg',
    guide,
  ]);
  expectWithin(
    files.filter(({name}) => paths.includes(name)),
    budgets.beforeLoad,
  );
});

test('the first search stays within its budget', async ({page}) => {
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const files = await weigh(page, async () => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });
  expectWithin(files, budgets.search);
});
