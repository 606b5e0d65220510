import type {Locator, Page} from '@playwright/test';

import {fromHash} from '../../src/live-examples/share/hash';
import {readDemos} from '../../src/live-examples/read-demos';
import {expectOfChain as expect, open} from './fixtures';

const [firstDemo] = readDemos();

/** The code of the first example. */
export const firstQuery = firstDemo!.code;

/** The editor of the code. */
export const editor = (page: Page): Locator =>
  page.getByRole('textbox', {name: /^Code of /});

/** Waits until the editor has the code of an example. */
export const expectExample = (page: Page, name: string): Promise<void> =>
  expect(editor(page)).toHaveAccessibleName(`Code of ${name}.tsx`);

/** Opens the playground, and waits for the example in the hash. */
export async function openPlayground(page: Page, hash = ''): Promise<void> {
  await open(page, `/playground${hash}`);
  await expect(editor(page)).toBeVisible();
  // The editor may show the first example until the one in the address has
  // loaded.
  await expectExample(page, fromHash(hash).example ?? firstDemo!.name);
}

/** Chooses another example by its title. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', {name: /^Example: /}).click();
  await page.getByRole('link', {name: title}).click();
}
