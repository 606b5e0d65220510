import type {Locator, Page} from '@playwright/test';

import {
  expectOfChain as expect,
  heading,
  open,
  resultOf,
  test,
} from './fixtures';
import {translate} from './translate';

const editor = (page: Page): Locator =>
  page.getByRole('textbox', {name: /^Code of /});
const status = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('status');

/** Chooses another example by its title. */
async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', {name: /^Example: /}).click();
  await page.getByRole('link', {name: title}).click();
}

async function openPlayground(page: Page, hash = ''): Promise<void> {
  await open(page, `/playground${hash}`);
  await expect(editor(page)).toBeVisible();
}

test.describe('where the browser translates the page', () => {
  test.use({bypassCSP: true});

  test('an example can be edited, run, and stopped, and shows its status', async ({
    page,
  }) => {
    await openPlayground(page);
    await translate(page);
    await editor(page).click();
    await page.keyboard.type('x');
    await expect(page.getByText('~ · edited')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('· edited')).toHaveCount(0);
    await page.getByRole('button', {name: '~Run'}).click();
    await expect(status(page)).toHaveText('~Live');
    await expect(resultOf(page)).toContainText('100,000,000,000,000');
    await expect(page.getByText(/^~best #\d+, finalized #\d+$/)).toBeVisible();
    // The slow network leaves time to press Stop.
    await page.getByLabel('~Slow network').click();
    await page.getByRole('button', {name: '~Restart'}).click();
    await page.getByRole('button', {name: '~Stop'}).click();
    await expect(status(page)).toHaveText('~Not running');
    await expect(heading(page)).toHaveText('~Playground');
  });
});

test('Back restores code that was written just before leaving', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  await editor(page).click();
  await page.keyboard.insertText('// kept ');
  await page.evaluate(() => history.pushState(null, '', '#example=transfer'));
  await page.reload();
  await expect(editor(page)).toHaveAccessibleName('Code of transfer.tsx');
  await page.goBack();
  await expect(editor(page)).toContainText('// kept ');
});

test('an example runs if it is chosen while another one runs', async ({
  page,
}) => {
  await openPlayground(page);
  await choose(page, 'The newest block');
  await expect(editor(page)).toHaveAccessibleName('Code of live-block.tsx');
  await expect(status(page)).toHaveText('Not running');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(resultOf(page)).toContainText('Best block');
  await choose(page, 'A balance with its unit');
  await expect(resultOf(page)).toContainText('DOT');
});

test('keys resize the panes, the console folds, and both persist @wcag-2.1.1', async ({
  page,
}) => {
  await openPlayground(page);
  const line = page.getByRole('separator', {name: 'Width of the result'});
  const result = page.getByRole('region', {name: 'Result'});
  const width = () => result.evaluate((pane) => pane.clientWidth);
  const before = await width();
  await line.press('ArrowLeft');
  await line.press('ArrowLeft');
  const after = await width();
  expect(after).toBeGreaterThan(before);
  await page.getByRole('button', {name: 'Hide the lists'}).click();
  await expect(page.getByRole('log')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('log')).toBeHidden();
  await expect.poll(width).toBe(after);
});

test('the editor finds hidden lines, and describes how to leave it @wcag-2.1.2', async ({
  page,
}) => {
  await openPlayground(page, '#example=fee-and-send');
  await expect(editor(page)).toHaveAccessibleName('Code of fee-and-send.tsx');
  await expect(page.getByText(/press Esc and then Tab/)).toBeVisible();
  await editor(page).press('ControlOrMeta+f');
  await page.keyboard.type('export default');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport();
  // During a composition, keys belong to the input method.
  const find = page.getByRole('textbox', {name: 'Find'});
  await find.dispatchEvent('keydown', {key: 'Escape', isComposing: true});
  await expect(find).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    isMobile: true,
    hasTouch: true,
  });

  test('fields have 16 px or more, so that iOS does not zoom', async ({
    page,
  }) => {
    await openPlayground(page);
    await editor(page).press('ControlOrMeta+f');
    const small = await page
      .locator('.cm-content, .cm-panels input[type=text], select')
      .evaluateAll((fields) =>
        fields
          .map((field) => parseFloat(getComputedStyle(field).fontSize))
          .filter((size) => size < 16),
      );
    expect(small).toEqual([]);
  });
});
