// The parts of the search page, for `search-page.spec.ts` and
// `search-filters.spec.ts`.
import type {Locator, Page} from '@playwright/test';

/** The results on the search page. Each is a page with its matches. */
export const results = (page: Page): Locator => page.locator('main article');

/** The sentence about the results, such as "12 results on 5 pages". */
export const summary = (page: Page): Locator =>
  page.locator('main').getByText(/^(One result|\d+ results) on /);

/** Returns the addresses of all results. */
export const addresses = (page: Page): Promise<string[]> =>
  results(page)
    .locator('h2 a')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
