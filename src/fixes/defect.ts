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
 * Makes sure that a fix still has something to mend.
 *
 * @throws if the package no longer holds the text that has the defect
 */
export function expectDefect(defect: Defect): void {
  const {fix, module, shows, problem, until} = defect;
  if (readFileSync(require.resolve(module), 'utf8').includes(shows)) return;
  throw new Error(
    `src/fixes/${fix} was made for ${defect.package} ${defect.version}, but ${module} no longer contains "${shows}". The defect was: ${problem} The fix may go ${until}. Look whether the defect is still there, then change or remove the fix.`,
  );
}
