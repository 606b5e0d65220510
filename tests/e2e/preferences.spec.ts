import {expect, hydrated, test} from './fixtures';

const guide = '/react/getting-started/query';

/** A page with code and with headings of several levels. */
const reference = '/react/api/utils/classes/DenominatedNumber';

for (const [set, path] of [
  ['react', guide],
  ['vue', '/vue/getting-started/query'],
] as const) {
  test(`the version of ${set} that a reader prefers is kept in local storage`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const dropdown = page.getByRole('button', {name: 'Next'});
    await dropdown.hover();
    await page
      .locator('.dropdown', {has: dropdown})
      .locator('ul')
      .getByRole('link', {name: 'Next'})
      .click();
    expect(
      await page.evaluate(
        (key) => localStorage.getItem(key),
        `docs-preferred-version-${set}`,
      ),
    ).toBe('current');
  });
}

test('the colour toggle leaves out the system where the site does not respect it', async ({
  page,
}) => {
  // By script: one that is fetched ahead is asked for twice.
  const changed = new Map<string, number>();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const setting = /(respectPrefersColorScheme"?:\s*)(?:true|!0)/g;
    const places = Array.from(text.matchAll(setting)).length;
    if (places > 0) changed.set(route.request().url(), places);
    await route.fulfill({response, body: text.replace(setting, '$1false')});
  });
  await page.goto(guide);
  await hydrated(page);
  // The site's configuration is in the scripts once: what else reads the setting asks it.
  expect(
    Array.from(changed.values()),
    'places of the setting in the scripts',
  ).toEqual([1]);
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const modes: unknown[] = [];
  for (let click = 0; click < 4; click++) {
    await toggle.click();
    modes.push(await page.evaluate(() => localStorage.getItem('theme')));
  }
  expect(modes).toEqual(['dark', 'light', 'dark', 'light']);
});

test('the table of contents holds the headings of levels 2 and 3', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(reference);
  await hydrated(page);
  const article = page.locator('article');
  const ids = await article
    .locator('h2, h3')
    .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
  await expect(article.locator('h3')).not.toHaveCount(0);
  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed.length).toBeGreaterThan(5);
  expect(listed).toEqual(ids);
});

test('code has the colours of a theme of its own in each mode', async ({
  page,
}) => {
  await page.goto(reference);
  await hydrated(page);
  const colours = (): Promise<string[]> =>
    page
      .locator('pre code span')
      .evaluateAll((tokens) =>
        Array.from(
          new Set(tokens.map((token) => getComputedStyle(token).color)),
        ).sort(),
      );
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const light = await colours();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await colours();
  expect(light.length).toBeGreaterThan(3);
  expect(dark.length).toBeGreaterThan(3);
  expect(light).not.toEqual(dark);
});
