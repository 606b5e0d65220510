import type {Page} from '@playwright/test';

import {announcementBar} from '../../src/site/announcement';
import {
  expect,
  hydrated,
  layoutShift,
  navbarBottom,
  open,
  scrollTo,
  sidebarLink,
  test,
} from './fixtures';

const guide = '/react/getting-started/query';
const desktop = {width: 1280, height: 800};

const toggle = (page: Page) =>
  page.getByRole('button', {name: /dark and light mode/});
const storedItem = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('color mode', () => {
  test('follows the system until the reader chooses, changes on the first click, cycles light, dark, system, and stores the choice as "theme" @spec-4 @spec-7', async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.goto(guide);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await hydrated(page);
    const cycle = async (
      ...steps: [mode: string, stored: string | null][]
    ): Promise<void> => {
      expect(await storedItem(page, 'theme')).toBeNull();
      for (const [mode, stored] of steps) {
        await toggle(page).click();
        await expect(html).toHaveAttribute('data-theme', mode);
        expect(await storedItem(page, 'theme')).toBe(stored);
      }
    };
    const system = null;
    await cycle(
      ['dark', 'dark'],
      ['light', system],
      ['light', 'light'],
      ['dark', 'dark'],
      ['light', system],
    );
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await cycle(['light', 'light'], ['dark', 'dark'], ['dark', system]);
  });

  test('is set before the page is painted @spec-4', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // Nothing is painted before the page has a root.
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('#__docusaurus')) return;
        const {theme} = document.documentElement.dataset;
        Object.assign(window, {themeOfFirstPaint: theme});
        observer.disconnect();
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(guide);
    expect(
      await page.evaluate((): unknown =>
        Reflect.get(window, 'themeOfFirstPaint'),
      ),
    ).toBe('dark');
  });
});

test.describe('navbar', () => {
  test.use({viewport: desktop});

  test('hides when scrolling down, and returns when scrolling up, near the top, and at the bottom @spec-2 @spec-4', async ({
    page,
  }) => {
    await open(page, '/markdown-page');
    const bottom = () => navbarBottom(page);
    for (const [y, shows] of [
      [600, false],
      [500, true],
      [900, false],
      [0, true],
      [900, false],
      [100_000, true],
    ] as const) {
      if ((await page.evaluate(() => scrollY)) === 0) await scrollTo(page, 300);
      await scrollTo(page, y);
      if (shows) await expect.poll(bottom).toBeGreaterThan(0.5);
      else await expect.poll(bottom).toBeLessThanOrEqual(0.5);
    }
  });

  test('lists the versions of each set, says what Next describes, stores the preferred version, and lists the language @spec-4 @spec-7', async ({
    page,
  }) => {
    const dropdown = page.getByRole('button', {name: 'Next'});
    const menu = page.locator('.dropdown', {has: dropdown}).locator('ul');
    for (const set of ['react', 'vue']) {
      await open(page, `/${set}/getting-started/query`);
      await dropdown.hover();
      await expect(menu).toContainText(/Next describes ReactiveDOT 0\.\d+/);
      await expect(menu.getByRole('link', {name: /Releases/})).toHaveAttribute(
        'href',
        /\/releases$/,
      );
      const next = menu.getByRole('link', {name: 'Next'});
      await expect(next).toHaveAttribute('href', new RegExp(`^/${set}/`));
      await next.click();
      expect(await storedItem(page, `docs-preferred-version-${set}`)).toBe(
        'current',
      );
    }
    await page.getByRole('button', {name: 'English'}).press('ArrowDown');
    const english = page.locator('.dropdown a[lang=en]');
    await expect(english).toHaveText('English');
    await expect(english).toBeFocused();
  });
});

test("the sidebar can't be hidden, and its categories don't close each other @spec-4", async ({
  page,
}) => {
  await open(page, guide);
  await expect(
    page.getByRole('button', {name: /Collapse sidebar$/}),
  ).toHaveCount(0);
  const opened = page.getByRole('button', {
    name: /^Collapse sidebar category/,
  });
  const before = await opened.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('button', {name: "Expand sidebar category 'API reference'"})
    .click();
  await expect(opened).toHaveCount(before + 1);
  await sidebarLink(page, 'Multichain').click();
  await expect(page).toHaveURL('/react/guides/multichain');
  expect(await opened.count()).toBeGreaterThan(before);
});

test.describe('mobile menu', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('shows the page’s entry, returns from the set to the main menu with a link to the source, and is replaced by the navbar from 997 pixels @spec-2 @spec-4 @spec-9', async ({
    page,
  }) => {
    await open(page, '/react/api/react/functions/useQueryLoader');
    const menuButton = page.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    await menuButton.click();
    const menu = page.locator('.navbar-sidebar');
    await expect(
      menu.getByRole('link', {name: 'useQueryLoader'}),
    ).toBeInViewport();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(
      menu.getByRole('list').getByRole('link', {name: 'Examples', exact: true}),
    ).toBeVisible();
    const source = menu.locator('.navbar-source-link');
    await expect(source).toBeVisible();
    expect((await source.boundingBox())!.width).toBeGreaterThan(60);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(menuButton).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: {width: 390, height: 800},
  });

  test('the sidebar and both sets are reachable at 390 pixels, and controls that need scripts are hidden', async ({
    page,
  }) => {
    await page.goto(guide);
    const needsScripts = page.locator(
      '.DocSearch-Button, .theme-announcement-bar .close, .navbar__toggle',
    );
    expect(await needsScripts.count()).toBeGreaterThan(2);
    for (const control of await needsScripts.all()) {
      await expect(control).toBeHidden();
    }
    const title = page.locator('.navbar__title').first();
    expect(
      await title.evaluate((text) => text.scrollWidth - text.clientWidth),
    ).toBe(0);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['React', 'Vue']) {
      await expect(navbar.getByRole('link', {name, exact: true})).toBeVisible();
    }
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Mutation', exact: true}).click();
    await expect(page).toHaveURL('/react/getting-started/mutation');
    await page.goto('/search?q=wallet');
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.locator('noscript a[href="/vue/category/api"]').click();
    await expect(page).toHaveURL('/vue/category/api');
  });
});

test('a closed announcement stays closed, and a changed one appears immediately and moves nothing @spec-4 @spec-7', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  const idKey = 'docusaurus.announcement.id';
  const dismissKey = 'docusaurus.announcement.dismiss';
  await open(page, guide);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  expect(await storedItem(page, idKey)).toBe(announcementBar.id);
  expect(await storedItem(page, dismissKey)).toBe('true');
  await open(page, guide);
  await expect(bar).toHaveCount(0);
  // The reader has closed another announcement.
  await page.evaluate((key) => localStorage.setItem(key, 'before'), idKey);
  await open(page, guide);
  await expect(bar).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  expect(await storedItem(page, idKey)).toBe(announcementBar.id);
  expect(await storedItem(page, dismissKey)).toBe('false');
});

test('the skip link skips the navbar @spec-2 @wcag-2.4.1', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, aside :focus')).toHaveCount(1);
});

test('on a narrow screen, breadcrumbs wrap and keep their end', async ({
  page,
}) => {
  await page.setViewportSize({width: 620, height: 800});
  await page.goto(
    '/react/api/core/providers/light-client/functions/createLightClientProvider',
  );
  const crumbs = page.locator('.breadcrumbs__link');
  expect(await crumbs.count()).toBeGreaterThan(3);
  const isCut = (crumb: HTMLElement) => crumb.scrollWidth > crumb.clientWidth;
  for (const crumb of await crumbs.all())
    expect(await crumb.evaluate(isCut)).toBe(false);
  await expect(crumbs.last()).toBeInViewport({ratio: 1});
  // A line starts with a slash, and none ends with one.
  const slashes = await page
    .locator('.theme-doc-breadcrumbs li')
    .evaluateAll((items) =>
      items.map((item) => getComputedStyle(item, '::before').content),
    );
  expect(slashes).toEqual([
    'none',
    ...Array<string>(slashes.length - 1).fill('"/"'),
  ]);
});
