import {expect, hydrated, test} from '../e2e/fixtures';
import {collectPolicyReports, searchAndRun} from '../e2e/policy-reports';
import {sitemapPaths} from '../built/site-pages';
import {deal} from './deal';

// A live example of the questions' page shows a request that fails.
test.use({expectedErrors: [/The node could not answer/]});

for (const part of [1, 2, 3, 4]) {
  test(`no page of part ${part} of 4 breaches the policy, with the search open and its live example running`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const mine = deal(sitemapPaths(), 4)[part - 1]!;
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
