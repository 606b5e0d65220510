// Tabs in guides: package managers, languages of contracts, and their keys. In a
// browser, because the choice is stored, in the address, or made before
// hydration.
import type {Locator, Page} from '@playwright/test';

import {samplesPage} from './code-block';
import {
  expect,
  holdScripts,
  hydrated,
  navbarBottom,
  open,
  scrollTo,
  test,
  twoFrames,
} from './fixtures';
import {boxOf} from './read-element';

const setupGuide = '/react/getting-started/setup';

/** The first tab with exactly this name. */
const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', {name, exact: true}).first();

const selectedText = (page: Page): Promise<string> =>
  page.evaluate(() => String(getSelection()));

test('the choice of npm, Yarn, pnpm, or Bun applies to all pages', async ({
  page,
}) => {
  await open(page, samplesPage);
  const managers = page.getByRole('tablist').filter({hasText: 'pnpm'}).first();
  await expect(managers.getByRole('tab')).toHaveText([
    'npm',
    'Yarn',
    'pnpm',
    'Bun',
  ]);
  await tab(page, 'pnpm').click();
  await expect(
    page.getByRole('tabpanel').filter({hasText: 'pnpm add'}).first(),
  ).toBeVisible();
  await open(page, setupGuide);
  await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
});

test('a link can choose a tab, and Back returns to the link', async ({
  page,
}) => {
  await open(page, '/react/guides/known-issues');
  await page.locator('a[href*="?language=ink"]').click();
  const ink = tab(page, 'ink!');
  const solidity = tab(page, 'Solidity');
  await expect(ink).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'ink!'})).toBeVisible();

  await test.step('another choice keeps the position and the focus', async () => {
    // Until then, the page may still scroll to the hash.
    await expect(
      page.getByRole('heading', {name: 'Describe the transfer'}),
    ).toBeInViewport();
    const before = await boxOf(ink);
    await solidity.click();
    await expect(page).toHaveURL(/language=solidity#describe-the-transfer$/);
    await expect(solidity).toBeFocused();
    // Within half a pixel.
    expect((await boxOf(ink)).y).toBeCloseTo(before.y, 0);
  });

  await test.step('the panel has the tabs of its install command', async () => {
    // The four package managers.
    const panel = page.getByRole('tabpanel', {name: 'Solidity'});
    await expect(panel.getByRole('tab')).toHaveCount(4);
  });

  await test.step('Back skips the choices, and returns to the link', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/known-issues/);
  });
});

test('after a click on the selected tab, scrolling still hides the navbar @nightly', async ({
  page,
}) => {
  await open(page, setupGuide);
  const npm = tab(page, 'npm');
  await expect(npm).toHaveAttribute('aria-selected', 'true');
  // The first click stores the choice. Only the second one changes nothing.
  await npm.click();
  await npm.click();
  const start = await page.evaluate(() => scrollY);
  expect(await navbarBottom(page)).toBeGreaterThan(0);
  // Twice, because Docusaurus ignores the first movement from the top.
  await scrollTo(page, start + 300);
  await scrollTo(page, start + 600);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0.5);
});

test('a selection in a panel that was made before hydration survives it @nightly', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(samplesPage, {waitUntil: 'commit'});
  await page.getByRole('tabpanel').locator('code').first().selectText();
  const before = await selectedText(page);
  expect(before).toContain('npm i');
  await release();
  await hydrated(page);
  await twoFrames(page);
  expect(await selectedText(page)).toBe(before);
});

test('tabs and their panels reference each other @wcag-4.1.2', async ({
  page,
}) => {
  await open(page, setupGuide);
  const tabs = await page.getByRole('tab').all();
  expect(tabs.length).toBeGreaterThan(1);
  for (const each of tabs) {
    const panelId = (await each.getAttribute('aria-controls')) ?? '';
    const panel = page.locator(`[id="${panelId}"]`);
    await expect(panel).toHaveRole('tabpanel');
    const labelId = (await panel.getAttribute('aria-labelledby')) ?? '';
    await expect(each).toHaveId(labelId);
  }
});

test('End, Home, and the space bar choose tabs without scrolling @wcag-2.1.1 @nightly', async ({
  page,
}) => {
  await open(page, setupGuide);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await twoFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
