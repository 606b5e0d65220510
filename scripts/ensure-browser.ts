/** Makes sure that the browser tests have a Chromium: finds one, or installs one. */
import {ensureEngine} from './browsers/ensure-engine';
import {runCommandLine} from './command-line';

runCommandLine(async () => {
  if (await ensureEngine('chromium')) return;
  throw new Error(
    "No Chromium could be found or installed for the browser tests.\nInstall one (Debian: apt-get install chromium) or set CHROMIUM_PATH to one's file.",
  );
});
