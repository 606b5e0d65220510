import {entriesOf, type Entry, type LockFile} from './model';

/** Packages that may bring an install script, and why theirs need not run. */
export type AllowedScripts = Readonly<Record<string, string>>;

/**
 * Complaints about a lock file: an entry without a SHA-512 integrity, one that
 * names an address or a folder, one with an install script that nobody allowed.
 */
export function checkLock(
  lock: LockFile,
  allowedScripts: AllowedScripts,
): string[] {
  if (lock.lockfileVersion !== 3) {
    return [
      `package-lock.json has format ${lock.lockfileVersion}, and the rules read format 3. Write it with the npm of Node 20 or newer.`,
    ];
  }
  const entries = entriesOf(lock);
  return [
    ...entries.flatMap((entry) => checkEntry(entry, allowedScripts)),
    ...Object.keys(allowedScripts)
      .filter(
        (name) =>
          !entries.some(
            (entry) => entry.name === name && entry.hasInstallScript,
          ),
      )
      .map(
        (name) =>
          `${name} is allowed an install script and has none. Take it off the list in scripts/supply-chain/allowed.ts.`,
      ),
  ];
}

function checkEntry(entry: Entry, allowedScripts: AllowedScripts): string[] {
  const {place, name, version, integrity, resolved, link, hasInstallScript} =
    entry;
  const what = `package-lock.json: ${place} (${name} ${version ?? 'without a version'})`;
  return [
    !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') &&
      `${what} has ${integrity ? `the integrity "${integrity}"` : 'no integrity'}. Remove the entry and run "npm install", which writes a SHA-512.`,
    (resolved !== undefined || link) &&
      `${what} names ${link ? 'a folder' : `the address ${resolved}`}. The lock file must serve everyone behind any registry: run "npm install" with this folder's .npmrc.`,
    hasInstallScript &&
      !(name in allowedScripts) &&
      `${what} has an install script. Find out what it does without it, then list it with the reason in scripts/supply-chain/allowed.ts.`,
  ].filter((complaint) => typeof complaint === 'string');
}

/** Complaints about settings of npm that the rules rely on. */
export function checkSettings(npmrc: string): string[] {
  const settings = npmrc.split('\n').map((line) => line.replace(/\s/g, ''));
  return [
    'ignore-scripts=true',
    'omit-lockfile-registry-resolved=true',
    'save-exact=true',
  ]
    .filter((setting) => !settings.includes(setting))
    .map((setting) => `.npmrc must say ${setting}.`);
}
