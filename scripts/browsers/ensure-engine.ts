import {chromium, firefox, webkit} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {engineOptions, type Engine} from './find-browser';

const types = {chromium, firefox, webkit};

/** What Debian calls an engine that Playwright can drive as it is. */
const debianPackages: Partial<Record<Engine, string>> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
};

interface Attempt {
  what: string;
  command: string[];
  /** Whether this way can be tried on this machine, as it is by then. */
  isPossible: () => boolean;
}

const isRoot = process.getuid?.() === 0;
const installTimeout = 5 * 60_000;

const attempts = (engine: Engine): Attempt[] => [
  {
    what: "Playwright's download",
    command: ['npx', 'playwright', 'install', engine],
    isPossible: () => true,
  },
  {
    what: 'the system libraries of that download',
    command: ['npx', 'playwright', 'install-deps', engine],
    // GitHub's machines let Playwright become root for this.
    isPossible: () =>
      (isRoot || Boolean(process.env.CI)) &&
      existsSync(types[engine].executablePath()),
  },
  {
    what: "the system's package manager",
    command: [
      'sh',
      '-c',
      `apt-get update -qq && apt-get install -y -qq ${debianPackages[engine]}`,
    ],
    isPossible: () =>
      isRoot && process.platform === 'linux' && engine in debianPackages,
  },
];

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
  for (const {what, command, isPossible} of attempts(engine)) {
    if (!isPossible()) continue;
    console.log(`No ${engine} starts here yet; trying ${what}.`);
    const [program = '', ...rest] = command;
    spawnSync(program, rest, {stdio: 'inherit', timeout: installTimeout});
    if (await starts(engine)) return true;
  }
  return false;
}
