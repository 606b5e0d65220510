const usage = 'Say which one: npm run docs:version -- 0.68';

/** Returns major and minor number. Patch releases share their pages. */
const minorOf = (version: string): string =>
  version.split('.').slice(0, 2).join('.');

/**
 * Reads the version to freeze from the command line: the documented release,
 * with or without its last number.
 *
 * @param frozen - versions that are already frozen, of any set
 * @param documented - the release that the pages describe
 * @throws if it's missing, malformed, already frozen, or another release
 */
export function readVersion(
  args: readonly string[],
  frozen: readonly string[],
  documented: string,
): string {
  const [version = '', ...rest] = args;
  if (rest.length > 0 || !/^\d+\.\d+(?:\.\d+)?$/.test(version)) {
    throw new Error(`"${args.join(' ')}" isn't a version. ${usage}`);
  }
  if (!`${documented}.`.startsWith(`${version}.`)) {
    throw new Error(
      `The pages describe @reactive-dot/core ${documented}, not ${version}. Freeze the version that package.json pins.`,
    );
  }
  const same = frozen.find((name) => minorOf(name) === minorOf(version));
  if (same) {
    throw new Error(
      `Version ${same} is already frozen. To freeze it again, remove it first, see MAINTAINING.md.`,
    );
  }
  return version;
}
