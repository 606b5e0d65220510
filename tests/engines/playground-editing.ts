import type {Locator, Page} from '@playwright/test';

import {editor, firstQuery} from '../e2e/playground-page';
import {test as base} from './fixtures';

/**
 * React and the browser also log the errors of the code that a test runs.
 * Firefox omits their messages.
 */
export const test = base.extend({
  expectedErrors: async ({browserName}, handOver) => {
    const ofCode =
      /example\.tsx|The code ran for|The node could not|Refused to|Unsafe attempt|violates|Unable to connect|WS halt|sandbox/;
    await handOver(browserName === 'firefox' ? [ofCode, /: Error$/] : [ofCode]);
  },
});

/** Returns the code of the first example with another text in one place. */
export function firstQueryWith(from: string, to: string): string {
  if (!firstQuery.includes(from)) {
    throw new Error(`The first example doesn't contain "${from}".`);
  }
  return firstQuery.replace(from, to);
}

/** Replaces the code. With `fill`, Firefox would keep a line above it. */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

export const run = (page: Page): Promise<void> =>
  page.getByRole('button', {name: /^Run/}).click();

/** The text in place of the result before the first run. */
export const hint = (page: Page): Locator =>
  page.getByText('Press Run to see the result here.');

/** The error message next to the result. */
export const problem = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('alert');
