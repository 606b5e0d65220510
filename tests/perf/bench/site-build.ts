import {rm} from 'node:fs/promises';
import path from 'node:path';

import {repository} from '../../build/run-generator';
import {runCommand, type Cost} from './run-command';

/** The bundler's cache, and the folders of all others. */
const bundlerCaches = ['node_modules/.cache', '.docusaurus'];
const otherCaches = [
  '.cache/api-reference',
  '.cache/samples',
  'docs-react/api',
  'docs-vue/api',
];

/** Removes what builds keep for the next one. */
export async function removeCaches(which: 'bundler' | 'all'): Promise<void> {
  const folders =
    which === 'all' ? [...bundlerCaches, ...otherCaches] : bundlerCaches;
  for (const folder of folders) {
    await rm(path.join(repository, folder), {recursive: true, force: true});
  }
}

/** Runs `docusaurus build` alone on this repository and tells what it cost. */
export function buildSite(): Promise<Cost> {
  return runCommand(
    process.execPath,
    [
      path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {
      cwd: repository,
      env: {
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: 'true',
        DOCUSAURUS_PERF_LOGGER: 'true',
      },
    },
  );
}
