// The framework switch in the navbar, the toggle of the home page, and what else
// follows the chosen set. In a browser, because the choice is stored and shows
// before hydration. `unit/framework-switch.spec.ts` tests which page belongs to
// which.
import type {Locator, Page} from '@playwright/test';

import {expect, heading, hydrated, layoutShift, open, test} from './fixtures';
import {boxOf} from './read-element';

const hooks = '/react/api/react/functions';
const composables = '/vue/api/vue/functions';

const setSwitch = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Framework'});

// `engines/navigation.spec.ts` tests that the switch keeps the hash.

test('the switch names the page that it leads to, if that has another name, and leads back', async ({
  page,
}) => {
  const [from, to] = [`${hooks}/useLazyLoadQuery`, `${composables}/useQuery`];
  await open(page, from);
  const link = setSwitch(page).getByRole('link');
  await expect(link).toHaveAccessibleName('Vue: useQuery');
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(link).toHaveAccessibleName('React: useLazyLoadQuery');
  await expect(link).toHaveAttribute('href', from);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 760}, hasTouch: true});

  test('the switch says that Vue has no such page, and leads to the nearest', async ({
    page,
  }) => {
    await open(page, '/react/guides/async');
    const menuButton = page.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    await menuButton.tap();
    const text = 'Not in Vue. Opens Query instead.';
    await expect(page.getByText(text)).toBeVisible();
    const link = setSwitch(page).getByRole('link', {name: text, exact: true});
    const box = await boxOf(link);
    // WCAG 2.5.8 requires targets of 24 pixels.
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await link.tap();
    await expect(page).toHaveURL('/vue/getting-started/query');
    await expect(heading(page)).toHaveText('Query');
    await expect(page.getByText(/^Not in React/)).toHaveCount(0);
  });
});

test.describe('the chosen set', () => {
  /** The visible link. Roles leave out the hidden link of the other set. */
  const start = (page: Page) =>
    page.locator('main').getByRole('link', {name: 'Get started'});

  /** Expects that the home page and the navbar link to a set, and show its code. */
  async function expectStart(page: Page, set: 'react' | 'vue'): Promise<void> {
    await expect(start(page)).toHaveCount(1);
    await expect(start(page)).toHaveAttribute(
      'href',
      `/${set}/getting-started/quick-start`,
    );
    await expect(
      page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'API', exact: true}),
    ).toHaveAttribute('href', `/${set}/category/api`);
    await expect(page.locator('main pre:visible').first()).toContainText(
      `@reactive-dot/${set}`,
    );
  }

  test('is the set of the page that was read last', async ({page}) => {
    await open(page, '/vue/guides/faq');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await expectStart(page, 'vue');
    await start(page).click();
    await expect(page).toHaveURL('/vue/getting-started/quick-start');
    await setSwitch(page).getByRole('link', {name: 'React'}).click();
    // The address changes before the page.
    await expect(setSwitch(page).locator('[aria-current]')).toHaveText('React');
    await expect(page).toHaveURL('/react/getting-started/quick-start');
    await page.locator('.navbar__brand').click();
    await expectStart(page, 'react');
  });

  test('shows at the first paint, and moves nothing', async ({page}) => {
    await page.goto('/vue/guides/faq');

    await test.step('without the site’s scripts', async () => {
      // Requests for scripts never get an answer.
      await page.route('**/assets/js/*.js', () => {});
      await page.goto('/', {waitUntil: 'commit'});
      await expectStart(page, 'vue');
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'false',
      );
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });

    await test.step('and stays after hydration', async () => {
      await open(page, '/');
      await expectStart(page, 'vue');
      expect(await layoutShift(page)).toBe(0);
      // Only the React set has this guide.
      const reactGuide = page.locator('main a', {hasText: 'Share reads'});
      await expect(reactGuide).toBeAttached();
      await expect(reactGuide).toBeHidden();
    });
  });

  test('is kept when the home page’s toggle changes it, and the focus stays', async ({
    page,
  }) => {
    await open(page, '/');
    const button = (name: string) =>
      page.locator('main').getByRole('button', {name, exact: true});
    await expect(button('Balance.tsx')).toHaveAttribute('aria-pressed', 'true');
    await expectStart(page, 'react');
    await button('Balance.vue').focus();
    await page.keyboard.press('Enter');
    await expectStart(page, 'vue');
    await expect(button('Balance.vue')).toBeFocused();
    await expect(button('Balance.vue')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Balance.tsx')).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await page.reload();
    await hydrated(page);
    await expectStart(page, 'vue');
    await button('Balance.tsx').click();
    await expectStart(page, 'react');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the home page shows the code of both frameworks, and no toggle', async ({
    page,
  }) => {
    await page.goto('/');
    for (const language of ['tsx', 'vue']) {
      await expect(page.locator(`main .language-${language}`)).toBeVisible();
    }
    await expect(page.getByRole('group', {name: 'Framework'})).toHaveCount(0);
    await expect(
      page.locator('main').getByRole('link', {name: 'Get started'}),
    ).toHaveCount(1);
  });
});
