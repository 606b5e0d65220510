// What a reader does to get a page into a certain state. `full/pictures` takes
// pictures of these states, and `full/audited-states.spec.ts` audits them.
import type {Locator, Page} from '@playwright/test';

import {
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  liveExample,
  openExamples,
} from './fixtures';
import {searchFor} from './search-modal';

/**
 * A reader's action on a page. Its promise may resolve before the page shows a
 * result, which `until` waits for.
 */
export type Act = (page: Page) => Promise<void>;

const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', {name}).first();

/** Presses the first button with a name, or a name that contains it. */
export const press =
  (name: string): Act =>
  (page) =>
    button(page, name).click();

/** Scrolls a part of the page to a third of the window. */
const scrollTo = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const {top} = element.getBoundingClientRect();
    scrollBy({top: top - innerHeight / 3, behavior: 'instant'});
  });

/** Scrolls to the first match of a selector. */
export const show =
  (selector: string): Act =>
  (page) =>
    scrollTo(page.locator(selector).first());

/** Waits until a part of the page is visible, after an action if there is one. */
export const until =
  (selector: string, act?: Act): Act =>
  async (page) => {
    await act?.(page);
    const visible = page.locator(selector).filter({visible: true});
    await expect(visible.first()).toBeVisible();
  };

/** Shows the page as it's printed. */
export const print: Act = (page) => page.emulateMedia({media: 'print'});

/** Searches for a text, and waits for a part of the modal, such as a result. */
export const search =
  (text: string, result = '.DocSearch-Input'): Act =>
  async (page) => {
    await searchFor(page, text);
    await expect(page.locator(result).first()).toBeVisible();
  };

/** Opens the type of the name `Balance` on `/markdown-page`. */
export const readType: Act = async (page) => {
  await show('.code-block')(page);
  await page.locator('[data-type]', {hasText: 'Balance'}).first().hover();
  await expect(page.locator('.type-popover')).toContainText('address: string');
};

/** Presses Run of a live example. */
export const run =
  (name: string): Act =>
  async (page) => {
    const panel = liveExample(page, name);
    await openExamples(page);
    await scrollTo(panel);
    await button(panel, 'Run').click();
  };
