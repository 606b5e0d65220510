import {existsSync} from 'node:fs';

import {
  devices,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';

/**
 * The engines of `tests/engines` in addition to Chromium, which runs all
 * browser tests.
 */
export const engines = ['firefox', 'webkit'] as const;

/** The engines that Playwright drives. */
export type Engine = 'chromium' | (typeof engines)[number];

/** Browsers with a window, required by the back/forward cache. */
const windowedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The headless shell draws no window, which halves the time of the tests.
 * Playwright's own download is one too.
 */
const installedBrowsers = [
  '/usr/bin/chromium-headless-shell',
  ...windowedBrowsers,
];

/** Debian's Firefox, which Playwright drives with the standard protocol. */
const installedFirefox = '/usr/bin/firefox-esr';

/**
 * Chromium needs no-sandbox as root. The shell isolates frames in processes
 * only on request, unlike a desktop browser. The other arguments disable
 * updates.
 */
export const browserArguments = [
  '--no-sandbox',
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of an installed Chromium, `CHROMIUM_PATH` first. If it's
 * undefined, Playwright uses its own download.
 *
 * @throws if the file in `CHROMIUM_PATH` doesn't exist
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is ${chosen}, which doesn't exist.`);
  }
  return chosen ?? installedBrowsers.find((file) => existsSync(file));
}

/** Returns the path of an installed Chromium with a window, if there is one. */
export const findWindowedBrowser = (): string | undefined =>
  windowedBrowsers.find((file) => existsSync(file));

/**
 * Returns Playwright's options for an engine. Chromium comes from {@link
 * findBrowser}. The others use Playwright's download, or else Debian's Firefox.
 */
export function engineOptions(
  engine: Engine,
): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  if (engine === 'chromium') {
    return {
      ...devices['Desktop Chrome'],
      // A desktop browser grants these to the focused page.
      permissions: ['clipboard-read', 'clipboard-write'],
      launchOptions: {executablePath: findBrowser(), args: browserArguments},
    };
  }
  if (engine === 'webkit') {
    return {...devices['Desktop Safari'], launchOptions: {}};
  }
  const isDebians =
    !existsSync(firefox.executablePath()) && existsSync(installedFirefox);
  if (!isDebians) return {...devices['Desktop Firefox'], launchOptions: {}};
  // The standard protocol can't emulate reduced motion.
  const firefoxUserPrefs = {'ui.prefersReducedMotion': 1};
  return {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {executablePath: installedFirefox, firefoxUserPrefs},
  };
}
