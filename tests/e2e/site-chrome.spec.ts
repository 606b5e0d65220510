// The parts around the text, which the specification calls site chrome: navbar,
// sidebar, mobile menu, announcement bar, skip link, and breadcrumbs. In a
// browser, because they depend on scrolling, sizes, and storage.
// `color-mode.spec.ts` tests the navbar's toggle, and `framework-switch.spec.ts`
// the switch.
import {announcementBar} from '../../src/site/announcement';
import {
  expect,
  layoutShift,
  navbarBottom,
  open,
  scrollTo,
  sidebarLink,
  storedItem,
  test,
} from './fixtures';
import {boxOf} from './read-element';

const guide = '/react/getting-started/query';

test.describe('navbar', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the navbar hides and returns with the scroll position @spec-2 @spec-4', async ({
    page,
  }) => {
    await open(page, '/markdown-page');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    const {height} = await boxOf(navbar);
    // Scroll positions in pixels. The last one is beyond the end of the page.
    for (const [step, top, isVisible] of [
      ['it hides when the reader scrolls down', 600, false],
      ['it returns when the reader scrolls up', 500, true],
      ['it hides again', 900, false],
      ['it returns at the top', 0, true],
      ['it hides again after the top', 900, false],
      ['it returns at the bottom', 100_000, true],
    ] as const) {
      await test.step(step, async () => {
        // Docusaurus only hides the navbar if the last position wasn't 0.
        const isAtTop = (await page.evaluate(() => scrollY)) === 0;
        if (isAtTop) await scrollTo(page, 300);
        await scrollTo(page, top);
        const bottom = expect.poll(() => navbarBottom(page));
        // Positions can be half a pixel off.
        if (isVisible) await bottom.toBeGreaterThanOrEqual(height - 0.5);
        else await bottom.toBeLessThanOrEqual(0.5);
      });
    }
  });

  test('dropdowns list versions and languages @spec-4 @spec-7', async ({
    page,
  }) => {
    const dropdown = page.getByRole('button', {name: 'Next'});
    const menu = page.locator('.dropdown', {has: dropdown}).locator('ul');
    for (const set of ['react', 'vue']) {
      await test.step(`the version of ${set}: described, listed, and stored when chosen`, async () => {
        await open(page, `/${set}/getting-started/query`);
        await dropdown.hover();
        await expect(menu).toContainText(/Next describes ReactiveDOT 0\.\d+/);
        await expect(
          menu.getByRole('link', {name: /Releases/}),
        ).toHaveAttribute('href', /\/releases$/);
        const next = menu.getByRole('link', {name: 'Next'});
        await expect(next).toHaveAttribute('href', new RegExp(`^/${set}/`));
        await next.click();
        await expect
          .poll(() => storedItem(page, `docs-preferred-version-${set}`))
          .toBe('current');
      });
    }

    await test.step('the only language, by keyboard', async () => {
      await page.getByRole('button', {name: 'English'}).press('ArrowDown');
      const english = page.locator('.dropdown a[lang=en]');
      await expect(english).toHaveText('English');
      await expect(english).toBeFocused();
    });
  });
});

test("the sidebar can't be hidden, and its categories don't close each other @spec-4", async ({
  page,
}) => {
  await open(page, guide);
  const opened = page.getByRole('button', {
    name: /^Collapse sidebar category/,
  });
  const openedBefore = await opened.count();
  // Several, so that one more could close the others.
  expect(openedBefore).toBeGreaterThanOrEqual(3);
  // Docusaurus's button that hides the sidebar.
  await expect(
    page.getByRole('button', {name: /Collapse sidebar$/}),
  ).toHaveCount(0);
  await page
    .getByRole('button', {name: "Expand sidebar category 'API reference'"})
    .click();
  await expect(opened).toHaveCount(openedBefore + 1);

  await test.step('an opened category stays open on the next page', async () => {
    await sidebarLink(page, 'Multichain').click();
    await expect(page).toHaveURL('/react/guides/multichain');
    await expect(sidebarLink(page, 'Multichain')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      page.getByRole('button', {
        name: "Collapse sidebar category 'API reference'",
      }),
    ).toBeVisible();
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('the menu replaces the navbar below 997 pixels @spec-2 @spec-4 @spec-9', async ({
    page,
  }) => {
    await open(page, '/react/api/react/functions/useQueryLoader');
    const menuButton = page.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    const openMenu = page.locator('.navbar-sidebar--show');
    const menu = page.locator('.navbar-sidebar');
    await menuButton.click();

    await test.step('it opens at the entry of the page', async () => {
      await expect(
        menu.getByRole('link', {name: 'useQueryLoader'}),
      ).toBeInViewport();
    });

    await test.step('Back leads to the main menu, with a link to the source', async () => {
      await menu.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(
        menu
          .getByRole('list')
          .getByRole('link', {name: 'Examples', exact: true}),
      ).toBeVisible();
      const source = menu.locator('.navbar-source-link');
      await expect(source).toBeVisible();
      // Wider than its icon, because the style sheet adds the word "Source".
      expect((await boxOf(source)).width).toBeGreaterThan(60);
    });

    await test.step('it closes when the window gets wide enough for the navbar', async () => {
      await expect(openMenu).toHaveCount(1);
      await page.setViewportSize({width: 997, height: 800});
      await expect(openMenu).toHaveCount(0);
      await expect(menuButton).toBeHidden();
    });
  });
});

test('the announcement bar remembers that it was closed @spec-4 @spec-7', async ({
  page,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  const idKey = 'docusaurus.announcement.id';
  const dismissKey = 'docusaurus.announcement.dismiss';

  await test.step('a closed announcement stays closed', async () => {
    await open(page, guide);
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    expect(await storedItem(page, idKey)).toBe(announcementBar.id);
    expect(await storedItem(page, dismissKey)).toBe('true');
    await open(page, guide);
    await expect(bar).toHaveCount(0);
  });

  await test.step('another announcement appears, and moves nothing', async () => {
    // As if the reader had closed an earlier announcement.
    await page.evaluate((key) => localStorage.setItem(key, 'earlier'), idKey);
    await open(page, guide);
    await expect(bar).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    expect(await storedItem(page, idKey)).toBe(announcementBar.id);
    expect(await storedItem(page, dismissKey)).toBe('false');
  });
});

test('the skip link skips the navbar @spec-2 @wcag-2.4.1', async ({page}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The sidebar is an `aside`.
  await expect(page.locator('main :focus, aside :focus')).toHaveCount(1);
});

test('breadcrumbs wrap on a narrow screen @nightly', async ({page}) => {
  // Too narrow for them in one line.
  await page.setViewportSize({width: 620, height: 800});
  await page.goto(
    '/react/api/core/providers/light-client/functions/createLightClientProvider',
  );
  const crumbs = page.locator('.breadcrumbs__link');
  expect(await crumbs.count()).toBeGreaterThan(3);
  const cutTexts = await crumbs.evaluateAll((links) =>
    links
      .filter((link) => link.scrollWidth > link.clientWidth)
      .map((link) => link.textContent),
  );
  expect(cutTexts).toEqual([]);
  const firstLine = await boxOf(crumbs.first());
  const lastLine = await boxOf(crumbs.last());
  expect(lastLine.y).toBeGreaterThan(firstLine.y + firstLine.height / 2);
  await expect(crumbs.last()).toBeInViewport({ratio: 1});

  await test.step('no line ends with a slash, which belongs to the item after it', async () => {
    const [first, ...others] = await page
      .locator('.theme-doc-breadcrumbs li')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, '::before').content),
      );
    expect(first).toBe('none');
    expect(others).toEqual(others.map(() => '"/"'));
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: {width: 390, height: 800},
  });

  test('all pages are reachable on a phone', async ({page}) => {
    await page.goto(guide);
    const needsScripts = page.locator(
      '.DocSearch-Button, .theme-announcement-bar .close, .navbar__toggle',
    );
    // At least one of each.
    expect(await needsScripts.count()).toBeGreaterThanOrEqual(3);
    for (const control of await needsScripts.all()) {
      await expect(control).toBeHidden();
    }

    await test.step("the navbar has the site's whole title, and both sets", async () => {
      const title = page.locator('.navbar__title').first();
      const cutPixels = await title.evaluate(
        (text) => text.scrollWidth - text.clientWidth,
      );
      expect(cutPixels).toBe(0);
      const navbar = page.getByRole('navigation', {name: 'Main'});
      for (const name of ['React', 'Vue']) {
        await expect(
          navbar.getByRole('link', {name, exact: true}),
        ).toBeVisible();
      }
    });

    await test.step('the sidebar leads to the other guides', async () => {
      await sidebarLink(page, 'Mutation').click();
      await expect(page).toHaveURL('/react/getting-started/mutation');
    });

    await test.step('the search page leads to the API reference', async () => {
      await page.goto('/search?q=wallet');
      const main = page.getByRole('main');
      await expect(main.locator('noscript p')).toBeVisible();
      await expect(main.getByRole('searchbox')).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
      await main.locator('noscript a[href="/vue/category/api"]').click();
      await expect(page).toHaveURL('/vue/category/api');
    });
  });
});
