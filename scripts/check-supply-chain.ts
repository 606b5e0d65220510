/**
 * Checks what may be installed: exact versions, a whole lock file, licenses,
 * workflows with pinned actions and least rights.
 *
 * Usage: `npm run check:supply-chain`
 */
import {readdirSync, readFileSync} from 'node:fs';

import {allowedLicenses, licenseExceptions} from './supply-chain/allowed';
import {
  checkLicenses,
  checkLock,
  checkSettings,
  checkVersions,
  type LockFile,
  type Manifest,
} from './supply-chain/check-packages';
import {checkWorkflow} from './supply-chain/check-workflow';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const workflows = '.github/workflows';

const complaints = [
  ...checkSettings(read('.npmrc')),
  ...checkVersions(manifest),
  ...checkLock(lock),
  ...checkLicenses(lock, allowedLicenses, licenseExceptions),
  ...readdirSync(workflows).flatMap((name) =>
    checkWorkflow(
      name,
      read(`${workflows}/${name}`),
      Object.keys(manifest.scripts ?? {}),
    ),
  ),
];

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${Object.keys(lock.packages).length - 1} packages: versions exact, integrity whole, licenses known; workflows pinned.`,
  );
}
