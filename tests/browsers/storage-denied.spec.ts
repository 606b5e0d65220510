import {denyStorage} from '../e2e/fixtures';
import {expect, guide, input, open, test} from './fixtures';

test.use({
  // Firefox denies it by a setting of its own; in the others that is imitated.
  launchOptions: async ({launchOptions, browserName}, handOver) => {
    const firefoxUserPrefs = {'network.cookie.cookieBehavior': 2};
    const isFirefox = browserName === 'firefox';
    await handOver({...launchOptions, ...(isFirefox && {firefoxUserPrefs})});
  },
  expectedErrors: [/browser storage is not available|insecure|denied/],
});

test.beforeEach(async ({page, browserName}) => {
  if (browserName !== 'firefox') {
    await denyStorage(page, 'localStorage');
    await denyStorage(page, 'sessionStorage');
  }
  await open(page, guide);
  await expect(page.evaluate('localStorage.length')).rejects.toThrow();
});

test('without storage the search opens, finds and leads on', async ({page}) => {
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('mutation');
  await page.getByRole('option').first().click();
  await expect(input(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(guide);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('without storage a demo says why it does not run, and the rest works', async ({
  page,
}) => {
  const demo = page.getByRole('region', {name: /^Live example/}).first();
  await demo.getByRole('button', {name: 'Run'}).click();
  await expect(demo.getByRole('status')).toContainText('storage');
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await toggle.click();
  await toggle.click();
  const framework = page.getByRole('navigation', {name: 'Framework'});
  await framework.getByRole('link', {name: 'Vue'}).click();
  await expect(page).toHaveURL('/vue/getting-started/query');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
