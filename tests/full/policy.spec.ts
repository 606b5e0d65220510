import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, hydrated, test} from '../e2e/fixtures';
import {addToFigure} from '../figure';
import {collectPolicyReports, searchAndRun} from '../e2e/policy-reports';

const pages = Array.from(
  readFileSync(
    path.join(__dirname, '../../build/sitemap.xml'),
    'utf8',
  ).matchAll(/<loc>([^<]*)<\/loc>/g),
  (match) => new URL(match[1]!).pathname,
);

const batches = 4;

// A live example of the questions' page shows a request that fails.
test.use({expectedErrors: [/The node could not answer/]});

for (let batch = 0; batch < batches; batch++) {
  test(`no page of part ${batch + 1} of ${batches} breaches the policy, with the search open and its live example running`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const reports = await collectPolicyReports(page);
    const mine = pages.filter((_, index) => index % batches === batch);
    expect(mine.length).toBeGreaterThan(20);
    for (const address of mine) {
      await page.goto(address);
      await hydrated(page);
      await searchAndRun(page);
      expect(reports, address).toEqual([]);
    }
    addToFigure('pages searched and run without a policy report', mine.length);
  });
}
