import {runCommand} from './run-command';

/** What the samples' check says of a site. */
export interface SamplesVerdict {
  /** `file:line:column - TSxxxx message`, one for each sample that does not check. */
  problems: string[];
  /** The check's own closing line: how many samples on how many pages. */
  summary: string;
}

/**
 * Checks the samples of a site against the packages that are installed in it.
 *
 * @throws where the check itself could not run
 */
export async function checkSamples(siteDir: string): Promise<SamplesVerdict> {
  const {output} = await runCommand('npm', ['run', 'check:samples'], siteDir);
  const verdict = readVerdict(output);
  if (verdict === undefined) {
    throw new Error(`The samples could not be checked.\n${output.trim()}`);
  }
  return verdict;
}

/** Reads what `npm run check:samples` printed; undefined where it did not end. */
export function readVerdict(output: string): SamplesVerdict | undefined {
  const lines = output.split('\n');
  const summary = lines.find((line) =>
    /^\d+ samples on \d+ pages, \d+ problems/.test(line),
  );
  return summary === undefined
    ? undefined
    : {
        summary,
        problems: lines.filter((line) => /^\S+:\d+:\d+ - \S/.test(line)),
      };
}

/** What the generation of the reference says of a site. */
export interface ReferenceVerdict {
  /** What must be done before the pages can be written, such as texts to write or to remove; none where they were. */
  obstacles: string[];
}

/** Generates the reference of a site. New exports need words of ours first: that is an answer, no failure. */
export async function generateReference(
  siteDir: string,
): Promise<ReferenceVerdict> {
  const {code, output} = await runCommand('npm', ['run', 'api'], siteDir);
  return {obstacles: code === 0 ? [] : readObstacles(output)};
}

/** Docusaurus' complaints; all that was said where it made none. */
export function readObstacles(output: string): string[] {
  const complaints = Array.from(
    output.matchAll(/^\s*\[error\] (.+)$/gm),
    ([, complaint]) => complaint!,
  ).filter((complaint) => !complaint.startsWith('markdown output could not'));
  return complaints.length > 0
    ? Array.from(new Set(complaints))
    : output.trim().split('\n');
}
