/** What a maintainer asks of an upgrade. */
export interface UpgradeRequest {
  /** Only tell what would change. */
  isDryRun: boolean;
  /** Versions asked for, by package; the others move to the newest. */
  targets: ReadonlyMap<string, string>;
}

const target = /^(?:@reactive-dot\/)?([a-z-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;

/**
 * Reads the command line: `core@0.68.2 react@0.68.3 --dry-run`.
 *
 * @param known - packages whose versions can be named, as readers import them
 * @throws where an argument is neither a version of one of them nor `--dry-run`
 */
export function readRequest(
  args: readonly string[],
  known: readonly string[],
): UpgradeRequest {
  const targets = new Map<string, string>();
  for (const argument of args.filter((each) => each !== '--dry-run')) {
    const [, name, version] = target.exec(argument) ?? [];
    const specifier = `@reactive-dot/${name}`;
    if (version === undefined || !known.includes(specifier)) {
      throw new Error(
        `"${argument}" is not understood. Name exact versions of ${known.join(', ')}, such as core@0.68.2, or "--dry-run": npm run docs:upgrade -- core@0.68.2 --dry-run`,
      );
    }
    if (targets.has(specifier)) {
      throw new Error(`${specifier} is named twice.`);
    }
    targets.set(specifier, version);
  }
  return {isDryRun: args.includes('--dry-run'), targets};
}
