import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import path from 'node:path';

import {writeFiles, type Files} from '../temporary-folder';
import type {CommandResult} from '../run-command';
import {repository, runDocusaurus} from './run-docusaurus';

/** Longest time a fixture may take to build, in milliseconds. */
const patience = 100_000;

export interface Fixture {
  /** Text by path below the site's folder. */
  files: Files;
}

export interface FixtureBuild extends CommandResult {
  /** Folder of the built site; it is gone after `examine`. */
  directory: string;
}

/**
 * Builds a site from a fixture in a folder of its own, hands what came of it to
 * `examine` and removes the folder.
 *
 * @throws when Docusaurus takes longer than the patience of a test
 */
export async function buildFixture<Result>(
  {files}: Fixture,
  examine: (build: FixtureBuild) => Result | Promise<Result>,
): Promise<Result> {
  // Inside the repository, so that Docusaurus finds its packages.
  const parent = path.join(repository, '.cache/fixtures');
  await mkdir(parent, {recursive: true});
  const folder = await mkdtemp(path.join(parent, 'site-'));
  try {
    writeFiles(folder, {
      'package.json': '{"name": "fixture"}',
      // Every page's navbar leads home.
      'src/pages/index.md': '# Home\n',
      'docusaurus.config.ts': [
        "import {fixtureConfig} from '../../../tests/build/fixture-config';",
        'export default fixtureConfig({});',
      ].join('\n'),
      ...files,
    });
    const run = await runDocusaurus({args: [folder], cwd: folder, patience});
    return await examine({...run, directory: path.join(folder, 'build')});
  } finally {
    await rm(folder, {recursive: true});
  }
}
