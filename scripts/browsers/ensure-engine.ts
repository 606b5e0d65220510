import {chromium, firefox, webkit} from '@playwright/test';
import {spawnSync} from 'node:child_process';

import {engineOptions, type Engine} from './find-browser';

const types = {chromium, firefox, webkit};

/** What Debian calls an engine that Playwright can drive as it is. */
const debianPackages: Partial<Record<Engine, string>> = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
};

const isRoot = process.getuid?.() === 0;
const installTimeout = 5 * 60_000;

/** Commands that install an engine, to be tried in turn. */
function waysToInstall(engine: Engine): string[] {
  // GitHub's machines let Playwright become root for the system's libraries.
  const withLibraries = isRoot || process.env.CI ? '--with-deps' : '';
  const ways = [`npx playwright install ${withLibraries} ${engine}`];
  const debianPackage = debianPackages[engine];
  if (debianPackage && isRoot && process.platform === 'linux') {
    ways.push(`apt-get update -qq && apt-get install -y -qq ${debianPackage}`);
  }
  return ways;
}

async function starts(engine: Engine): Promise<boolean> {
  try {
    const {launchOptions, channel} = engineOptions(engine);
    const browser = await types[engine].launch({...launchOptions, channel});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds an engine, or installs it.
 *
 * @returns whether it starts
 */
export async function ensureEngine(engine: Engine): Promise<boolean> {
  if (await starts(engine)) return true;
  for (const way of waysToInstall(engine)) {
    console.log(`No ${engine} starts here yet; trying: ${way}`);
    spawnSync(way, {shell: true, stdio: 'inherit', timeout: installTimeout});
    if (await starts(engine)) return true;
  }
  return false;
}
