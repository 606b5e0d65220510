// Builds the small sites of `build-mistakes.spec.ts`.
import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';

import {writeFiles, type Files} from '../temporary-folder';
import type {CommandResult} from '../run-command';
import {repository, runDocusaurus} from './run-docusaurus';

/**
 * The time for a build of a small site. It takes seconds, and minutes on a busy
 * machine.
 */
export const smallBuildTimeoutMs = 4 * 60_000;

/**
 * Builds a site from files, given by their paths in its folder. Deletes the
 * folder afterward.
 *
 * @param files - they replace or complete a home page and a configuration with
 *   the site's rules
 * @throws (as a rejection) if Docusaurus exceeds the timeout
 */
export async function buildFixture(files: Files): Promise<CommandResult> {
  // In the repository, so that Docusaurus finds its packages.
  const parent = path.join(repository, '.cache/fixtures');
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'site-'));
  try {
    writeFiles(folder, {
      'package.json': '{"name": "fixture"}',
      // Every page's navbar links to the home page.
      'src/pages/index.md': '# Home\n',
      'docusaurus.config.ts':
        "export {fixtureConfig as default} from '../../../tests/full/fixture-config';",
      ...files,
    });
    return await runDocusaurus({
      args: [folder],
      cwd: folder,
      timeoutMs: smallBuildTimeoutMs,
    });
  } finally {
    await rm(folder, {recursive: true});
  }
}
