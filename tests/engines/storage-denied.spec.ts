// Some readers block storage for all sites. Then the site remembers nothing, and
// everything else works. In all engines, because Firefox can really block it,
// with a setting. Other browsers get a simulation. Nightly, because it's rare.
import type {Page} from '@playwright/test';

import {firstQueryResult} from '../e2e/every-demo';
import {denyStorage, expectOfChain, resultOf} from '../e2e/fixtures';
import {expect, guide, heading, input, open, test} from './fixtures';

/** Firefox's setting that rejects all cookies, and storage with them. */
const rejectAll = {'network.cookie.cookieBehavior': 2};

const warning = 'browser storage is not available';

test.use({
  launchOptions: async ({launchOptions, browserName}, handOver) => {
    const {firefoxUserPrefs} = launchOptions;
    await handOver(
      browserName === 'firefox'
        ? {
            ...launchOptions,
            firefoxUserPrefs: {...firefoxUserPrefs, ...rejectAll},
          }
        : launchOptions,
    );
  },
  expectedErrors: async ({expectedErrors}, handOver) => {
    await handOver([...expectedErrors, new RegExp(warning)]);
  },
});

const colorModeToggle = (page: Page) =>
  page.getByRole('button', {name: /dark and light mode/});

/** Switches to the same page of the Vue set. */
async function switchToVue(page: Page): Promise<void> {
  const framework = page.getByRole('navigation', {name: 'Framework'});
  await framework.getByRole('link', {name: 'Vue'}).click();
  await expect(page).toHaveURL('/vue/getting-started/query');
  await expect(framework.locator('[aria-current]')).toHaveText('Vue');
}

test.describe('without storage @spec-8 @nightly', () => {
  test.beforeEach(async ({page, browserName}) => {
    if (browserName !== 'firefox') {
      await denyStorage(page, 'localStorage');
      await denyStorage(page, 'sessionStorage');
    }
    await open(page, guide);
    for (const storage of ['localStorage', 'sessionStorage']) {
      await expect(
        page.evaluate(`${storage}.length`),
        `access to ${storage}`,
      ).rejects.toThrow(/denied|insecure/);
    }
  });

  test('the console has a warning', async ({page}) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.reload();
    await expect
      .poll(() => messages)
      .toContainEqual(expect.stringContaining(warning));
  });

  test('a demo runs', async ({page}) => {
    const demo = page.getByRole('region', {name: /^Live example/}).first();
    await demo.getByRole('button', {name: 'Run'}).click();
    await expectOfChain(resultOf(demo)).toContainText(firstQueryResult);
  });

  test('the color mode changes', async ({page}) => {
    // The first click changes the system's light mode to dark.
    for (const mode of ['dark', 'system', 'light', 'dark']) {
      await colorModeToggle(page).click();
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme-choice',
        mode,
      );
    }
  });

  test('the color mode stays when the reader switches the set', async ({
    page,
  }) => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await colorModeToggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await switchToVue(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('the announcement closes', async ({page}) => {
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
  });

  test('the home page links to the chosen set', async ({page}) => {
    await switchToVue(page);
    await page.locator('.navbar__brand').click();
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Get started'}),
    ).toHaveAttribute('href', '/vue/getting-started/quick-start');
  });

  test('search opens a page', async ({page}) => {
    await page.keyboard.press('/');
    await page.keyboard.type('mutation');
    await expect(input(page)).toHaveValue('mutation');
    await page.getByRole('option').first().click();
    await expect(input(page)).toHaveCount(0);
    await expect(heading(page)).toContainText(/mutation/i);
  });
});
