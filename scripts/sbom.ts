/**
 * Writes the list of all packages that a release is built with, in CycloneDX's
 * format, as npm tells it from the lock file. The same lock file gives the same
 * list: what npm makes up anew each time, a number and the hour, is left out.
 *
 * Usage: `npm run sbom`
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {describeRelease, type SoftwareBill} from './supply-chain/software-bill';

const target = 'release/sbom.cdx.json';

const {status, stdout, stderr} = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
  {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
);

if (status === 0) {
  const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
  };
  const bill = describeRelease(JSON.parse(stdout) as SoftwareBill, name);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`${bill.components.length} packages listed in ${target}.`);
} else {
  console.error(
    `npm could not list the packages. Where it calls one invalid, an entry in "overrides" of package.json settles the version:\n${stderr}`,
  );
  process.exitCode = 1;
}
