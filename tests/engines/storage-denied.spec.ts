import {denyStorage, resultOf} from '../e2e/fixtures';
import {expect, guide, heading, input, open, test} from './fixtures';

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

test('without storage, the console has a warning, and demos, controls, and search work @spec-8 @nightly', async ({
  page,
  browserName,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  if (browserName !== 'firefox') {
    await denyStorage(page, 'localStorage');
    await denyStorage(page, 'sessionStorage');
  }
  await open(page, guide);
  await expect(page.evaluate('localStorage.length')).rejects.toThrow();
  const demo = page.getByRole('region', {name: /^Live example/}).first();
  await demo.getByRole('button', {name: 'Run'}).click();
  await expect(resultOf(demo)).toContainText('100,000,000,000,000');
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  const html = page.locator('html');
  // At the top, the navbar is visible.
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  // The first click changes the system's light mode to dark.
  for (const mode of ['dark', 'system', 'light', 'dark']) {
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', mode);
  }
  const framework = page.getByRole('navigation', {name: 'Framework'});
  await framework.getByRole('link', {name: 'Vue'}).click();
  await expect(page).toHaveURL('/vue/getting-started/query');
  await expect(framework.locator('[aria-current]')).toHaveText('Vue');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  // The choice of a set lasts for the visit.
  await page.locator('.navbar__brand').click();
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Get started'}),
  ).toHaveAttribute('href', '/vue/getting-started/quick-start');
  await page.keyboard.press('/');
  await page.keyboard.type('mutation');
  await expect(input(page)).toHaveValue('mutation');
  await page.getByRole('option').first().click();
  await expect(input(page)).toHaveCount(0);
  await expect(heading(page)).toContainText(/mutation/i);
  expect(warnings.join()).toContain('browser storage is not available');
});
