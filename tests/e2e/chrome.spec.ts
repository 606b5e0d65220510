import type {Page} from '@playwright/test';

import {denyStorage, expect, hydrated, test} from './fixtures';

const guide = '/react/getting-started/query';
const desktop = {width: 1280, height: 800};
const mobile = {width: 390, height: 800};

test.describe('colour mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

  test('is light where neither the reader nor the system chose', async ({
    page,
  }) => {
    await page.goto(guide);
    expect(await mode(page)).toBe('light');
  });

  test('follows the system until the reader chooses', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(guide);
    expect(await mode(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('cycles light, dark, system and stores the choice under "theme"', async ({
    page,
  }) => {
    await page.goto(guide);
    await hydrated(page);
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));
    await toggle.click();
    expect([await mode(page), await stored()]).toEqual(['light', 'light']);
    await toggle.click();
    expect([await mode(page), await stored()]).toEqual(['dark', 'dark']);
    await toggle.click();
    expect([await mode(page), await stored()]).toEqual(['light', null]);
  });

  test('is set before the page is painted', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // Nothing is painted before the page's root is there.
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('#__docusaurus')) return;
        const {theme} = document.documentElement.dataset;
        Object.assign(window, {themeOfFirstPaint: theme});
        observer.disconnect();
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(guide);
    expect(
      await page.evaluate(() => Reflect.get(window, 'themeOfFirstPaint')),
    ).toBe('dark');
  });
});

test.describe('navbar', () => {
  test.use({viewport: desktop});

  const top = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Main'})
      .evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom));

  test('hides on scrolling down, returns on scrolling up, near the top and at the bottom', async ({
    page,
  }) => {
    await page.goto('/markdown-page');
    await hydrated(page);
    const visible = () => expect.poll(() => top(page)).toBeGreaterThan(0);
    const hidden = () => expect.poll(() => top(page)).toBeLessThanOrEqual(0);
    const scrollTo = async (y: number): Promise<void> => {
      await page.evaluate(
        (to) => window.scrollTo({top: to, behavior: 'instant'}),
        y,
      );
      await page.waitForTimeout(100);
    };

    await scrollTo(300);
    await scrollTo(600);
    await hidden();
    await scrollTo(500);
    await visible();
    await scrollTo(900);
    await hidden();
    await scrollTo(0);
    await visible();
    await scrollTo(300);
    await scrollTo(900);
    await hidden();
    await scrollTo(100_000);
    await visible();
  });

  test('leads to the first category of each set and to the source', async ({
    page,
  }) => {
    await page.goto('/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const [name, href] of [
      ['React', '/react/category/getting-started'],
      ['Vue', '/vue/category/getting-started'],
      ['Source repository', 'https://github.com/buffed-labs/reactive-dot'],
    ] as const) {
      await expect(
        navbar.getByRole('link', {name, exact: true}),
      ).toHaveAttribute('href', href);
    }
  });

  for (const [path, set] of [
    [guide, 'react'],
    ['/vue/getting-started/query', 'vue'],
    ['/', 'react'],
  ] as const) {
    test(`offers the versions of ${set} on ${path}, and the releases`, async ({
      page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      const dropdown = page.getByRole('button', {name: 'Next'});
      await expect(dropdown).toHaveCount(1);
      await dropdown.hover();
      const menu = page.locator('.dropdown', {has: dropdown}).locator('ul');
      await expect(menu.getByRole('link', {name: 'Next'})).toHaveAttribute(
        'href',
        new RegExp(`^/${set}/`),
      );
      await expect(menu.getByRole('link', {name: /Releases/})).toHaveAttribute(
        'href',
        /\/releases$/,
      );
    });
  }

  test('offers the one language', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    const switcher = page.getByRole('button', {name: 'English'});
    await switcher.hover();
    await expect(
      page.locator('.dropdown', {has: switcher}).locator('a[lang=en]'),
    ).toHaveText('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: mobile});

  const menuButton = {name: 'Toggle navigation bar'};

  test('opens, and goes back from the set to the main menu', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('button', menuButton).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(
      menu.getByRole('link', {name: 'Connect wallets'}),
    ).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await expect(
      menu.getByRole('link', {name: 'Vue', exact: true}),
    ).toBeVisible();
  });

  test('closes on a change of route', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('button', menuButton).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', {name: 'Mutation'})
      .click();
    await expect(page).toHaveURL('/react/getting-started/mutation');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('closes, and stays on the page, when the reader goes back', async ({
    page,
  }) => {
    await page.goto('/react/getting-started/setup');
    await hydrated(page);
    await page.getByRole('link', {name: /^Next/}).click();
    const here = '/react/getting-started/connect-wallets';
    await expect(page).toHaveURL(here);
    await page.getByRole('button', menuButton).click();
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(here);
  });

  test('gives way to the navbar from 997 pixels on', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('button', menuButton).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.getByRole('button', menuButton)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: mobile});

  test('the sidebar and both sets are reachable at 390 pixels', async ({
    page,
  }) => {
    await page.goto(guide);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['React', 'Vue']) {
      await expect(navbar.getByRole('link', {name, exact: true})).toBeVisible();
    }
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Mutation', exact: true}).click();
    await expect(page).toHaveURL('/react/getting-started/mutation');
    await expect(
      page.getByRole('button', {name: 'Toggle navigation bar'}),
    ).toBeHidden();
  });

  test('nothing is offered that needs them, and the brand is whole', async ({
    page,
  }) => {
    await page.goto(guide);
    const needsScripts = page.locator(
      '.DocSearch-Button, .theme-announcement-bar .close',
    );
    for (const control of await needsScripts.all()) {
      await expect(control).toBeHidden();
    }
    const title = page.locator('.navbar__title').first();
    expect(
      await title.evaluate((text) => text.scrollWidth - text.clientWidth),
    ).toBe(0);
    await page.goto('/search?q=wallet');
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

test.describe('menus', () => {
  test('the menu of a small screen shows the page’s entry, what is below a heading, and the source by its name', async ({
    page,
  }) => {
    await page.setViewportSize(mobile);
    await page.goto('/react/api/react/functions/useQueryLoader');
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(
      menu.getByRole('link', {name: 'useQueryLoader'}),
    ).toBeInViewport();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    const source = menu.locator('.navbar-source-link');
    await expect(source).toBeVisible();
    expect((await source.boundingBox())!.width).toBeGreaterThan(60);
    const edge = (name: string) =>
      menu
        .getByRole('link', {name, exact: true})
        .evaluate((link) => link.getBoundingClientRect().left);
    expect(await edge('Next')).toBeGreaterThan(await edge('Vue'));
  });

  test('ArrowDown leads into a dropdown, which says what Next describes', async ({
    page,
  }) => {
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('button', {name: 'Next'}).focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.locator('.dropdown--show ul');
    await expect(menu).toContainText(/Next describes ReactiveDOT 0\.\d+/);
    await expect(menu.getByRole('link', {name: 'Next'})).toBeFocused();
  });
});

test('a category begins where a guide does', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges = [];
  for (const path of [guide, '/react/category/guides']) {
    await page.goto(path);
    edges.push((await page.locator('h1').boundingBox())!.x);
  }
  expect(edges[1]).toBeCloseTo(edges[0]!, 0);
});

test('lines are broken in no way on which an engine crashes', async ({
  page,
}) => {
  await page.goto('/react/api/react/functions/useQueryLoader');
  // WebKitGTK 2.50.6 ends at `text-wrap: pretty` around long code.
  const styles = await page
    .locator('main :is(p, li, td)')
    .evaluateAll((parts) =>
      parts.map((part) =>
        getComputedStyle(part).getPropertyValue('text-wrap-style'),
      ),
    );
  expect(styles).not.toContain('pretty');
});

test('the live examples are a click away from home and from any page', async ({
  page,
}) => {
  await page.goto('/');
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    await expect(
      part.getByRole('link', {name: /live examples$/i}),
    ).toHaveAttribute('href', '/demos');
  }
});

test('Vue readers of the home page are not led to a page of React by its plain link', async ({
  page,
}) => {
  await page.goto('/vue/guides/faq');
  await page.goto('/');
  await expect(
    page.getByRole('link', {name: 'How long a query lives'}),
  ).toBeHidden();
});

test.describe('printing', () => {
  test('leaves out what can only be pressed, and lets tables break', async ({
    page,
  }) => {
    await page.goto('/react/api/core/classes/Query');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[class*="skipToContent"]')).toBeHidden();
    await expect(page.locator('.markdown table').first()).toHaveCSS(
      'display',
      'table',
    );
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');
  const keys = {
    id: 'docusaurus.announcement.id',
    dismissed: 'docusaurus.announcement.dismiss',
  };

  test('stays away once closed', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toHaveCount(0);
    expect(
      await page.evaluate(
        ({id, dismissed}) => [
          localStorage.getItem(id),
          localStorage.getItem(dismissed),
        ],
        keys,
      ),
    ).toEqual(['contracts-on-revive', 'true']);
    await page.reload({waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute(
      'data-announcement-bar-initially-dismissed',
      'true',
    );
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows a changed announcement at once', async ({page}) => {
    await page.addInitScript(({id, dismissed}) => {
      localStorage.setItem(id, 'the one before');
      localStorage.setItem(dismissed, 'true');
    }, keys);
    await page.goto(guide, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute(
      'data-announcement-bar-initially-dismissed',
      'false',
    );
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
  });

  test('its link leads to a page of the site', async ({page, request}) => {
    await page.goto(guide);
    const href = await bar(page).getByRole('link').getAttribute('href');
    expect((await request.get(href!)).status()).toBe(200);
  });
});

test.describe('where storage is denied', () => {
  test.use({expectedErrors: [/browser storage is not available/]});

  test('everything works, and a warning says so', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await denyStorage(page, 'localStorage');
    await page.goto(guide);
    await hydrated(page);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: 'Close'})
      .click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(warnings.join()).toContain('browser storage is not available');
  });
});

test('the skip link leads past the navbar', async ({page}) => {
  await page.goto(guide);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, aside :focus')).toHaveCount(1);
});

test('each heading but the page’s own has a hash link', async ({page}) => {
  await page.goto('/markdown-page');
  const headings = page.locator('article').locator('h2, h3');
  expect(await headings.count()).toBeGreaterThan(5);
  for (const heading of await headings.all()) {
    const id = await heading.getAttribute('id');
    if (id === 'footnote-label') continue;
    await expect(heading.locator('a.hash-link')).toHaveAttribute(
      'href',
      `#${id}`,
    );
  }
  await expect(page.locator('h1 a.hash-link')).toHaveCount(0);
});

test('the footer has its three groups', async ({page}) => {
  await page.goto('/');
  const titles = page.getByRole('contentinfo').locator('.footer__title');
  await expect(titles).toHaveText(['Learn', 'Community', 'More']);
});

test('the sidebar cannot be hidden and its categories do not close each other', async ({
  page,
}) => {
  await page.goto(guide);
  await hydrated(page);
  await expect(
    page.getByRole('button', {name: /Collapse sidebar$/}),
  ).toHaveCount(0);
  const open = page.getByRole('button', {name: /^Collapse sidebar category/});
  const before = await open.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('link', {name: 'Multichain', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL('/react/guides/multichain');
  expect(await open.count()).toBeGreaterThanOrEqual(before);
});
