import {Globby} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {installTimeoutMs} from './ensure-engine';

/** Debian's driver, through which Selenium controls WebKitGTK. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/**
 * Returns the browser's file, or undefined if the browser, its driver, or the
 * virtual display is missing.
 */
export async function findWebKitGtk(): Promise<string | undefined> {
  if (!existsSync(webKitDriver) || !existsSync('/usr/bin/xvfb-run')) return;
  const [browser] = await Globby('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  return browser;
}

/**
 * Finds WebKitGTK, or installs it from Debian's packages as root.
 *
 * @returns whether it's installed
 */
export async function ensureWebKitGtk(): Promise<boolean> {
  if (await findWebKitGtk()) return true;
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  spawnSync(
    'apt-get update -qq && apt-get install -y -qq webkit2gtk-driver xvfb',
    {shell: true, stdio: 'inherit', timeout: installTimeoutMs},
  );
  return (await findWebKitGtk()) !== undefined;
}
