// What search offers when it has no results: common tasks, other queries, and
// recent searches. In a browser, for its keys and its storage. `search.spec.ts`
// tests search with results.
import {expect, hydrated, open, test} from './fixtures';
import {hits, input, modal, searchFor} from './search-modal';

const reactGuide = '/react/guides/async';

test('an empty query gets common tasks, and arrow keys move through them', async ({
  page,
}) => {
  await open(page, '/vue/guides/multichain');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  const tasks = modal(page)
    .getByRole('navigation', {name: 'Common tasks'})
    .getByRole('link');
  // `site/search-relevance.spec.ts` checks that each leads to a page.
  await expect(tasks).toHaveCount(5);

  await test.step('arrow keys move to a task, and back to the field', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tasks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toBeFocused();
  });

  await test.step('letters that are typed on a task go to the field', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('q');
    await expect(input(page)).toHaveValue('q');
    await expect(tasks).toHaveCount(0);
  });

  await test.step('spaces count as an empty query', async () => {
    await input(page).fill('   ');
    await expect(tasks.first()).toBeVisible();
    await expect(modal(page)).not.toContainText('No results');
  });

  await test.step('a task opens its page', async () => {
    await tasks.first().click();
    await expect(page).toHaveURL('/vue/getting-started/quick-start');
    await expect(modal(page)).toBeHidden();
  });
});

test('a search without results says so, and suggests others @spec-8 @wcag-3.3.3 @wcag-4.1.3', async ({
  page,
}) => {
  await open(page, reactGuide);
  const query = 'zzqqxx & "yyww"';
  await searchFor(page, 'useLazyLoadQuery');
  const status = modal(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results?$/);
  await input(page).fill(query);
  await expect(status).toHaveText('No results');
  for (const text of [
    `No results found for "${query}"`,
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(modal(page)).toContainText(text);
  }

  await test.step('"Let us know" opens a new issue with the query', async () => {
    const link = modal(page).getByRole('link', {name: 'Let us know.'});
    const issue = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toContain(query);
  });

  await test.step('a suggestion searches for it', async () => {
    const suggestions = modal(page).locator('.search-screens button');
    await expect(suggestions).toHaveText([
      'Query',
      'Mutation',
      'Connect wallets',
    ]);
    await suggestions.first().click();
    await expect(input(page)).toHaveValue('Query');
    await expect(hits(page).first()).toBeVisible();
  });
});

test('recent searches are stored, and can become favorites or be removed @spec-9 @nightly', async ({
  page,
}) => {
  await open(page, reactGuide);

  await test.step('an opened result is a recent search', async () => {
    await searchFor(page, 'useLazyLoadQuery');
    await hits(page).first().click();
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(hits(page).first()).toContainText('useLazyLoadQuery');
  });

  await test.step('a saved search stays after a reload, until it is removed', async () => {
    await modal(page).getByTitle('Save this search').click();
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(modal(page)).toContainText('Favorite');
    await modal(page).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).not.toContainText('Favorite');
  });

  await test.step('a recent search can be removed', async () => {
    await input(page).fill('BaseError');
    await hits(page).first().click();
    await page.keyboard.press('/');
    await expect(modal(page)).toContainText('Recent');
    await modal(page).getByTitle('Remove this search from history').click();
    await expect(modal(page)).not.toContainText('Recent');
  });
});
