import {expect, open, test} from '../e2e/fixtures';
import {input, modal, searchFor} from '../e2e/search-modal';

/**
 * Texts that become markup, a script, or a broken address if a page doesn't
 * escape them.
 */
const hostileTexts = [
  '"><img src=x onerror=hostileRan() data-hostile>',
  '</title></style></script><script data-hostile>hostileRan()</script>',
  '%zz%E0%A4%A',
];

// The browser's own messages about missing addresses.
test.use({expectedErrors: [/status of (?:400|404)/]});

for (const text of hostileTexts) {
  // The fixtures fail on policy violations and on requests to other hosts.
  test(`${text} stays text in addresses, fields, and storage`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      Object.assign(window, {
        hostileRan: () => document.documentElement.setAttribute('data-ran', ''),
      });
    });
    const hostile = page.locator('[data-hostile], [data-ran]');
    const encoded = encodeURIComponent(text);
    await test.step('as a query of the search page', async () => {
      await open(page, `/search?q=${encoded}`);
      await expect(page.getByRole('searchbox')).toHaveValue(text);
      await expect(hostile).toHaveCount(0);
    });
    await test.step('in each part of an address', async () => {
      await open(page, `/react/${encoded}?${encoded}=${encoded}#${encoded}`);
      await expect(page.locator('h1')).toHaveText("There's no page here");
      await expect(hostile).toHaveCount(0);
    });
    await test.step('as each stored value, and as a query of the modal', async () => {
      await page.evaluate((value) => {
        const unset = [
          '__DOCSEARCH_RECENT_SEARCHES__Documentation',
          'theme',
          'docs-set',
        ];
        for (const key of Object.keys(localStorage).concat(unset)) {
          localStorage.setItem(key, value);
        }
      }, text);
      await open(page, '/react/getting-started/setup');
      await searchFor(page, text);
      await expect(input(page)).toHaveValue(text);
      const answer = modal(page).locator(
        '.DocSearch-NoResults, .DocSearch-Hit',
      );
      await expect(answer.first()).toBeVisible();
      await expect(hostile).toHaveCount(0);
    });
  });
}
