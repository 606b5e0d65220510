// The test function of this folder, and its helpers. These tests run in
// Chromium, Firefox, and WebKit, so each checks something that engines do
// differently: scrolling, focus, history, the clipboard, storage, and frames.
import type {Browser, Page} from '@playwright/test';

import {expect as baseExpect, test as base} from '../e2e/fixtures';

/** The parts of Playwright's internals that {@link dropUnknownCommand} uses. */
interface Session {
  send(command: string, parameters?: object): Promise<unknown>;
}
interface BrowserInternals {
  _connection: {toImpl(browser: Browser): {_browserSession: Session}};
}

/**
 * Drops a command that released versions of Firefox don't know yet: the one for
 * the color scheme. Without this, Playwright opens no pages there.
 */
function dropUnknownCommand(browser: Browser): void {
  const {_connection} = browser as unknown as BrowserInternals;
  const session = _connection.toImpl(browser)._browserSession;
  const prototype = Object.getPrototypeOf(session) as Session;
  const {send} = prototype;
  prototype.send = async function (this: Session, command, parameters) {
    if (command === 'emulation.setMediaFeaturesOverride') return {};
    return send.call(this, command, parameters);
  };
}

/**
 * WebKit doesn't prefetch. It warns about files that are preloaded until the
 * reader needs them, and about prefetches that a navigation interrupts.
 */
const webKitWarnings =
  /preloaded using link preload but not used|due to access control checks/;

/**
 * Playwright's test with the rules of `e2e/fixtures.ts`, in all engines. A file
 * that expects errors adds them to `expectedErrors`, and keeps its list.
 */
export const test = base.extend<object, {browser: Browser}>({
  // Every test needs them, so a file that expects more errors adds to them.
  expectedErrors: [webKitWarnings],
  browser: [
    async ({browser, channel}, handOver) => {
      if (channel === 'moz-firefox') dropUnknownCommand(browser);
      await handOver(browser);
    },
    {scope: 'worker'},
  ],
});

export {
  heading,
  holdScripts,
  hydrated,
  open,
  pathsBeforeLoad,
} from '../e2e/fixtures';
export {input} from '../e2e/search-modal';

/**
 * Waits longer than in Chromium, because Firefox and WebKit run in parallel.
 * `expectOfChain` waits even longer, for blocks of a chain.
 */
export const expect = baseExpect.configure({timeout: 20_000});

/** A guide with a live example, and long enough to scroll. */
export const guide = '/react/getting-started/query';

/** Returns the scroll position of the page, in pixels. */
export const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY);

/**
 * Waits until two readings of the scroll position, 100 ms apart, agree. Returns
 * this position.
 */
export const restingScrollTop = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let previous: number | undefined;
        const timer = setInterval(() => {
          if (window.scrollY === previous) {
            clearInterval(timer);
            resolve(window.scrollY);
          }
          previous = window.scrollY;
        }, 100);
      }),
  );

/**
 * Returns the text of the clipboard. Pastes it into a new field, which needs no
 * permission, unlike the clipboard API.
 */
export async function paste(page: Page): Promise<string> {
  const id = 'pasted';
  await page.evaluate((name) => {
    document.getElementById(name)?.remove();
    const field = document.createElement('textarea');
    field.id = name;
    document.body.append(field);
    field.focus();
  }, id);
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator(`#${id}`).inputValue();
}
