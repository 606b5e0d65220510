import type {Page} from '@playwright/test';

/**
 * Collects what the browser reports of breaches of the page's policy, from the
 * next load on, over all pages that are opened.
 */
export async function collectPolicyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportToTest', (report: string) => {
    reports.push(report);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const {documentURI, violatedDirective, blockedURI, sample} = event;
      const report = Reflect.get(window, 'reportToTest') as (
        text: string,
      ) => void;
      report(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return reports;
}

/** Opens the search, looks for something, and runs the page's first live example, if it has one. */
export async function searchAndRun(page: Page): Promise<void> {
  const example = page.getByRole('region', {name: /^Live example: /}).first();
  if ((await example.count()) > 0) {
    await example.getByRole('button', {name: 'Run'}).click();
    await example.getByText('Running in this page').waitFor();
  }
  await page.keyboard.press('Control+k');
  const modal = page.getByRole('dialog', {name: 'Search'});
  await modal.locator('input').fill('query');
  await modal.getByRole('option').first().waitFor();
}
