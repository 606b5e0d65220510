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
  /** When to remove the fix, as a clause. */
  removeWhen: string;
  /** A module of the package, as Node resolves it. */
  module: string;
  /** Texts in the module, all of which it contains while it has the defect. */
  evidence: readonly string[];
}

/** A defect in a module's code, with the code that replaces its evidence. */
export interface ReplacedDefect extends Defect {
  evidence: readonly [string];
  replacement: string;
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
    (mended, {evidence: [defective], replacement}) =>
      mended.replace(defective, () => replacement),
    code,
  );

/**
 * Checks that each fix still applies.
 *
 * @throws an error that lists the fixes whose defective text is gone
 */
export function expectDefects(defects: readonly Defect[]): void {
  const problems = defects.flatMap((defect) =>
    missingEvidence(defect).map((text) => describeProblem(defect, text)),
  );
  if (problems.length === 0) return;
  throw new Error(
    `${problems.join('\n')}\nCheck whether the defects still exist, then change or remove the fixes.`,
  );
}

/** Returns the defective texts that a defect's module no longer contains. */
function missingEvidence({module, evidence}: Defect): string[] {
  const code = readFileSync(require.resolve(module), 'utf8');
  return evidence.filter((text) => !code.includes(text));
}

const describeProblem = (defect: Defect, text: string): string =>
  `src/fixes/${defect.fix} was made for ${defect.package} ${defect.version}, but ${defect.module} no longer contains "${text}". The defect was: ${defect.problem} The fix may go when ${defect.removeWhen}.`;
