import {denyStorage, resultOf} from '../e2e/fixtures';
import {expect, guide, heading, input, open, scrollTop, test} from './fixtures';

test.use({
  // Firefox has a setting for this. Other browsers get a simulation.
  launchOptions: async ({launchOptions, browserName}, handOver) => {
    const denied = {'network.cookie.cookieBehavior': 2};
    const firefoxUserPrefs = {...launchOptions.firefoxUserPrefs, ...denied};
    const isFirefox = browserName === 'firefox';
    await handOver({...launchOptions, ...(isFirefox && {firefoxUserPrefs})});
  },
  expectedErrors: [/browser storage is not available|insecure|denied/],
});

test('without storage, demos, controls, and search work, and the console has a warning @spec-8 @nightly', async ({
  page,
  browserName,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  if (browserName !== 'firefox') {
    await denyStorage(page, 'localStorage');
    await denyStorage(page, 'sessionStorage');
  }
  await open(page, guide);
  await expect(page.evaluate('localStorage.length')).rejects.toThrow();
  const html = page.locator('html');

  await test.step('a demo runs', async () => {
    const demo = page.getByRole('region', {name: /^Live example/}).first();
    await demo.getByRole('button', {name: 'Run'}).click();
    await expect(resultOf(demo)).toContainText('100,000,000,000,000');
  });

  await test.step('the color mode changes', async () => {
    // At the top, the navbar is visible.
    await page.keyboard.press('Home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    // The first click changes the system's light mode to dark.
    for (const mode of ['dark', 'system', 'light', 'dark']) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', mode);
    }
  });

  await test.step('the set changes, and the mode stays', async () => {
    const framework = page.getByRole('navigation', {name: 'Framework'});
    await framework.getByRole('link', {name: 'Vue'}).click();
    await expect(page).toHaveURL('/vue/getting-started/query');
    await expect(framework.locator('[aria-current]')).toHaveText('Vue');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the announcement closes', async () => {
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
  });

  await test.step('the home page links to the chosen set', async () => {
    await page.locator('.navbar__brand').click();
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Get started'}),
    ).toHaveAttribute('href', '/vue/getting-started/quick-start');
  });

  await test.step('search opens a page', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('mutation');
    await expect(input(page)).toHaveValue('mutation');
    await page.getByRole('option').first().click();
    await expect(input(page)).toHaveCount(0);
    await expect(heading(page)).toContainText(/mutation/i);
  });

  expect(messages.join()).toContain('browser storage is not available');
});
