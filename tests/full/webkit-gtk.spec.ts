import {expect as expectSoon, test} from '@playwright/test';

import {
  findWebKitGtk,
  keys,
  startWebKitGtk,
  type WebKitPage,
} from './webkit-gtk';

const expect = expectSoon.configure({timeout: 20_000});
const guide = '/react/getting-started/query';

let page: WebKitPage;

test.beforeEach(async () => {
  const browser = await findWebKitGtk();
  test.skip(
    browser === undefined,
    'WebKitGTK is not on this machine. Debian has it: apt-get install webkit2gtk-driver xvfb',
  );
  page = await startWebKitGtk(browser!);
});
test.afterEach(() => page?.close());

const text = (selector: string) => () =>
  page.evaluate(
    `return document.querySelector(${JSON.stringify(selector)})?.textContent`,
  );
const answers = () =>
  expect
    .poll(() =>
      page.evaluate('return document.documentElement.dataset.hasHydrated'),
    )
    .toBe('true');

test('WebKitGTK: a page waits for its reader, and search finds what is typed at once', async ({
  baseURL,
}) => {
  await page.open(`${baseURL}${guide}`);
  expect(await page.evaluate("return 'docusaurus' in window")).toBe(false);
  await page.press([keys.control, 'k'], true);
  await page.press([...'useLazyLoadQuery']);
  await answers();
  await expect
    .poll(() =>
      page.evaluate("return document.querySelector('.DocSearch-Input')?.value"),
    )
    .toBe('useLazyLoadQuery');
  await expect.poll(text('[role=option]')).toContain('useLazyLoadQuery');
  await page.press([keys.enter]);
  await expect.poll(text('h1')).toContain('useLazyLoadQuery');
});

test('WebKitGTK: the switch of sets and a live example work by pointer', async ({
  baseURL,
}) => {
  await page.open(`${baseURL}${guide}`);
  await page.point('nav[aria-label=Framework] a[href*="/vue/"]', true);
  await expect
    .poll(() => page.evaluate('return location.pathname'))
    .toBe('/vue/getting-started/query');
  await page.open(`${baseURL}/demos`);
  const demo = '[aria-label="Live example: first query"]';
  await page.point(`${demo} button`);
  await answers();
  await page.point(`${demo} button`, true);
  await expect.poll(text(demo)).toContain('Live');
  await page.enter(`${demo} iframe`);
  await expect.poll(text('main')).toContain('100,000,000,000,000');
});

test('WebKitGTK: a type opens under the pointer', async ({baseURL}) => {
  await page.open(`${baseURL}/markdown-page`);
  // A move counts once the pointer has come from elsewhere on the page.
  await page.point('h1');
  await page.point('main p');
  await answers();
  await page.point('[data-types] [data-type]');
  await expect.poll(text('.type-popover')).toBeTruthy();
});
