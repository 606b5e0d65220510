/** What the rules read of `package.json`. */
export interface Manifest {
  scripts?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, unknown>>;
}

/** What the rules read of an entry of a lock file. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
}

/** What the rules read of `package-lock.json`, in npm's third format. */
export interface LockFile {
  lockfileVersion: number;
  /** By place, such as `node_modules/a/node_modules/b`; the project itself is at `""`. */
  packages: Readonly<Record<string, LockedPackage>>;
}

/** A package whose license is not on the list, read by a person. */
export interface LicenseException {
  /** What the package states, as the lock file has it; undefined where it states nothing. */
  states?: string;
  reason: string;
}

const settings = [
  'ignore-scripts=true',
  'omit-lockfile-registry-resolved=true',
  'save-exact=true',
];

/** Complaints about settings of npm that the other rules rely on. */
export function checkSettings(npmrc: string): string[] {
  const lines = npmrc.split('\n').map((line) => line.replace(/\s/g, ''));
  return settings
    .filter((setting) => !lines.includes(setting))
    .map((setting) => `.npmrc must say ${setting}.`);
}

/** Complaints about versions in `package.json` that leave npm a choice. */
export function checkVersions(manifest: Manifest): string[] {
  return [
    ...inexactIn('dependencies', manifest.dependencies),
    ...inexactIn('devDependencies', manifest.devDependencies),
    ...inexactIn('overrides', manifest.overrides),
  ];
}

/** Overrides nest; `$name` in them means the version of a direct dependency. */
function inexactIn(section: string, wanted: object = {}): string[] {
  return Object.entries(wanted).flatMap(([name, version]: [string, unknown]) =>
    typeof version === 'object' && version !== null
      ? inexactIn(`${section} > ${name}`, version)
      : /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(String(version)) ||
          (section.startsWith('overrides') && String(version).startsWith('$'))
        ? []
        : [
            `package.json, ${section}: ${name} is "${version}". Write one exact version, such as 1.2.3.`,
          ],
  );
}

/** Complaints about entries of a lock file without a SHA-512 integrity, or with an address or a folder. */
export function checkLock({lockfileVersion, packages}: LockFile): string[] {
  if (lockfileVersion !== 3) {
    return [
      `package-lock.json has format ${lockfileVersion}, and the rules read format 3. Write it with the npm of Node 20 or newer.`,
    ];
  }
  return installed(packages).flatMap(({place, integrity, resolved}) => [
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [
          `package-lock.json: ${place} has ${integrity ? `the integrity "${integrity}"` : 'no integrity'}. Remove the entry and run "npm install", which writes a SHA-512.`,
        ]),
    ...(resolved === undefined
      ? []
      : [
          `package-lock.json: ${place} names ${resolved}. The lock file must serve everyone behind any registry: run "npm install" with this folder's .npmrc.`,
        ]),
  ]);
}

/**
 * Complaints about packages under a license that is neither on the list nor an
 * exception, and about exceptions for what is not installed.
 */
export function checkLicenses(
  {packages}: LockFile,
  allowed: ReadonlySet<string>,
  exceptions: Readonly<Record<string, LicenseException>>,
): string[] {
  const names = installed(packages).map(({name}) => name);
  return [
    ...installed(packages)
      .filter(
        ({name, license}) =>
          !allowed.has(license ?? '') &&
          !(name in exceptions && exceptions[name]!.states === license),
      )
      .map(
        ({name, version, license}) =>
          `${name} ${version} states ${license ? `the license "${license}"` : 'no license'}. Read its terms, then add the license or the package, with the reason, to scripts/supply-chain/allowed.ts, or do without it.`,
      ),
    ...Object.keys(exceptions)
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${name} is an exception of scripts/supply-chain/allowed.ts and is not installed. Remove it there.`,
      ),
  ];
}

/** All packages of a lock file, with their names taken from their places in the tree. */
function installed(packages: LockFile['packages']) {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...entry,
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 13),
    }));
}
