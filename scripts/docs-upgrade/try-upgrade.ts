import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {type DocumentedPackage, modulesOf} from '../../src/reference/modules';
import {
  checkSamples,
  generateReference,
  type ReferenceVerdict,
  type SamplesVerdict,
} from './check-site';
import type {Target} from './choose-targets';
import {compareApis, type ApiChanges} from './compare-apis';
import {declaredModules, listExports, type ApiExport} from './list-exports';
import {mustRun} from './run-command';
import {copySite} from './site-copy';

/** What an upgrade does to the site. */
export interface Trial {
  changes: ApiChanges;
  samples: SamplesVerdict;
  reference: ReferenceVerdict;
}

/**
 * Upgrades a copy of the site and looks at what came of it.
 *
 * @param copy - folder for the copy, on the site's disk
 * @throws where the packages cannot be installed
 */
export async function tryUpgrade(
  siteDir: string,
  copy: string,
  targets: readonly Target[],
  packages: readonly DocumentedPackage[],
): Promise<Trial> {
  copySite(siteDir, copy);
  const manifest = path.join(copy, 'package.json');
  const pins = new Map(targets.map(({specifier, to}) => [specifier, to]));
  writeFileSync(manifest, changePins(readFileSync(manifest, 'utf8'), pins));
  await mustRun('npm', ['install'], copy);
  const reference = await generateReference(copy);

  const moved = packages.filter(({specifier}) => pins.has(specifier));
  return {
    changes: compareApis(
      moved.flatMap((documented) => exportsBefore(siteDir, documented)),
      moved.flatMap(({specifier}) => exportsOf(copy, specifier)),
    ),
    samples: await checkSamples(copy),
    reference,
  };
}

const exportsOf = (siteDir: string, specifier: string): ApiExport[] =>
  listExports(declaredModules(path.join(siteDir, 'node_modules', specifier)));

/** Before npm served a package, its declarations were written by hand. */
function exportsBefore(
  siteDir: string,
  source: DocumentedPackage,
): ApiExport[] {
  return source.handWritten
    ? listExports(
        modulesOf(siteDir, source).map(({specifier, file}) => ({
          module: specifier,
          file,
        })),
      )
    : exportsOf(siteDir, source.specifier);
}

/**
 * Sets exact versions of dependencies in the text of a package.json, a new one
 * in its alphabetical place; everything else stays as it was written.
 */
export function changePins(
  manifest: string,
  pins: ReadonlyMap<string, string>,
): string {
  const parsed = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
  };
  const dependencies = Object.fromEntries(
    Object.entries({
      ...parsed.dependencies,
      ...Object.fromEntries(pins),
    }).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return `${JSON.stringify({...parsed, dependencies}, null, 2)}\n`;
}
