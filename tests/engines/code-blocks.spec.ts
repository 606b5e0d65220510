// Copying, types, and editing of code. In all engines, because the clipboard,
// hover, and the keys of an editor differ. `e2e/code-blocks.spec.ts` and
// `e2e/type-popovers.spec.ts` test more of code blocks.
import type {Locator, Page} from '@playwright/test';

import {codeBlock, samplesPage} from '../e2e/code-block';
import {liveExample} from '../e2e/fixtures';
import {expect, guide, open, paste, test} from './fixtures';

const popover = (page: Page): Locator => page.locator('.type-popover');

/** File names of samples, and the text that a reader copies. */
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

for (const [fileName, code] of Object.entries(copies)) {
  test(`Copy copies the shown code, without types: ${fileName}`, async ({
    page,
  }) => {
    await open(page, samplesPage);
    const block = codeBlock(page, fileName);
    const copy = block.locator('.code-copy');
    await block.hover();
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await paste(page)).toBe(code);
  });
}

test('the pointer opens a type, and closes it', async ({page}) => {
  await open(page, samplesPage);
  const name = codeBlock(page, 'Balance.tsx').locator('[data-type]', {
    hasText: 'account',
  });
  await name.first().hover();
  await expect(popover(page)).toContainText('free: bigint');
  await expect(popover(page)).toBeInViewport();
  await page.mouse.move(0, 0);
  await expect(popover(page)).toBeHidden();
});

test('arrow keys move between names with a type, which is announced, and Escape closes it @wcag-2.1.1', async ({
  page,
}) => {
  await open(page, samplesPage);
  const code = codeBlock(page, 'Balance.tsx');
  const focusedName = code.locator('[data-type]:focus');
  await code.locator('pre').focus();
  await page.keyboard.press('ArrowRight');
  await expect(popover(page)).toContainText('useLazyLoadQuery');
  await expect(page.locator('.announcement')).toContainText('useLazyLoadQuery');
  await page.keyboard.press('ArrowDown');
  await expect(focusedName).toHaveText('Balance');
  await page.keyboard.press('ArrowRight');
  await expect(focusedName).toHaveText('address');
  await expect(popover(page)).toContainText('address: string');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await expect(code.locator('pre')).toBeFocused();
});

test('the keyboard can enter and leave the editor @wcag-2.1.2 @nightly', async ({
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
