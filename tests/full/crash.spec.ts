// Makes parts of a hydrated page throw, and expects the theme's error pages.
// `e2e` doesn't have this, because no reader's action causes it.
import type {Page} from '@playwright/test';

import {expect, heading, open, test} from '../e2e/fixtures';

/** A page with a table of contents. */
const reference = '/react/api/react/functions/useLazyLoadQuery';

/**
 * Makes other listeners for an event on the document fail, until `recover` is
 * called. Listeners with options still work: those belong to the site's own
 * client code, which starts before React.
 */
async function failListenersOf(page: Page, event: string): Promise<void> {
  await page.addInitScript((type) => {
    let failing = true;
    Object.assign(window, {recover: () => (failing = false)});
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (
      ...[name, ...rest]: Parameters<typeof listen>
    ) => {
      if (failing && name === type && rest.length === 1) {
        throw new Error(`Nothing listens for ${type}`, {
          cause: new Error('The first cause'),
        });
      }
      listen(name, ...rest);
    };
  }, event);
}

/**
 * Makes the table of contents fail, until `recover` is called. It observes the
 * page's size.
 */
async function failContents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let failing = true;
    Object.assign(window, {recover: () => (failing = false)});
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        if (failing) {
          throw new Error('Nothing watches the size', {
            cause: new Error('The first cause'),
          });
        }
        super(callback);
      }
    };
  });
}

/** Ends the failures of the functions above. */
const recover = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as {recover(): void}).recover());

test.use({viewport: {width: 1280, height: 800}});

test.describe("a crash in the page's content", () => {
  test.use({expectedErrors: [/Nothing watches the size/]});

  test('shows the message and its causes below the navbar, and Try again works @spec-2 @spec-8', async ({
    page,
  }) => {
    await failContents(page);
    await open(page, reference);
    await expect(
      page.getByRole('heading', {name: 'This page crashed.', exact: true}),
    ).toBeVisible();
    await expect(
      page.getByText('Nothing watches the size\n\nCause:\nThe first cause'),
    ).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await recover(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText(/^useLazyLoadQuery/);
  });
});

test.describe('a navbar item that fails to render', () => {
  test.use({
    expectedErrors: [/Nothing listens for touchstart|navbar item failed/],
  });

  test('shows its configuration and the cause, and Try again works @spec-8', async ({
    page,
  }) => {
    // Dropdowns close on a touch outside.
    await failListenersOf(page, 'touchstart');
    // A page without other listeners for the same event.
    await page.goto('/markdown-page');
    // No `open`: the crash removes the attribute that marks hydration. The page
    // takes as long, though.
    await expect(
      page.getByRole('heading', {name: 'This page crashed.', exact: true}),
    ).toBeVisible({timeout: 20_000});
    const message = page.locator('p', {
      hasText: 'A theme navbar item failed to render.',
    });
    await expect(message).toContainText('"type": "localeDropdown"');
    await expect(message).toContainText(
      /Cause:\s+Nothing listens for touchstart\s+Cause:\s+The first cause/,
    );
    await recover(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText(/^What a guide can contain/);
  });
});
