import {expect, hydrated, open, test} from '../e2e/fixtures';
import {input, modal, searchFor} from '../e2e/search-modal';

const guide = '/react/getting-started/setup';

/** Texts that would be markup, script or an address where a page forgot to escape them. */
const hostileTexts = [
  '<script data-hostile>hostileRan()</script>',
  '"><img src=x onerror=hostileRan() data-hostile>',
  '</title></style></script><script data-hostile>hostileRan()</script>',
  '<base href="https://other.example/" data-hostile>',
  'javascript:hostileRan()',
  '__proto__',
  '%zz%E0%A4%A',
  '(.*+?^${}[]|\\/',
];

/** What the site stores as single values. */
const storedValues = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-react',
  'docusaurus.tab.npm2yarn',
  'docs-set',
];

/** Lists of DocSearch, which it reads when it opens. */
const storedSearches = [
  '__DOCSEARCH_RECENT_SEARCHES__Documentation',
  '__DOCSEARCH_FAVORITE_SEARCHES__Documentation',
];

test.describe.configure({timeout: 180_000});

// The browser's own messages about addresses that are not there.
test.use({expectedErrors: [/status of (?:400|404)/]});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      hostileRan: () => document.documentElement.setAttribute('data-ran', ''),
    });
  });
});

// The fixtures fail for what is reported of the policy and for requests elsewhere.
test.afterEach(({page}) =>
  expect(page.locator('[data-hostile], [data-ran]')).toHaveCount(0),
);

for (const text of hostileTexts) {
  test(`${text} is only text in addresses, fields and storage`, async ({
    page,
  }) => {
    const hostile = page.locator('[data-hostile], [data-ran]');
    const encoded = encodeURIComponent(text);
    await open(page, `/search?q=${encoded}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(hostile).toHaveCount(0);

    await page.goto(`/react/${encoded}?${encoded}=${encoded}#${encoded}`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('There is no page here');
    await expect(hostile).toHaveCount(0);

    await open(page, guide);
    await page.evaluate(
      ([value, keys]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [text, [...storedValues, ...storedSearches]] as const,
    );
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      /^(?:light|dark)$/,
    );
    await searchFor(page, text);
    await expect(input(page)).toHaveValue(text);
    await expect(modal(page).getByRole('status')).not.toBeEmpty();
  });
}

test('a stored search with markup or a foreign address is not offered', async ({
  page,
}) => {
  await open(page, guide);
  const search = (text: string, url: string) => ({
    objectID: url,
    url,
    type: 'lvl1',
    content: text,
    hierarchy: {lvl0: text, lvl1: text},
  });
  await page.evaluate(
    ([keys, list]) => {
      for (const key of keys) localStorage.setItem(key, list);
    },
    [
      storedSearches,
      JSON.stringify([
        search(hostileTexts[1]!, guide),
        search('Query', 'javascript:hostileRan()'),
        search('Query', 'https://other.example/'),
      ]),
    ] as const,
  );
  await searchFor(page, '');
  await expect(modal(page).getByRole('option')).toHaveCount(0);
});
