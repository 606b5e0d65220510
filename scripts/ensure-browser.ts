/** Makes sure that the browser tests have a Chromium: finds one, or installs one. */
import {ensureEngine} from './browsers/ensure-engine';

async function main(): Promise<void> {
  if (await ensureEngine('chromium')) return;
  throw new Error(
    [
      'No Chromium could be found or installed for the browser tests.',
      "Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to one's file.",
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
