import {entriesOf, type LockFile} from './model';

/** A package whose license is not on the list, read by a person. */
export interface LicenseException {
  /** What the package states, as the lock file has it; undefined where it states nothing. */
  states?: string;
  reason: string;
}

/**
 * Complaints about packages under a license that is neither on the list nor an
 * exception, and about exceptions that no longer fit.
 */
export function checkLicenses(
  lock: LockFile,
  allowed: ReadonlySet<string>,
  exceptions: Readonly<Record<string, LicenseException>>,
): string[] {
  const entries = entriesOf(lock);
  const judged = entries.flatMap(({name, version, license}) => {
    if (license !== undefined && allowed.has(license)) return [];
    const exception = exceptions[name];
    if (exception && exception.states === license) return [];
    const states = license ? `the license "${license}"` : 'no license';
    return [
      `${name} ${version} states ${states}. Read its terms, then add the license or the package, with the reason, to scripts/supply-chain/allowed.ts, or do without it.`,
    ];
  });
  const idle = Object.keys(exceptions)
    .filter((name) => !entries.some((entry) => entry.name === name))
    .map(
      (name) =>
        `${name} is an exception of scripts/supply-chain/allowed.ts and is not installed. Remove it there.`,
    );
  return Array.from(new Set([...judged, ...idle]));
}
