import {chromium, firefox, webkit} from '@playwright/test';
import {spawnSync} from 'node:child_process';

import {engineOptions, type Engine} from './find-browser';

/** Playwright's launchers. */
const browserTypes = {chromium, firefox, webkit};

/** Debian packages of engines that Playwright can drive without changes. */
const debianPackages: Partial<Record<Engine, string>> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
};

const isRoot = process.getuid?.() === 0;

/** Time in ms after which an installation counts as stalled. */
export const installTimeoutMs = 5 * 60_000;

/** Returns commands that install an engine, to try in order. */
function waysToInstall(engine: Engine): string[] {
  // On GitHub's machines, Playwright can become root to install system
  // libraries.
  const withLibraries = isRoot || process.env.CI ? '--with-deps' : '';
  const ways = [`npx playwright install ${withLibraries} ${engine}`];
  const debianPackage = debianPackages[engine];
  if (debianPackage && isRoot && process.platform === 'linux') {
    ways.push(`apt-get update -qq && apt-get install -y -qq ${debianPackage}`);
  }
  return ways;
}

/** Whether an engine is installed with the libraries that it needs. */
async function starts(engine: Engine): Promise<boolean> {
  try {
    const {launchOptions, channel} = engineOptions(engine);
    const browser = await browserTypes[engine].launch({
      ...launchOptions,
      channel,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds or installs an engine. As root, it may install packages of Debian.
 *
 * @returns whether it starts
 */
export async function ensureEngine(engine: Engine): Promise<boolean> {
  if (await starts(engine)) return true;
  for (const way of waysToInstall(engine)) {
    console.log(`${engine} doesn't start; trying: ${way}`);
    spawnSync(way, {shell: true, stdio: 'inherit', timeout: installTimeoutMs});
    if (await starts(engine)) return true;
  }
  return false;
}
