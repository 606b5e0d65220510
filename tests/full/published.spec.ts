// Runs against the local server, and after each deployment against the published
// site, with or without a base path. Paths are relative to the base URL, so they
// have no slash at their start.
import {expect, hydrated, open, test} from '../e2e/fixtures';
import {collectPolicyReports} from '../e2e/policy-reports';
import {hits, searchFor} from '../e2e/search-modal';

const guide = 'react/getting-started/query';

test.use({expectedErrors: [/status of 404/]});

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
  test(`serves ${path}`, async ({request}) => {
    expect((await request.get(path)).status()).toBe(200);
  });
}

test('a page has a policy and complies with it, with the search open', async ({
  page,
}) => {
  const reports = await collectPolicyReports(page);
  await page.goto(guide);
  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(policy).toMatch(/script-src [^;]*'sha256-/);
  await hydrated(page);
  await searchFor(page, '');
  // Ask AI checks whether it can create code from text. If a header has the
  // policy too, both apply.
  const breaches = new Set(
    reports.map((report) => report.replace(/^.*: /, '')),
  );
  const hasAskAi = policy?.includes('https://askai.algolia.com');
  expect(Array.from(breaches)).toEqual(hasAskAi ? ['script-src eval '] : []);
});

test('search finds a page and opens it', async ({page, baseURL}) => {
  await open(page, guide);
  await searchFor(page, 'multichain');
  await hits(page).first().click();
  await expect
    .poll(() => page.url().replace(/#.*/, ''))
    .toBe(new URL('react/guides/multichain', baseURL).href);
});

test('the framework switch stays on the site', async ({page, baseURL}) => {
  await open(page, guide);
  await page
    .getByRole('navigation', {name: 'Framework'})
    .getByRole('link', {name: 'Vue'})
    .click();
  await expect(page).toHaveURL(
    new URL('vue/getting-started/query', baseURL).href,
  );
});

test('an unknown path shows the not-found page', async ({page}) => {
  const answer = await page.goto('no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText("There's no page here");
});
