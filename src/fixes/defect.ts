import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A package's defect and evidence that it still exists. */
export interface Defect {
  /** The fix's file or folder, in this folder. */
  fix: string;
  package: string;
  /** The version with the defect. */
  version: string;
  /** The effect on readers or maintainers. */
  problem: string;
  /** When to remove the fix. */
  until: string;
  /**
   * A module of the package, as Node resolves it, and the defective text in it.
   */
  module: string;
  shows: string;
}

/** A defect in a module's code, with the code that replaces it. */
export interface ReplacedDefect extends Defect {
  instead: string;
}

/**
 * Returns the path of a file that a package doesn't export.
 *
 * @param exported - a module of the package that Node resolves
 * @param file - the file's path from that module's folder
 */
export const unexportedFile = (exported: string, file: string): string =>
  path.join(path.dirname(require.resolve(exported)), file);

/** Returns a module's code with the replacements of its defects. */
export const replaceDefects = (
  code: string,
  defects: readonly ReplacedDefect[],
): string =>
  defects.reduce(
    (mended, {shows, instead}) => mended.replace(shows, () => instead),
    code,
  );

/**
 * Checks that each fix still applies.
 *
 * @throws an error that lists the fixes whose defective text is gone
 */
export function expectDefects(defects: readonly Defect[]): void {
  const outdated = defects.filter(
    ({module, shows}) =>
      !readFileSync(require.resolve(module), 'utf8').includes(shows),
  );
  if (outdated.length === 0) return;
  const described = outdated.map(
    (defect) =>
      `src/fixes/${defect.fix} was made for ${defect.package} ${defect.version}, but ${defect.module} no longer contains "${defect.shows}". The defect was: ${defect.problem} The fix may go ${defect.until}.`,
  );
  throw new Error(
    `${described.join('\n')}\nCheck whether the defects still exist, then change or remove the fixes.`,
  );
}
