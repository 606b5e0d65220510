import type {Page} from '@playwright/test';

/**
 * Collects the browser's reports of policy violations from the next load on,
 * for all opened pages.
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
