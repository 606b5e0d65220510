import {builtPaths} from '../site/site-pages';
import {deal} from './deal';
import {expect, hydrated, listenForComplaints, test} from '../e2e/fixtures';

/** All but the roots, which only lead on, and pages that need an address of their own. */
const pages = () =>
  builtPaths().filter((page) => !/^\/(?:404|search|react|vue)$/.test(page));

/** Parts, each of which is visited in one tab: enough to share out, few enough to be quick. */
const parts = 8;

for (let part = 1; part <= parts; part += 1) {
  test(`pages of part ${part} of ${parts} hydrate without a word @spec-7`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const complaints = listenForComplaints(page, new URL(baseURL!).origin);
    const batch = deal(pages(), parts)[part - 1]!;
    expect(batch.length).toBeGreaterThan(10);
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
