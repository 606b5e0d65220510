/** Makes sure that the browser tests have a Chromium: finds one, or installs one. */
import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';

import {browserArguments, findBrowser} from '../tests/find-browser';

interface Attempt {
  what: string;
  /** Undefined where this way cannot be tried on this machine. */
  command: string[] | undefined;
}

const isRoot = process.getuid?.() === 0;

const attempts: Attempt[] = [
  {
    what: "Playwright's download",
    command: ['npx', 'playwright', 'install', 'chromium'],
  },
  {
    what: "Playwright's download with system libraries",
    command: isRoot
      ? ['npx', 'playwright', 'install', '--with-deps', 'chromium']
      : undefined,
  },
  {
    what: "the system's package manager",
    command:
      isRoot && process.platform === 'linux'
        ? ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium']
        : undefined,
  },
];

const installTimeout = 5 * 60_000;

async function browserStarts(): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserArguments,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function ensureBrowser(): Promise<void> {
  if (await browserStarts()) return;
  for (const {what, command} of attempts) {
    if (!command) continue;
    console.log(`No Chromium starts here yet; trying ${what}.`);
    const [program = '', ...rest] = command;
    spawnSync(program, rest, {stdio: 'inherit', timeout: installTimeout});
    if (await browserStarts()) return;
  }
  throw new Error(
    [
      'No Chromium could be found or installed for the browser tests.',
      "Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to one's file.",
    ].join('\n'),
  );
}

ensureBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
