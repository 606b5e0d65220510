import {existsSync} from 'node:fs';

import {
  devices,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';

/** The engines in which `tests/engines` runs, beside Chromium, in which all browser tests run. */
export const engines = ['firefox', 'webkit'] as const;
export type Engine = 'chromium' | (typeof engines)[number];

/** Browsers with a window, which the back/forward cache needs. */
const windowedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The shell has no window to draw, which halves the time of the tests; Playwright's own download is one too. */
const installedBrowsers = [
  '/usr/bin/chromium-headless-shell',
  ...windowedBrowsers,
];

/** Debian's Firefox, which Playwright can drive by the standard protocol. */
const installedFirefox = '/usr/bin/firefox-esr';

/**
 * As root Chromium needs no-sandbox. The shell gives frames a process of their
 * own only when asked, as a desktop browser does by itself. The rest keeps
 * Chromium from looking for updates.
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

/** Path of a Chromium with a window on the machine; undefined where there's none. */
export const findWindowedBrowser = (): string | undefined =>
  windowedBrowsers.find((file) => existsSync(file));

/**
 * How Playwright starts an engine: Chromium as {@link findBrowser} says, the
 * others from its own download, and where that is not there Debian's Firefox.
 */
export function engineOptions(
  engine: Engine,
): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  if (engine === 'chromium') {
    return {
      ...devices['Desktop Chrome'],
      // A desktop browser grants them to the page that has the focus.
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
  // The standard protocol can't ask for reduced motion.
  const firefoxUserPrefs = {'ui.prefersReducedMotion': 1};
  return {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {executablePath: installedFirefox, firefoxUserPrefs},
  };
}
