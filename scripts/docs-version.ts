/**
 * Freezes both sets with Docusaurus's own command, then makes the frozen pages
 * independent of later changes. If any step fails, all are undone.
 *
 * Usage: `npm run docs:version -- 0.68`, for `/react/0.68` and `/vue/0.68`
 */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {
  getVersionDocsDirPath,
  getVersionsFilePath,
  getVersionSidebarsPath,
} from '@docusaurus/plugin-content-docs/lib/versions/files.js';
import {Globby} from '@docusaurus/utils';

import {dependencies} from '../package.json';
import {readPages} from '../src/content/code-samples/find-samples';
import {samplePlaces} from '../src/content/code-samples/sample-folders';
import {
  collectSharedFiles,
  zipSharedFiles,
} from '../src/content/code-samples/shared-files';
import {sets} from '../src/site/sets';
import {frozenVersions} from '../src/site/versions';
import {runCommandLine} from './command-line';
import {freezeText} from './docs-version/freeze-text';
import {readVersion} from './docs-version/read-version';

const siteDir = path.resolve(__dirname, '..');

runCommandLine(() => {
  const version = readVersion(
    process.argv.slice(2),
    sets.flatMap(({id}) => frozenVersions(id)),
    dependencies['@reactive-dot/core'],
  );
  // The installed packages must match package.json, or the reference would
  // describe another release.
  run('ls', '--depth=0', '@reactive-dot/core', '@reactive-dot/react');
  const undo = rememberVersions(version);
  try {
    for (const set of sets) {
      run('run', 'docusaurus', '--', `docs:version:${set.id}`, version);
      freezePages(set, version);
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
function run(...args: string[]): void {
  const {status, stdout, stderr} = spawnSync('npm', args, {
    cwd: siteDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`"npm ${args.join(' ')}" failed.\n${stdout}${stderr}`);
  }
}

/**
 * Returns a function that removes the new version, and the folders if it was
 * the first one.
 */
function rememberVersions(version: string): () => void {
  const lists = sets.map(({id}) => getVersionsFilePath(siteDir, id));
  const before = lists.map((file) => existsSync(file) && readFileSync(file));
  const places = sets
    .flatMap(({id}) => [
      getVersionDocsDirPath(siteDir, id, version),
      getVersionSidebarsPath(siteDir, id, version),
    ])
    .map((place) => [path.dirname(place), place].find((p) => !existsSync(p)));
  return () => {
    for (const place of places) {
      if (place) rmSync(place, {recursive: true, force: true});
    }
    lists.forEach((file, index) => {
      const text = before[index];
      if (text) writeFileSync(file, text);
      else rmSync(file, {force: true});
    });
  };
}

/**
 * Copies shared text and the download of shared files next to the copied pages,
 * and freezes all texts.
 */
function freezePages(
  {id, folder: written}: (typeof sets)[number],
  version: string,
): void {
  const folder = getVersionDocsDirPath(siteDir, id, version);
  cpSync(path.join(siteDir, 'docs-shared'), path.join(folder, '_shared'), {
    recursive: true,
  });
  const pages = readPages(siteDir, samplePlaces);
  for (const page of collectSharedFiles(pages)) {
    const file = path.join(folder, '_shared', `${page.path}.zip`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, zipSharedFiles(page));
  }
  const site = path.relative(siteDir, folder).split(path.sep).join('/');
  for (const name of Globby.sync('**/*.{md,mdx}', {cwd: folder})) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    try {
      const shared = `@site/${site}/_shared/`;
      writeFileSync(file, freezeText(text, {version, shared, readDemo}));
    } catch (error) {
      const {message} = error as Error;
      throw new Error(`${written}/${name}: ${message}`, {cause: error});
    }
  }
}

function readDemo(name: string): string {
  const file = path.join(siteDir, 'src/live-examples/demos', `${name}.tsx`);
  if (!existsSync(file)) {
    throw new Error(`src/live-examples/demos has no demo "${name}".`);
  }
  return readFileSync(file, 'utf8');
}
