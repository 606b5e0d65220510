import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';

import {writeFiles, type Files} from '../temporary-folder';
import type {CommandResult} from '../run-command';
import {repository, runDocusaurus} from './run-docusaurus';

/**
 * Builds a site of these files, by their paths in its folder, which is gone afterwards.
 *
 * @throws when Docusaurus takes longer than the patience of a test
 */
export async function buildFixture(files: Files): Promise<CommandResult> {
  // Inside the repository, so that Docusaurus finds its packages.
  const parent = path.join(repository, '.cache/fixtures');
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'site-'));
  try {
    writeFiles(folder, {
      'package.json': '{"name": "fixture"}',
      // Every page's navbar leads home.
      'src/pages/index.md': '# Home\n',
      'docusaurus.config.ts':
        "export {fixtureConfig as default} from '../../../tests/full/fixture-config';",
      ...files,
    });
    return await runDocusaurus({
      args: [folder],
      cwd: folder,
      patience: 100_000,
    });
  } finally {
    await rm(folder, {recursive: true});
  }
}
