import {expect, hydrated, open, test} from '../e2e/fixtures';
import {input, searchFor} from '../e2e/search-modal';

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
    await open(page, `/search?q=${encoded}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(hostile).toHaveCount(0);

    await open(page, `/react/${encoded}?${encoded}=${encoded}#${encoded}`);
    await expect(page.locator('h1')).toHaveText("There's no page here");
    await expect(hostile).toHaveCount(0);

    // Replaces all values that the site and its search have stored.
    await page.evaluate((value) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__Documentation', '');
      for (const key of Object.keys(localStorage).concat('theme', 'docs-set'))
        localStorage.setItem(key, value);
    }, text);
    await open(page, '/react/getting-started/setup');
    await searchFor(page, text);
    await expect(input(page)).toHaveValue(text);
    await hydrated(page);
    await expect(hostile).toHaveCount(0);
  });
}
