// The compiler in the editor: when it starts, and what it then completes and
// explains. In a browser, because it runs in a worker, and its lists depend on
// keys and the pointer. `engines/playground.spec.ts` tests the button.
import type {Locator, Page} from '@playwright/test';

import {expect, test} from './fixtures';
import {editor, firstQuery, openPlayground} from './playground-page';

const compiler = /\/compiler\.\w+\.js$/;
/** The compiler first reads the types of all packages. */
const patiently = {timeout: 60_000};

const types = (page: Page): Locator => page.getByRole('button', {name: /ypes/});
const list = (page: Page): Locator => page.locator('.cm-tooltip-autocomplete');

/** Replaces the code up to the caret, and keeps what follows. */
async function writeBefore(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

const [beforePallet = ''] = firstQuery.split('System"');

test('Ctrl+Space and F1 start the compiler, which completes and explains code @nightly', async ({
  page,
}) => {
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= compiler.test(request.url());
  });
  await openPlayground(page);

  await test.step('typing does not load it', async () => {
    await writeBefore(page, `${beforePallet}S`);
    await page.keyboard.type('ta', {delay: 100});
    await expect(types(page)).toHaveText('Check types');
    expect(isRequested).toBe(false);
  });

  await test.step('Ctrl+Space says that it loads, and completes a pallet', async () => {
    await page.keyboard.press('Control+Space');
    await expect(page.locator('.example-note')).toHaveText(
      'Loading the compiler…',
    );
    await expect(types(page)).toHaveText('Types: checking…');
    await expect(list(page)).toContainText('Staking', patiently);
    await expect(page.locator('.example-note')).toBeHidden();
  });

  await test.step('a place without completions says so', async () => {
    await writeBefore(page, 'const text = "a');
    await page.keyboard.press('Control+Space');
    await expect(page.locator('.example-note')).toHaveText(
      'No completions here',
    );
  });

  await test.step('a completion adds its import', async () => {
    await writeBefore(page, `${firstQuery}\nnew Quer`);
    await page.keyboard.press('Control+Space');
    await expect(list(page)).toContainText('Query@reactive-dot/core');
    await list(page).getByRole('option').first().click();
    await expect(editor(page)).toContainText(
      'import { Query } from "@reactive-dot/core";',
    );
    await expect(editor(page)).toContainText(/new Query$/);
  });

  await test.step('a name shows its type and documentation', async () => {
    await page.getByText('useLazyLoadQuery').last().hover();
    const type = page.locator('.cm-tooltip .type-popover');
    await expect(type).toContainText('nonce: number');
    await expect(type).toContainText('Hook for querying data from chain');
  });

  await test.step('F1 shows the type at the caret until Escape', async () => {
    await page.mouse.move(0, 0);
    await page.keyboard.press('F1');
    const type = page.locator('.cm-tooltip .type-popover');
    await expect(type).toContainText('Query');
    await page.keyboard.press('Escape');
    await expect(type).toBeHidden();
  });
});

test.describe('without the compiler', () => {
  test.use({expectedErrors: [/Failed to load resource|ERR_FAILED/]});

  test('names in the code are completed, and the button says why', async ({
    page,
  }) => {
    await page.route(compiler, (route) => route.abort());
    await openPlayground(page);
    await writeBefore(page, `${firstQuery}\nali`);
    await page.keyboard.press('Control+Space');
    await expect(list(page)).toContainText('alice');
    await expect(types(page)).toHaveText('Types: not available');
  });
});
