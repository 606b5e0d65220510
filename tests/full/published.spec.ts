import {expect, hydrated, open, test} from '../e2e/fixtures';
import {collectPolicyReports} from '../e2e/policy-reports';
import {hits, searchFor} from '../e2e/search-modal';

/**
 * What the site must do at any address, with or without a base path: served
 * here, and after each deployment where it is published. Paths are relative.
 */
const guide = 'react/getting-started/query';

test.use({expectedErrors: [/status of 404/]});

test('pages of each kind and files for machines answer', async ({request}) => {
  for (const path of [
    './',
    guide,
    'vue/guides/multichain',
    'react/api/react/functions/useLazyLoadQuery',
    'vue/category/guides',
    'demos',
    'search',
    `${guide}.md`,
    'llms.txt',
    'sitemap.xml',
    'search-records.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a page names its policy and keeps it, with the search open', async ({
  page,
}) => {
  const reports = await collectPolicyReports(page);
  await page.goto(guide);
  await expect(
    page.locator('meta[http-equiv=Content-Security-Policy]'),
  ).toHaveAttribute('content', /script-src [^;]*'sha256-/);
  await hydrated(page);
  await searchFor(page, '');
  // DocSearch asks whether code can be made of text. Where a header has the policy too, both are kept.
  const breaches = reports.map((report) => report.replace(/^.*: /, ''));
  expect(Array.from(new Set(breaches))).toEqual(['script-src eval ']);
});

test('search finds a page and leads to it', async ({page, baseURL}) => {
  await open(page, guide);
  await searchFor(page, 'multichain');
  await hits(page).first().click();
  await expect
    .poll(() => page.url().replace(/#.*/, ''))
    .toBe(new URL('react/guides/multichain', baseURL).href);
});

test('the framework switch stays at the address', async ({page, baseURL}) => {
  await open(page, guide);
  await page
    .getByRole('navigation', {name: 'Framework'})
    .getByRole('link', {name: 'Vue'})
    .click();
  await expect(page).toHaveURL(
    new URL('vue/getting-started/query', baseURL).href,
  );
});

test('an unknown path is the not-found page', async ({page}) => {
  const answer = await page.goto('no/such/page');
  expect(answer!.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText("There's no page here");
});
