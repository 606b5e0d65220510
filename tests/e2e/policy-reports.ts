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
