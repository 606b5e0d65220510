/**
 * Finds or installs Chromium for the browser tests.
 *
 * Usage: `npx tsx scripts/ensure-browser.ts`, before these tests in package.json
 */
import {ensureEngine} from './browsers/ensure-engine';
import {runCommandLine} from './command-line';

runCommandLine(async () => {
  if (await ensureEngine('chromium')) return;
  throw new Error(
    "The browser tests need Chromium, which couldn't be found or installed.\nInstall it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its file.",
  );
});
