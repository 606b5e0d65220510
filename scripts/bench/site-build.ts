import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';

import {repository} from '../../tests/build/run-docusaurus';
import {runCommand, type Cost} from './run-command';

const bundlerCaches = ['node_modules/.cache', '.docusaurus'];
const generatedPages = ['docs-react/api', 'docs-vue/api'];
/** Folders below `.cache` that are the tests' and not the build's. */
const notOfTheBuild = ['bench', 'fixtures'];

/** Removes what builds keep for the next one. */
export async function removeCaches(which: 'bundler' | 'all'): Promise<void> {
  const folders =
    which === 'all'
      ? [...bundlerCaches, ...generatedPages, ...(await ownCaches())]
      : bundlerCaches;
  for (const folder of folders) {
    await rm(path.join(repository, folder), {recursive: true, force: true});
  }
}

/** Folders, from the repository's, that the site's own plugins keep their results in. */
export async function ownCaches(): Promise<string[]> {
  const names = await readdir(path.join(repository, '.cache'));
  return names
    .filter((name) => !notOfTheBuild.includes(name))
    .map((name) => `.cache/${name}`);
}

/** Runs `docusaurus build` alone on this repository, or on a copy of it, and tells what it cost. */
export function buildSite(folder = repository): Promise<Cost> {
  return runCommand(
    process.execPath,
    [
      path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {
      cwd: folder,
      env: {NODE_ENV: 'production', NO_UPDATE_NOTIFIER: 'true'},
    },
  );
}
