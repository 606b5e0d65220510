import {expect, hydrated, test} from '../e2e/fixtures';
import {collectPolicyReports, searchAndRun} from '../e2e/policy-reports';
import {sitemapPaths} from '../e2e/site-pages';
import {deal} from './deal';

// A live example of the questions' page shows a request that fails.
test.use({expectedErrors: [/The node could not answer/]});

for (const [part, mine] of deal(sitemapPaths(), 4).entries()) {
  test(`no page of part ${part + 1} of 4 breaches the policy, with the search open and its live example running`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const reports = await collectPolicyReports(page);
    expect(mine.length).toBeGreaterThan(20);
    for (const address of mine) {
      await page.goto(address);
      await hydrated(page);
      await searchAndRun(page);
      expect(reports, address).toEqual([]);
    }
  });
}
