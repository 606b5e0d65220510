import {existsSync} from 'node:fs';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** As root Chromium needs no-sandbox; the rest keeps it from looking for updates. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium that is already on the machine, `CHROMIUM_PATH` first;
 * undefined leaves it to Playwright, which then uses its own download.
 *
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  return chosen ?? installedBrowsers.find((file) => existsSync(file));
}
