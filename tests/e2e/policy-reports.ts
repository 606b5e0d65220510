// Violations of the Content-Security-Policy, for `policy.spec.ts` here and
// `full/published.spec.ts`.
import type {Page} from '@playwright/test';

/**
 * Returns a growing list of policy violations on the documents that the page
 * opens from now on. Call it once for each page.
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
