import type {Browser, Page} from '@playwright/test';

import {expect as expectSoon, test as base} from '../e2e/fixtures';

/** The used parts of Playwright's internals. */
interface Session {
  send(command: string, parameters?: object): Promise<unknown>;
}
interface Inside {
  _connection: {toImpl(browser: Browser): {_browserSession: Session}};
}

/**
 * Drops a command that released versions of Firefox don't know yet: the one for
 * the color scheme. Without this, Playwright opens no pages there.
 */
function dropUnknownCommand(browser: Browser): void {
  const inside = browser as unknown as Inside;
  const session = inside._connection.toImpl(browser)._browserSession;
  const sessions = Object.getPrototypeOf(session) as Session;
  const {send} = sessions;
  sessions.send = async function (this: Session, command, parameters) {
    if (command === 'emulation.setMediaFeaturesOverride') return {};
    return send.call(this, command, parameters);
  };
}

/** The fixtures of the tests, for all engines. */
export const test = base.extend<object, {browser: Browser}>({
  // WebKit doesn't prefetch. It warns about files that are preloaded until the
  // reader needs them, and about prefetches that a navigation interrupts.
  expectedErrors: [
    /preloaded using link preload but not used|due to access control checks/,
  ],
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
 * Allows for engines that run in parallel, and for chains that make blocks in
 * real time.
 */
export const expect = expectSoon.configure({timeout: 20_000});

export const guide = '/react/getting-started/query';

/**
 * Pastes into a text field and returns the text. Unlike the clipboard API, this
 * needs no permission.
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
