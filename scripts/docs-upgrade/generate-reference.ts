import {runCommand} from './run-command';

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

/** The generator's complaints; all that was said where it made none. */
export function readObstacles(output: string): string[] {
  const complaints = Array.from(
    output.matchAll(/^\s*\[error\] (.+)$/gm),
    ([, complaint]) => complaint!,
  ).filter((complaint) => !complaint.startsWith('markdown output could not'));
  return complaints.length > 0
    ? Array.from(new Set(complaints))
    : output.trim().split('\n');
}
