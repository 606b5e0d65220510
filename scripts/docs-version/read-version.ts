const pattern = /^\d+\.\d+(?:\.\d+)?$/;
const usage = 'Say which one: npm run docs:version -- 0.68';

/** What a new version must fit to. */
export interface KnownVersions {
  /** Versions that are frozen already. */
  frozen: readonly string[];
  /** The library's release that the pages describe: `0.68.2`. */
  documented: string;
}

/**
 * Reads the name of the version to freeze from the command line.
 *
 * @throws where there is none, several, or one that cannot be a version of these pages
 */
export function readVersion(
  args: readonly string[],
  {frozen, documented}: KnownVersions,
): string {
  const [version, ...rest] = args;
  if (version === undefined) {
    throw new Error(`No version is named. ${usage}`);
  }
  if (rest.length > 0) {
    throw new Error(
      `One version is frozen at a time, not ${args.join(', ')}. ${usage}`,
    );
  }
  if (!pattern.test(version)) {
    throw new Error(
      `"${version}" is no version: write two or three numbers with dots between them. ${usage}`,
    );
  }
  if (frozen.includes(version)) {
    throw new Error(
      `Version ${version} is frozen already; frozen are ${frozen.join(', ')}. To freeze it anew, remove its folders, its sidebars and its name in react_versions.json and vue_versions.json first.`,
    );
  }
  if (!`${documented}.`.startsWith(`${version}.`)) {
    throw new Error(
      `The pages describe @reactive-dot/core ${documented}, which is no ${version}. Name the version that package.json pins.`,
    );
  }
  return version;
}
