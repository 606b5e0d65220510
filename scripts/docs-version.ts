/**
 * Freezes both sets with Docusaurus's own command, then makes the frozen pages
 * independent of later changes. If any step fails, all are undone.
 *
 * Usage: `npm run docs:version -- 0.68`, for `/react/0.68` and `/vue/0.68`
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {dependencies} from '../package.json';
import {readPages} from '../src/content/code-samples/find-samples';
import {samplePlaces} from '../src/content/code-samples/sample-folders';
import {collectSharedFiles} from '../src/content/code-samples/shared-files';
import {sets} from '../src/site/sets';
import {frozenVersions} from '../src/site/versions';
import {runCommandLine} from './command-line';
import {freezePages} from './docs-version/freeze-pages';
import {readVersion} from './docs-version/read-version';
import {prepareUndo} from './docs-version/version-files';

const siteDir = path.resolve(__dirname, '..');

runCommandLine(() => {
  const version = readVersion(
    process.argv.slice(2),
    sets.flatMap(({id}) => frozenVersions(id)),
    dependencies['@reactive-dot/core'],
  );
  // The installed packages must match package.json, or the reference would
  // describe another release.
  runNpm(
    'ls',
    '--depth=0',
    ...['core', 'react', 'utils'].map((name) => `@reactive-dot/${name}`),
  );
  const sharedFiles = collectSharedFiles(readPages(siteDir, samplePlaces));
  const undo = prepareUndo(siteDir, version);
  try {
    for (const [index, set] of sets.entries()) {
      runNpm('run', 'docusaurus', '--', `docs:version:${set.id}`, version);
      freezePages(siteDir, set, version, sharedFiles[index]!);
    }
  } catch (error) {
    undo();
    throw error;
  }
  console.log(
    `Version ${version} is frozen. Run "npm test", then commit the files that begin with ${sets.map(({id}) => `${id}_version`).join(' and ')}.`,
  );
});

/**
 * Runs npm.
 *
 * @throws with npm's output if it fails
 */
function runNpm(...args: string[]): void {
  const {status, stdout, stderr} = spawnSync('npm', args, {
    cwd: siteDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`"npm ${args.join(' ')}" failed.\n${stdout}${stderr}`);
  }
}
