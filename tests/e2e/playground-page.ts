// The parts of the playground that tests use, and how they open it. Also for
// `tests/engines` and `tests/full`.
import type {Locator, Page} from '@playwright/test';

import {fromHash} from '../../src/live-examples/share/hash';
import {readDemos} from '../../src/live-examples/read-demos';
import {expect, open} from './fixtures';

/** The example with which the playground starts. */
const firstExample = 'first-query';

/**
 * Returns the code of an example.
 *
 * @throws if there is no example with this name
 */
export function codeOf(name: string): string {
  const demo = readDemos().find((each) => each.name === name);
  if (!demo) throw new Error(`There is no live example "${name}".`);
  return demo.code;
}

/** The code of the first example. */
export const firstQuery = codeOf(firstExample);

/** The editor of the code. */
export const editor = (page: Page): Locator =>
  page.getByRole('textbox', {name: /^Code of /});

/**
 * Waits until the editor has the code of an example.
 *
 * @param name the name of its file, such as `live-block`
 */
export const expectExample = (page: Page, name: string): Promise<void> =>
  expect(editor(page)).toHaveAccessibleName(`Code of ${name}.tsx`);

/**
 * Opens the playground, and waits for the example in the hash.
 *
 * @param hash such as `#example=transfer`. Without one, the first example opens
 */
export async function openPlayground(page: Page, hash = ''): Promise<void> {
  await open(page, `/playground${hash}`);
  await expect(editor(page)).toBeVisible();
  // The editor may show the first example until the one in the address has
  // loaded.
  await expectExample(page, fromHash(hash).example ?? firstExample);
}

/** The status of the example, such as "Live". */
export const status = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('status');

/** Opens the list of all examples, and returns it. */
export async function openGallery(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: /^Example: /}).click();
  const gallery = page.getByRole('dialog', {name: 'Examples'});
  await expect(gallery).toBeVisible();
  return gallery;
}

/** Chooses another example by its title. */
export async function choose(page: Page, title: string): Promise<void> {
  const gallery = await openGallery(page);
  await gallery.getByRole('link', {name: title}).click();
}
