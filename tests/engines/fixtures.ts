import type {Browser, Page} from '@playwright/test';

import {expect as expectSoon, test as base} from '../e2e/fixtures';

/** What of Playwright's own side of a browser is reached into. */
interface Session {
  send(command: string, parameters?: object): Promise<unknown>;
}
interface Inside {
  _connection: {toImpl(browser: Browser): {_browserSession: Session}};
}

/**
 * Lets Playwright open pages in a released Firefox that does not know the
 * command for a reader's color scheme yet, and gives up without it.
 */
function leaveOutUnknownCommand(browser: Browser): void {
  const inside = browser as unknown as Inside;
  const session = inside._connection.toImpl(browser)._browserSession;
  const sessions = Object.getPrototypeOf(session) as Session;
  const {send} = sessions;
  sessions.send = async function (this: Session, command, parameters) {
    if (command === 'emulation.setMediaFeaturesOverride') return {};
    return send.call(this, command, parameters);
  };
}

/** The tests' fixtures, in any engine. */
export const test = base.extend<object, {browser: Browser}>({
  // WebKit does not prefetch. It warns of what is preloaded and waits for the
  // reader, and of what Docusaurus fetches ahead when a page is left meanwhile.
  expectedErrors: [
    /preloaded using link preload but not used|due to access control checks/,
  ],
  browser: [
    async ({browser, channel}, handOver) => {
      if (channel === 'moz-firefox') leaveOutUnknownCommand(browser);
      await handOver(browser);
    },
    {scope: 'worker'},
  ],
});

export {heading, holdScripts, hydrated, open} from '../e2e/fixtures';
export {input} from '../e2e/search-modal';

/** Engines run side by side, and the chain of a demo makes blocks in real time. */
export const expect = expectSoon.configure({timeout: 20_000});

export const guide = '/react/getting-started/query';

/** What a reader gets who pastes, for which no engine asks a permission. */
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
