import type {Page} from '@playwright/test';

import {liveExample} from '../e2e/fixtures';
import {expect, guide, heading, input, open, paste, test} from './fixtures';

const result = (page: Page) => page.getByRole('option').first();
const sample = (page: Page, title: string) =>
  page.locator('.code-block', {
    has: page.locator('.code-title', {hasText: title}),
  });

test('Control+K, a click, or a letter on its box opens search, and Enter or a click opens a result @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  await open(page, guide);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('useLazyLoadQuery');
  await expect(result(page)).toContainText('useLazyLoadQuery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/functions\/useLazyLoadQuery$/);
  await expect(heading(page)).toContainText('useLazyLoadQuery');

  await page.locator('.DocSearch-Button').click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
  await page.keyboard.type('mutation');
  await expect(input(page)).toHaveValue('mutation');
  await result(page).click();
  await expect(input(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/functions\/useLazyLoadQuery$/);
});

test('the framework switch keeps the heading, and Back returns from it', async ({
  page,
}) => {
  await open(page, `${guide}#what-goes-wrong`);
  const framework = page.getByRole('navigation', {name: 'Framework'});
  const section = page.locator('main [id="what-goes-wrong"]');
  await framework.getByRole('link', {name: 'Vue'}).click();
  await expect(framework.locator('[aria-current]')).toHaveText('Vue');
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL('/vue/getting-started/query#what-goes-wrong');
  await page.goBack();
  // Engines then show either the heading or the last scroll position.
  await expect(page).toHaveURL(`${guide}#what-goes-wrong`);
  await expect(framework.locator('[aria-current]')).toHaveText('React');
});

test('Back restores the scroll position', async ({page}) => {
  await open(page, guide);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Multichain', exact: true})
    .click();
  await expect(heading(page)).toHaveText('Multichain');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Query');
  // Parts above may be a few lines higher than their reserved space.
  const off = () => page.evaluate(() => Math.abs(scrollY - 3000));
  await expect.poll(off).toBeLessThan(100);
});

test('the menu on small screens opens a page, and Back closes the menu, then returns @spec-4', async ({
  page,
}) => {
  await page.setViewportSize({width: 500, height: 800});
  await open(page, guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar');
  await toggle.click();
  await menu.getByRole('link', {name: 'Mutation', exact: true}).click();
  await expect(heading(page)).toHaveText('Mutation');
  await toggle.click();
  await expect(menu.getByRole('link', {name: 'Query'})).toBeInViewport();
  await page.goBack();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page).toHaveURL('/react/getting-started/mutation');
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the keyboard can enter and leave the editor @wcag-2.1.2', async ({
  page,
}) => {
  await open(page, guide);
  const edit = liveExample(page, 'first query').getByRole('button', {
    name: 'Edit',
  });
  await edit.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', {name: /^Code of /});
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/press Escape and then Tab/);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// new');
  await expect(editor).toContainText('// new');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('copied samples contain no types and no notation', async ({page}) => {
  await open(page, '/markdown-page');
  for (const [block, start, absent] of [
    [sample(page, 'Balance.tsx'), 'import {useLazyLoadQuery}', 'types'],
    [sample(page, 'decimals.ts'), 'const price', 'bigint'],
  ] as const) {
    const copy = block.locator('.code-copy');
    await block.hover();
    await copy.click();
    await expect(copy).toHaveText('Copied');
    const text = await paste(page);
    expect(text.slice(0, start.length)).toBe(start);
    expect(text).not.toContain(absent);
    expect(text).not.toContain('^?');
    expect(text.endsWith('\n')).toBe(false);
  }
});

test('types open by pointer and keyboard, are announced, and close @wcag-2.1.1', async ({
  page,
}) => {
  await open(page, '/markdown-page');
  const code = sample(page, 'Balance.tsx');
  const popover = page.locator('.type-popover');
  await code.locator('[data-type]', {hasText: 'account'}).first().hover();
  await expect(popover).toContainText('free: bigint');
  await expect(popover).toBeInViewport();
  await page.mouse.move(0, 0);
  await expect(popover).toBeHidden();
  await code.locator('pre').focus();
  await page.keyboard.press('ArrowRight');
  await expect(popover).toContainText('useLazyLoadQuery');
  await expect(page.locator('.announcement')).toContainText('useLazyLoadQuery');
  await page.keyboard.press('ArrowDown');
  await expect(code.locator('[data-type]:focus')).toHaveText('Balance');
  await page.keyboard.press('ArrowRight');
  await expect(code.locator('[data-type]:focus')).toHaveText('address');
  await expect(popover).toContainText('address: string');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(code.locator('pre')).toBeFocused();
});
