import {Globby} from '@docusaurus/utils';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** The driver of WebKitGTK. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** Finds the browser that belongs to the driver; undefined where a part is missing. */
export async function findWebKitGtk(): Promise<string | undefined> {
  if (!existsSync(webKitDriver) || !existsSync('/usr/bin/xvfb-run')) return;
  const [browser] = await Globby('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  return browser;
}

/** Finds WebKitGTK, or installs it where Debian's packages can be had. */
export async function ensureWebKitGtk(): Promise<boolean> {
  if (await findWebKitGtk()) return true;
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  spawnSync(
    'apt-get update -qq && apt-get install -y -qq webkit2gtk-driver xvfb',
    {shell: true, stdio: 'inherit', timeout: 5 * 60_000},
  );
  return (await findWebKitGtk()) !== undefined;
}
