import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, hydrated, listenForComplaints, test} from './fixtures';
import {builtPaths} from './site-pages';

const sitemap = readFileSync(
  path.join(__dirname, '../../build/sitemap.xml'),
  'utf8',
);
/** Those of the sitemap, and those that another page stands for in it. */
const pages = builtPaths().filter(
  (page) => !/^\/(?:404|search|react|vue)$/.test(page),
);

/** Pages a test visits in one browser tab: enough to be quick, few enough to share out. */
const batchSize = 25;

test('the sitemap lists the site', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(sitemap).toContain('/react/getting-started/setup</loc>');
});

for (let start = 0; start < pages.length; start += batchSize) {
  const batch = pages.slice(start, start + batchSize);
  test(`pages ${start + 1} to ${start + batch.length} of the sitemap hydrate without a word`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const complaints = listenForComplaints(page, new URL(baseURL!).origin);
    for (const route of batch) {
      const response = await page.goto(route);
      expect(response!.status(), route).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1'), route).toHaveCount(1);
      expect(complaints.errors, route).toEqual([]);
      expect(complaints.foreignRequests, route).toEqual([]);
    }
  });
}
