import {runCommand} from './run-command';

/** What an upgrade asks the package registry. */
export interface Registry {
  /**
   * The newest version of a package that a range admits.
   *
   * @param range - npm's notation; `latest` for what the registry gives by default
   * @returns undefined where the registry has no such package or version
   */
  newestVersion(specifier: string, range: string): Promise<string | undefined>;
  /** Ranges of the packages that a release depends on. */
  dependencies(
    specifier: string,
    version: string,
  ): Promise<Readonly<Record<string, string>>>;
}

/** The registry that npm is set up for, asked through npm. */
export function npmRegistry(cwd: string): Registry {
  async function view(spec: string, field: string): Promise<unknown> {
    const {code, stdout, output} = await runCommand(
      'npm',
      ['view', spec, field, '--json'],
      cwd,
    );
    if (code === 0)
      return stdout.trim() === '' ? undefined : JSON.parse(stdout);
    if (/\bE404\b/.test(output)) return undefined;
    throw new Error(
      `The registry did not answer about ${spec}. Is there a network?\n${output}`,
    );
  }

  return {
    async newestVersion(specifier, range) {
      const answer = await view(`${specifier}@${range}`, 'version');
      return Array.isArray(answer)
        ? (answer as string[]).sort(compareVersions).at(-1)
        : (answer as string | undefined);
    },
    async dependencies(specifier, version) {
      return ((await view(`${specifier}@${version}`, 'dependencies')) ??
        {}) as Record<string, string>;
    },
  };
}

/** Orders versions of the form `0.68.2`, older first. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}
