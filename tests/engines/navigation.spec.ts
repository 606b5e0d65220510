// Moving between pages, and back. In all engines, because history, restored
// scroll positions, and fragments differ. `e2e/navigation.spec.ts` tests links
// within pages, and `e2e/dialogs.spec.ts` tests Back with dialogs.
import {sidebarLink} from '../e2e/fixtures';
import {expect, guide, heading, open, scrollTop, test} from './fixtures';

test('the framework switch keeps the heading, and Back returns', async ({
  page,
}) => {
  await open(page, `${guide}#what-goes-wrong`);
  const framework = page.getByRole('navigation', {name: 'Framework'});
  const section = page.locator('main [id="what-goes-wrong"]');
  await framework.getByRole('link', {name: 'Vue'}).click();
  await expect(framework.locator('[aria-current]')).toHaveText('Vue');
  await expect(section).toBeInViewport();
  // It isn't in view at the top of the page.
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/vue/getting-started/query#what-goes-wrong');
  await page.goBack();
  // Engines then show either the heading or the last scroll position.
  await expect(page).toHaveURL(`${guide}#what-goes-wrong`);
  await expect(framework.locator('[aria-current]')).toHaveText('React');
});

test('Back restores the scroll position', async ({page}) => {
  // Several windows below the top.
  const position = 3000;
  await open(page, guide);
  await page.evaluate(
    (top) => window.scrollTo({top, behavior: 'instant'}),
    position,
  );
  expect(await scrollTop(page)).toBe(position);
  await sidebarLink(page, 'Multichain').click();
  await expect(heading(page)).toHaveText('Multichain');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Query');
  // Code above may be a few lines taller than the space reserved for it.
  await expect
    .poll(async () => Math.abs((await scrollTop(page)) - position))
    .toBeLessThan(100);
});

test('on small screens, the menu opens a page, and Back closes the menu first @spec-4', async ({
  page,
}) => {
  await page.setViewportSize({width: 500, height: 800});
  await open(page, guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar');
  const openMenu = page.locator('.navbar-sidebar--show');
  await toggle.click();
  await menu.getByRole('link', {name: 'Mutation', exact: true}).click();
  await expect(heading(page)).toHaveText('Mutation');
  await toggle.click();
  await expect(openMenu).toHaveCount(1);
  await expect(menu.getByRole('link', {name: 'Query'})).toBeInViewport();
  await page.goBack();
  await expect(openMenu).toHaveCount(0);
  await expect(page).toHaveURL('/react/getting-started/mutation');
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await expect(openMenu).toHaveCount(0);
});
