/** What the rules read of `package.json`. */
export interface Manifest {
  scripts?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, unknown>>;
}

/** What the rules read of one entry of a lock file. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

/** What the rules read of `package-lock.json`, in npm's third format. */
export interface LockFile {
  lockfileVersion: number;
  /** By place, such as `node_modules/a/node_modules/b`; the project itself is at `""`. */
  packages: Readonly<Record<string, LockedPackage>>;
}

/** An installed package, with its name taken from its place in the tree. */
export interface Entry extends LockedPackage {
  place: string;
  name: string;
}

/** All installed packages that a lock file lists. */
export function entriesOf({packages}: LockFile): Entry[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({
      ...entry,
      place,
      name: place.slice(
        place.lastIndexOf('node_modules/') + 'node_modules/'.length,
      ),
    }));
}
