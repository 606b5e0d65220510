import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readColors} from '../../src/css/read-colors';
import {audit, describeDefects} from './audit';
import {expect, holdScripts, hydrated, test} from './fixtures';

const reactGuide = '/react/guides/async';
const vueGuide = '/vue/guides/multichain';
const records = '**/search-records.json';

const box = (page: Page) => page.getByRole('button', {name: /Search docs/});
const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => modal(page).locator('input');
const hits = (page: Page) => modal(page).getByRole('option');
const hitAddresses = (page: Page) =>
  hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test.describe('opens', () => {
  test('on click', async ({page}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await box(page).click();
    await expect(input(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`on ${key}`, async ({page}) => {
      await page.goto(reactGuide);
      await hydrated(page);
      await page.keyboard.press(key);
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue('');
    });
  }

  test('on the first letter typed on the focused box, and loses none', async ({
    page,
  }) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await box(page).focus();
    await expect(modal(page)).toBeHidden();
    await page.keyboard.type('lazyload');
    await expect(input(page)).toHaveValue('lazyload');
    await expect(hits(page).first()).toContainText('useLazyLoadQuery');
  });

  test('on / from the focused box', async ({page}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await box(page).focus();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
  });

  test('not when a shortcut key or / is meant for a text field', async ({
    page,
  }) => {
    await page.goto('/search');
    await hydrated(page);
    await page.getByRole('searchbox').press('/');
    await expect(modal(page)).toBeHidden();
  });
});

test('Tab stays in the open modal', async ({page}) => {
  await open(page, reactGuide);
  await input(page).fill('query');
  await expect(hits(page).first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      await expect(modal(page).locator(':focus')).toHaveCount(1);
    }
  }
});

test('the box keeps its size when the modal has opened', async ({page}) => {
  await page.goto(reactGuide);
  await hydrated(page);
  const asDesigned = {width: 224, height: 36};
  expect(await box(page).boundingBox()).toMatchObject(asDesigned);
  await box(page).click();
  await expect(input(page)).toBeFocused();
  expect(await box(page).boundingBox()).toMatchObject(asDesigned);
});

test('escape closes, the focus returns to the box and does not open it again', async ({
  page,
}) => {
  await page.goto(reactGuide);
  await hydrated(page);
  await box(page).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await expect(modal(page)).toBeHidden();
});

for (const [reach, reachFor] of [
  ['pointing at', (page: Page) => box(page).hover()],
  ['focusing', (page: Page) => box(page).focus()],
] as const) {
  test(`${reach} the box fetches all that search needs, nothing before does`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(reactGuide);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.join()).not.toContain('search-records');
    const loaded = page.waitForResponse(records);
    await reachFor(page);
    await loaded;
    await page.waitForLoadState('networkidle');
    await expect(modal(page)).toBeHidden();
    // What were still missing could not come any more.
    await page.context().setOffline(true);
    await box(page).click();
    await input(page).fill('query');
    await expect(hits(page).first()).toBeVisible();
  });
}

test('no address of the hosted service is in the page', async ({page}) => {
  await page.goto(reactGuide);
  await hydrated(page);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
});

test.describe('results', () => {
  test('show the page, the way to it and marked words, and lead there', async ({
    page,
  }) => {
    await open(page, reactGuide);
    await input(page).fill('uselazy');
    const first = hits(page).first();
    await expect(first).toContainText('useLazyLoadQuery');
    await expect(first.locator('mark').first()).toHaveText(/uselazy/i);
    await expect(
      modal(page).locator('.DocSearch-Hit-source').first(),
    ).toHaveText(/^React \/ /);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/react/api/react/functions/useLazyLoadQuery');
    await expect(modal(page)).toBeHidden();
  });

  test('arrows choose among them', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('query');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const second = (await hitAddresses(page))[1]!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second);
  });

  test('show the chosen one in the site’s colour, not in DocSearch’s', async ({
    page,
  }) => {
    await open(page, reactGuide);
    await input(page).fill('query');
    // Of the source: the built site calls its colours by shorter names.
    const tokens = readFileSync(
      path.join(__dirname, '../../src/css/tokens.css'),
      'utf8',
    );
    const wash = await page.evaluate((color) => {
      const sample = document.createElement('span');
      sample.style.backgroundColor = color;
      document.body.append(sample);
      return getComputedStyle(sample).backgroundColor;
    }, readColors(tokens, 'light').get('accent-wash')!);
    await expect(hits(page).first().locator('a')).toHaveCSS(
      'background-color',
      wash,
    );
  });

  test('are those of the set being read, and of plain pages', async ({
    page,
  }) => {
    for (const [address, set] of [
      [reactGuide, 'react'],
      [vueGuide, 'vue'],
    ] as const) {
      await open(page, address);
      await input(page).fill('BaseError');
      await expect(hits(page).first()).toContainText('BaseError');
      const addresses = await hitAddresses(page);
      expect(addresses).toContain(`/${set}/api/core/classes/BaseError`);
      expect(addresses.filter((hit) => !hit!.startsWith(`/${set}/`))).toEqual(
        [],
      );
    }
  });

  test('are those of both sets elsewhere: labelled, and each page once', async ({
    page,
  }) => {
    await open(page, '/');
    await input(page).fill('BaseError');
    await expect(hits(page).first()).toContainText('BaseError');
    const addresses = await hitAddresses(page);
    for (const set of ['react', 'vue']) {
      expect(
        addresses.filter((hit) => hit === `/${set}/api/core/classes/BaseError`),
      ).toHaveLength(1);
    }
    const groups = await modal(page)
      .locator('.DocSearch-Hit-source')
      .allTextContents();
    expect(groups.some((group) => group.startsWith('React / '))).toBe(true);
    expect(groups.some((group) => group.startsWith('Vue / '))).toBe(true);
  });

  test('"See all" tells their true number, however slowly it was typed', async ({
    page,
  }) => {
    await open(page, reactGuide);
    await input(page).pressSequentially('suspense', {delay: 60});
    const all = modal(page).getByRole('link', {name: /^See all \d+ results$/});
    await expect(all).toBeVisible();
    await expect(hits(page).first()).toContainText(/suspense/i);
    const slowly = await all.textContent();
    await input(page).fill('');
    await input(page).fill('suspense');
    await expect(all).toHaveText(slowly!);
    const [count] = /\d+/.exec(slowly!)!;
    await all.click();
    await expect(page).toHaveURL('/search?q=suspense&set=react');
    await expect(page.getByText(`${count} documents found`)).toBeVisible();
  });

  test('are told to a screen reader', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('useLazyLoadQuery');
    await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await input(page).fill('zzqqxx');
    await expect(modal(page).getByRole('status')).toHaveText('No results');
  });
});

test.describe('what only the other set has', () => {
  for (const [name, others] of [
    ['provideSigner', /^\d+ results in Vue/],
    ['useQuery', /^1 result in Vue/],
  ] as const) {
    test(`is offered for ${name} as one line, which leads there`, async ({
      page,
    }) => {
      await open(page, reactGuide);
      await input(page).fill(name);
      const line = hits(page).last();
      await expect(line).toHaveText(others);
      await line.getByRole('link').click();
      await expect(page).toHaveURL(`/search?q=${name}&set=vue`);
      await expect(page.locator('main h2').first()).toHaveText(name);
    });
  }

  test('is offered on the search page', async ({page}) => {
    await page.goto('/search?q=useQuery&set=react');
    await page.getByRole('button', {name: '1 result in Vue'}).click();
    await expect(page).toHaveURL('/search?q=useQuery&set=vue');
  });

  test('is not offered where both have it', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('useMutation');
    await expect(hits(page).first()).toContainText('useMutation');
    await expect(modal(page)).not.toContainText(/results? in Vue/);
  });
});

test('an excerpt shows whole, its end is that of a word', async ({page}) => {
  await open(page, reactGuide);
  await input(page).fill('useLazyLoadQuery');
  await expect(hits(page).first()).toBeVisible();
  const cut = await hits(page)
    .locator('.DocSearch-Hit-path, .DocSearch-Hit-title')
    .evaluateAll((texts) =>
      texts.filter((text) => text.scrollWidth > text.clientWidth + 1),
    );
  expect(cut).toEqual([]);
});

test.describe('no results', () => {
  test('says so, suggests, and offers to tell us with the query', async ({
    page,
  }) => {
    await open(page, reactGuide);
    await input(page).fill('zzqqxx & "yyww"');
    await expect(modal(page)).toContainText(
      'No results found for "zzqqxx & "yyww""',
    );
    await expect(modal(page)).toContainText('Try searching for');
    await expect(modal(page)).toContainText(
      'Believe this query should return results?',
    );
    const link = modal(page).getByRole('link', {name: 'Let us know.'});
    const issue = new URL((await link.getAttribute('href'))!);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toContain('zzqqxx & "yyww"');
    await modal(page).locator('.DocSearch-Prefill').first().click();
    await expect(hits(page).first()).toBeVisible();
  });

  test('is not said of nothing but spaces', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('useLazyLoadQuery');
    await hits(page).first().click();
    await page.keyboard.press('/');
    await input(page).fill('   ');
    await expect(modal(page)).toContainText('Recent');
    await expect(modal(page)).not.toContainText('No results');
  });

  test('suggests pages to start from, and none by chance', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('zzperfomansexx');
    await expect(modal(page)).toContainText('No results found for');
    await expect(modal(page).locator('.DocSearch-Prefill')).toHaveText([
      'Query',
      'Mutation',
      'Connect wallets',
    ]);
  });
});

test.describe('an index that cannot be reached', () => {
  test.use({expectedErrors: [/net::ERR_FAILED/, /net::ERR_INTERNET/]});

  test('is told in the modal, and the next letter tries again', async ({
    page,
  }) => {
    await page.route(records, (route) => route.abort());
    await open(page, reactGuide);
    await input(page).fill('query');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText(
      'You might want to check your network connection.',
    );
    await expect(modal(page).getByRole('status')).toHaveText(
      'Unable to fetch results',
    );
    await page.unroute(records);
    await input(page).press('s');
    await expect(hits(page).first()).toBeVisible();
  });

  test('is asked again when the network is back', async ({page, context}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await page.route(records, (route) => route.abort());
    await page.keyboard.press('/');
    await input(page).fill('query');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await context.setOffline(true);
    await page.unroute(records);
    await context.setOffline(false);
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('where storage is denied', () => {
  test.use({expectedErrors: [/browser storage is not available/]});

  test('search opens and finds', async ({page}) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page, reactGuide);
    await input(page).fill('query');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
  });
});

test.describe('while the modal is being fetched', () => {
  test('the box says that it is busy, until the modal is there', async ({
    page,
  }) => {
    await page.goto(reactGuide);
    await hydrated(page);
    const letThrough = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveAttribute('aria-busy', 'true');
    await expect(box(page)).toContainText('Loading search…');
    await expect(page.locator('.search-announcement')).toHaveText(
      'Loading the search',
    );
    await letThrough();
    await expect(input(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-busy', 'false');
    await expect(box(page)).toContainText('Search docs');
  });

  test('letters typed on the box are kept', async ({page}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    const letThrough = await holdScripts(page);
    await box(page).focus();
    await page.keyboard.type('lazyload');
    await letThrough();
    await expect(input(page)).toHaveValue('lazyload');
  });

  test('letters typed after the shortcut are kept', async ({page}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    const letThrough = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lazyload');
    await letThrough();
    await expect(input(page)).toHaveValue('lazyload');
  });
});

test.describe('a modal that cannot be fetched', () => {
  test.use({
    expectedErrors: [/net::ERR_|ChunkLoadError|Loading (?:CSS )?chunk/],
  });

  test('is told without a connection, when search is asked for and not before', async ({
    page,
    context,
  }) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await context.setOffline(true);
    const notice = page.getByRole('alert');
    await box(page).focus();
    await page.waitForTimeout(500);
    await expect(notice).toHaveCount(0);
    await box(page).click();
    await expect(notice).toContainText(
      'Loading failed: there is no connection.',
    );
    await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('opens at the next try, when the scripts come', async ({page}) => {
    await page.goto(reactGuide);
    await hydrated(page);
    await page.route('**/*.js', (route) => route.abort());
    await box(page).click();
    await expect(page.getByRole('alert')).toContainText('Loading failed');
    await page.unroute('**/*.js');
    await box(page).click();
    await expect(input(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('recent and favourite searches', () => {
  test('are kept, can be marked and removed', async ({page}) => {
    await open(page, reactGuide);
    await input(page).fill('useLazyLoadQuery');
    await hits(page).first().click();
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(modal(page)).toContainText('Recent');
    await expect(hits(page).first()).toContainText('useLazyLoadQuery');
    await modal(page).getByTitle('Save this search').click();
    await expect(modal(page)).toContainText('Favorite');
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(modal(page)).toContainText('Favorite');
    await modal(page).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).not.toContainText('Favorite');
    await input(page).fill('BaseError');
    await hits(page).first().click();
    await page.keyboard.press('/');
    await expect(modal(page)).toContainText('Recent');
    await modal(page).getByTitle('Remove this search from history').click();
    await expect(modal(page)).not.toContainText('Recent');
  });
});

/**
 * DocSearch's results are options with a link and buttons inside. Keys choose an
 * option and Enter follows it, which is what the rule wants to be possible.
 */
const isOption = /docsearch-hits|DocSearch-Hit/;

test('the modal has no accessibility defects that axe finds, in either mode', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  const expectNone = async (where: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const defects = (await audit(page)).filter(
        ({rule, selector}) =>
          rule !== 'nested-interactive' || !isOption.test(selector),
      );
      expect(describeDefects(defects), `${where}, ${colorScheme}`).toEqual([]);
    }
  };
  await open(page, reactGuide);
  await input(page).fill('query');
  await expect(hits(page).first()).toBeVisible();
  await expectNone('results');
  await input(page).fill('zzqqxx');
  await expect(modal(page)).toContainText('No results found');
  await expectNone('no results');
});

test('fits a small screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, reactGuide);
  await input(page).fill('query');
  await expect(hits(page).first()).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
});
