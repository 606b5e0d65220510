// Texts that an attacker could put into an address, a field, or the storage. They
// must stay text. Here and not in `e2e`, because React escapes them, and only our
// own handling of them could fail.
import type {Page} from '@playwright/test';

import {expect, open, test} from '../e2e/fixtures';
import {input, modal, searchFor} from '../e2e/search-modal';

/** Texts that become an element or a script if a page doesn't escape them. */
const markup = [
  '"><img src=x onerror=hostileRan() data-hostile>',
  '</title></style></script><script data-hostile>hostileRan()</script>',
];

/** A text that can't be decoded like a part of an address. */
const undecodable = '%zz%E0%A4%A';

/** Lets a hostile text mark the document once it runs. */
async function markDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      hostileRan: () => document.documentElement.setAttribute('data-ran', ''),
    });
  });
}

// The browser's own messages about missing addresses.
test.use({expectedErrors: [/status of (?:400|404)/]});

for (const text of markup) {
  test(`${text} would run in a page that doesn't escape it`, async ({page}) => {
    await markDocuments(page);
    await page.route('**/unescaped', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>${text}</title><input value="${text}">`,
      }),
    );
    await page.goto('/unescaped');
    await expect(page.locator('[data-hostile]')).not.toHaveCount(0);
    await expect(page.locator('[data-ran]')).toHaveCount(1);
  });
}

for (const text of [...markup, undecodable]) {
  // The fixtures fail on policy violations and on requests to other hosts.
  test(`${text} stays text in addresses, fields, and storage`, async ({
    page,
  }) => {
    // Three documents, on a busy machine.
    test.setTimeout(90_000);
    await markDocuments(page);
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
        // These may have no value yet.
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
