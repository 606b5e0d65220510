import type {Locator, Page} from '@playwright/test';

import {expectOfChain as expect, liveExample, openExamples} from './fixtures';
import {searchFor} from './search-modal';

/** A reader's action on a page. Resolves after its result is visible. */
export type Act = (page: Page) => Promise<void>;

const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', {name}).first();

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

/** Waits until a part is visible, after an action. */
export const until =
  (selector: string, act?: Act): Act =>
  async (page) => {
    await act?.(page);
    const visible = page.locator(selector).filter({visible: true});
    await expect(visible.first()).toBeVisible();
  };

export const print: Act = (page) => page.emulateMedia({media: 'print'});

export const search =
  (text: string, result = '.DocSearch-Input'): Act =>
  async (page) => {
    await searchFor(page, text);
    await expect(page.locator(result).first()).toBeVisible();
  };

export const readType: Act = async (page) => {
  await show('.code-block')(page);
  await page.locator('[data-type]', {hasText: 'Balance'}).first().hover();
  await expect(page.locator('.type-popover')).toContainText('address: string');
};

/** Runs a live example. */
export const run =
  (name: string): Act =>
  async (page) => {
    const panel = liveExample(page, name);
    await openExamples(page);
    await scrollTo(panel);
    await button(panel, 'Run').click();
  };
