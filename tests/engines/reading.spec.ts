import type {Page} from '@playwright/test';

import {liveExample, sidebarLink} from '../e2e/fixtures';
import {
  expect,
  guide,
  heading,
  input,
  open,
  paste,
  scrollTop,
  test,
} from './fixtures';

const firstResult = (page: Page) => page.getByRole('option').first();
const codeBlock = (page: Page, title: string) =>
  page.locator('.code-block', {
    has: page.locator('.code-title', {hasText: title}),
  });

test('search opens by keyboard and by click, and opens a result @spec-2 @spec-4 @spec-9', async ({
  page,
}) => {
  const box = page.locator('.DocSearch-Button');
  await open(page, guide);
  await test.step('Control+K, and Enter on a result', async () => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('useLazyLoadQuery');
    await expect(firstResult(page)).toContainText('useLazyLoadQuery');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/functions\/useLazyLoadQuery$/);
    await expect(heading(page)).toContainText('useLazyLoadQuery');
  });
  await test.step('a click on the box', async () => {
    await box.click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
  });
  await test.step('a letter on the box, and a click on a result', async () => {
    await page.keyboard.type('mutation');
    await expect(input(page)).toHaveValue('mutation');
    await expect(firstResult(page)).toContainText(/mutation/i);
    await firstResult(page).click();
    await expect(input(page)).toHaveCount(0);
    await expect(heading(page)).toContainText(/mutation/i);
  });
});

test('the framework switch keeps the heading, and Back returns', async ({
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
  const position = 3000;
  await open(page, guide);
  await page.evaluate((top) => window.scrollTo(0, top), position);
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
  await expect(menu.getByRole('link', {name: 'Query'})).toBeInViewport();
  await page.goBack();
  await expect(openMenu).toHaveCount(0);
  await expect(page).toHaveURL('/react/getting-started/mutation');
  await page.goBack();
  await expect(page).toHaveURL(guide);
  await expect(openMenu).toHaveCount(0);
});

test('the keyboard can enter and leave the editor @wcag-2.1.2', async ({
  page,
}) => {
  await open(page, guide);
  const example = liveExample(page, 'first query');
  await example.getByRole('button', {name: 'Edit'}).focus();
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
  await expect(example.locator(':focus')).toHaveCount(1);
});

/** Samples of the style sheet, and the text that a reader copies. */
const copies = {
  'Balance.tsx': `import {useLazyLoadQuery} from '@reactive-dot/react';

export function Balance({address}: {address: string}) {
  const account = useLazyLoadQuery((query) =>
    query.storage('System', 'Account', [address]),
  );

  return <output>{account.data.free.toString()}</output>;
}`,
  // Without the hidden import, the line with "^?", and the type below it.
  'decimals.ts': `const price = DenominatedNumber.fromNumber('1.5', 10, 'DOT');
price.planck;`,
};

test('Copy copies the shown code, without types', async ({page}) => {
  await open(page, '/markdown-page');
  for (const [title, code] of Object.entries(copies)) {
    const block = codeBlock(page, title);
    const copy = block.locator('.code-copy');
    await block.hover();
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await paste(page), title).toBe(code);
  }
});

test('a type opens by pointer and keyboard, is announced, and closes @wcag-2.1.1', async ({
  page,
}) => {
  await open(page, '/markdown-page');
  const code = codeBlock(page, 'Balance.tsx');
  const focusedName = code.locator('[data-type]:focus');
  const popover = page.locator('.type-popover');
  await test.step('by pointer', async () => {
    await code.locator('[data-type]', {hasText: 'account'}).first().hover();
    await expect(popover).toContainText('free: bigint');
    await expect(popover).toBeInViewport();
    await page.mouse.move(0, 0);
    await expect(popover).toBeHidden();
  });
  // Arrow keys move between the typed names of a focused sample.
  await test.step('by keyboard', async () => {
    await code.locator('pre').focus();
    await page.keyboard.press('ArrowRight');
    await expect(popover).toContainText('useLazyLoadQuery');
    await expect(page.locator('.announcement')).toContainText(
      'useLazyLoadQuery',
    );
    await page.keyboard.press('ArrowDown');
    await expect(focusedName).toHaveText('Balance');
    await page.keyboard.press('ArrowRight');
    await expect(focusedName).toHaveText('address');
    await expect(popover).toContainText('address: string');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(code.locator('pre')).toBeFocused();
  });
});
