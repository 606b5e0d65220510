/**
 * Freezes both documentation sets, generated API pages included, as a version:
 * `npm run docs:version -- 0.68` makes `/react/0.68` and `/vue/0.68`.
 *
 * Frozen pages are committed and do not change when shared text, live examples,
 * components or the library change later. Where anything fails, nothing is written.
 */
import {existsSync, readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

import {createChecker} from '../src/content/code-samples/check-samples';
import {reactDocs, vueDocs} from '../src/content/docs-sets';
import {generateReference} from '../src/reference/generate';
import {apiReference, documentedPackages} from '../src/reference/options';
import {frozenVersions} from '../src/site/versions';
import {mustRun} from '../tests/run-command';
import {freezeSet} from './docs-version/freeze-set';
import {frozenPaths} from './docs-version/frozen-set';
import {putInPlace} from './docs-version/put-in-place';
import {readVersion} from './docs-version/read-version';
import {answerFences} from './docs-version/write-out-notes';

const siteDir = path.resolve(__dirname, '..');
const staging = path.join(siteDir, '.cache', 'docs-version');
const sets = [reactDocs, vueDocs];

async function main(args: string[]): Promise<void> {
  const version = readVersion(args, {
    frozen: frozenVersions,
    documented: readPin('@reactive-dot/core'),
  });
  refuseLeftovers(version);
  await refuseOtherReleases();
  await generateReference(siteDir, apiReference);

  await rm(staging, {recursive: true, force: true});
  const checker = createChecker(siteDir);
  try {
    for (const set of sets) {
      await freezeSet({
        siteDir,
        staging,
        version,
        set,
        sets,
        frozen: frozenVersions,
        answersFor: (sitePath) => answerFences(checker, siteDir, sitePath),
      });
    }
    await putInPlace(
      staging,
      siteDir,
      sets.flatMap(({id}) => Object.values(frozenPaths(id, version))),
    );
  } finally {
    checker.close();
    await rm(staging, {recursive: true, force: true});
  }
  console.log(
    `Version ${version} is frozen: ${sets.map(({routeBasePath}) => `/${routeBasePath}/${version}`).join(' and ')}. Run "npm test", then commit ${sets.map(({id}) => `${id}_version*`).join(' and ')}.`,
  );
}

function readPin(specifier: string): string {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  return dependencies[specifier] ?? '';
}

/** Where another release is installed than package.json pins, the pages would be that one's. */
async function refuseOtherReleases(): Promise<void> {
  const specifiers = documentedPackages
    .filter(({handWritten}) => handWritten === undefined)
    .map(({specifier}) => specifier);
  await mustRun('npm', ['ls', '--depth=0', ...specifiers], siteDir).catch(
    (error: Error) => {
      throw new Error(
        `The packages that package.json pins are not those that are installed. Run "npm ci".\n${error.message}`,
      );
    },
  );
}

/** A folder that no list of versions names is somebody's work: it is not overwritten. */
function refuseLeftovers(version: string): void {
  for (const {id} of sets) {
    const {folder, sidebars} = frozenPaths(id, version);
    for (const sitePath of [folder, sidebars]) {
      if (existsSync(path.join(siteDir, sitePath))) {
        throw new Error(
          `${sitePath} exists, but ${id}_versions.json does not name ${version}. Remove it, then try again.`,
        );
      }
    }
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
