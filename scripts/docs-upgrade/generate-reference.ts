import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Report} from '../../src/plugins/api-reference/generator/report';
import {runCommand} from './run-command';

/** What the generation of the reference says of a site. */
export interface ReferenceVerdict {
  /** What must be done before the pages can be written; none where they were. */
  obstacles: string[];
  /** What the pages lack or have too much of; undefined where they were not written. */
  wanting?: Report;
}

/** Generates the reference of a site. New exports need words of ours first: that is an answer, no failure. */
export async function generateReference(
  siteDir: string,
): Promise<ReferenceVerdict> {
  const {code, output} = await runCommand('npm', ['run', 'api'], siteDir);
  if (code !== 0) {
    return {obstacles: readObstacles(output)};
  }
  const wanting = JSON.parse(
    readFileSync(
      path.join(siteDir, '.cache/api-reference/report.json'),
      'utf8',
    ),
  ) as Report;
  return {obstacles: [], wanting};
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
