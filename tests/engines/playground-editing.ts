// The test function and the actions of tests that write code into the
// playground's editor. Their code fails on purpose.
import type {Locator, Page} from '@playwright/test';

import {editor, firstQuery} from '../e2e/playground-page';
import {test as base} from './fixtures';

/**
 * Errors of the code that a test runs, which React and the browser also log. The
 * last ones are the browser's words for what the frame may not do.
 */
const ofCode =
  /example\.tsx|The code ran for|The node could not|Unable to connect|WS halt|Refused to|Unsafe attempt|violates|sandbox/;

/** Firefox omits the message of an error. */
const withoutMessage = /: Error$/;

export const test = base.extend({
  expectedErrors: async ({expectedErrors, browserName}, handOver) => {
    const added =
      browserName === 'firefox' ? [ofCode, withoutMessage] : [ofCode];
    await handOver([...expectedErrors, ...added]);
  },
});

/**
 * Returns the code of the first example with another text in one place.
 *
 * @throws if the example doesn't contain `from`
 */
export function firstQueryWith(from: string, to: string): string {
  if (!firstQuery.includes(from)) {
    throw new Error(`The first example doesn't contain "${from}".`);
  }
  return firstQuery.replace(from, to);
}

/**
 * Replaces the code in the editor. With `fill`, Firefox would keep a line above
 * it.
 */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

/** Presses Run. Later, changed code runs by itself. */
export const run = (page: Page): Promise<void> =>
  page.getByRole('button', {name: /^Run/}).click();

/** The text in place of the result before the first run. */
export const hint = (page: Page): Locator =>
  page.getByText('Press Run to see the result here.');

/** The error message next to the result. */
export const problem = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('alert');
