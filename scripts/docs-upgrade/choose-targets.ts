import type {Registry} from './registry';

/** The version of a package that an upgrade leads to. */
export interface Target {
  specifier: string;
  /** Pinned now; undefined for a package that is not installed yet. */
  from: string | undefined;
  to: string;
  /** A newer release that another target does not admit. */
  heldBack?: {version: string; by: string; range: string};
}

/**
 * Chooses the versions to move to: those asked for, otherwise the newest that
 * fit together. A package stays below what those that depend on it admit.
 *
 * @param specifiers - the packages, each before those that it depends on
 * @returns a target for each package that the registry has
 * @throws where the registry lacks a version that was asked for or a pinned package
 */
export async function chooseTargets(
  registry: Registry,
  specifiers: readonly string[],
  pins: Readonly<Record<string, string>>,
  asked: ReadonlyMap<string, string>,
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const specifier of specifiers) {
    const from = pins[specifier];
    const wanted = asked.get(specifier);
    const newest = await registry.newestVersion(specifier, wanted ?? 'latest');
    if (newest === undefined) {
      if (wanted === undefined && from === undefined) continue;
      throw new Error(
        `The registry has no ${specifier}${wanted === undefined ? '' : ` ${wanted}`}.`,
      );
    }
    const limit =
      wanted === undefined
        ? await findLimit(registry, specifier, targets)
        : undefined;
    const fitting =
      limit && (await registry.newestVersion(specifier, limit.range));
    targets.push(
      limit && fitting !== undefined && fitting !== newest
        ? {specifier, from, to: fitting, heldBack: {version: newest, ...limit}}
        : {specifier, from, to: newest},
    );
  }
  return targets;
}

/** The first of the packages chosen so far that depends on a package. */
async function findLimit(
  registry: Registry,
  specifier: string,
  targets: readonly Target[],
): Promise<{by: string; range: string} | undefined> {
  for (const {specifier: by, to} of targets) {
    const range = (await registry.dependencies(by, to))[specifier];
    if (range !== undefined) return {by: `${by} ${to}`, range};
  }
  return undefined;
}
