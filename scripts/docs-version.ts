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

import {reactDocs, vueDocs} from '../src/config/docs-sets';
import {frozenVersions} from '../src/config/versions';
import {generateReference} from '../src/reference/generate';
import {apiReference, documentedPackages} from '../src/reference/options';
import {createChecker} from '../src/plugins/samples/check-samples';
import {answerFences} from './docs-version/answer-fences';
import {findOutdatedPackages} from './docs-version/find-outdated-packages';
import {freezeSet} from './docs-version/freeze-set';
import {frozenPaths} from './docs-version/frozen-set';
import {putInPlace} from './docs-version/put-in-place';
import {readVersion} from './docs-version/read-version';

const siteDir = path.resolve(__dirname, '..');
const staging = path.join(siteDir, '.cache', 'docs-version');
const sets = [reactDocs, vueDocs];

async function main(args: string[]): Promise<void> {
  const version = readVersion(args, {
    frozen: frozenVersions,
    documented: readPin('@reactive-dot/core'),
  });
  refuseLeftovers(version);
  const outdated = findOutdatedPackages(
    siteDir,
    documentedPackages
      .filter(({handWritten}) => handWritten === undefined)
      .map(({specifier}) => specifier),
  );
  if (outdated.length > 0) {
    throw new Error(`${outdated.join('\n')}\nRun "npm ci".`);
  }
  for (const set of apiReference) await generateReference(siteDir, set);

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
