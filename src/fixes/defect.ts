import {readFileSync} from 'node:fs';

/** A defect of a package, and what shows that it is still there. */
export interface Defect {
  /** The file in this folder that mends it. */
  fix: string;
  package: string;
  /** The version in which it was seen. */
  version: string;
  /** What goes wrong for readers or maintainers. */
  problem: string;
  /** When the fix may go. */
  until: string;
  /** A module of the package, as Node resolves it, and text of it that has the defect. */
  module: string;
  shows: string;
}

/**
 * Makes sure that each fix still has something to mend.
 *
 * @throws with all fixes whose packages no longer hold the text that has the defect
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
    `${described.join('\n')}\nLook whether the defects are still there, then change or remove the fixes.`,
  );
}
