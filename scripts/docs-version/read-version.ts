const usage = 'Say which one: npm run docs:version -- 0.68';

/** Major and minor number; releases that differ in the last one share their pages. */
const minorOf = (version: string): string =>
  version.split('.').slice(0, 2).join('.');

/**
 * Reads the version to freeze from the command line.
 *
 * @param frozen versions that are frozen already
 * @param documented the release of the library that the pages describe
 * @throws where it is missing, malformed, frozen already or not what the pages describe
 */
export function readVersion(
  args: readonly string[],
  frozen: readonly string[],
  documented: string,
): string {
  const [version = '', ...rest] = args;
  if (rest.length > 0 || !/^\d+\.\d+(?:\.\d+)?$/.test(version)) {
    throw new Error(`"${args.join(' ')}" is not one version. ${usage}`);
  }
  if (!`${documented}.`.startsWith(`${version}.`)) {
    throw new Error(
      `The pages describe @reactive-dot/core ${documented}, which is no ${version}. Name the version that package.json pins.`,
    );
  }
  const same = frozen.find((name) => minorOf(name) === minorOf(version));
  if (same) {
    throw new Error(
      `Version ${same} is frozen already. To freeze it anew, remove it first: MAINTAINING.md says how.`,
    );
  }
  return version;
}
