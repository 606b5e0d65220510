/**
 * Checks what may be installed: exact versions, a whole lock file, no unknown
 * install scripts, licenses, workflows with pinned actions and least rights.
 *
 * Usage: `npm run check:supply-chain`
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  allowedLicenses,
  allowedScripts,
  grantedRights,
  licenseExceptions,
} from './supply-chain/allowed';
import {checkLicenses} from './supply-chain/check-licenses';
import {checkLock, checkSettings} from './supply-chain/check-lock';
import {checkVersions} from './supply-chain/check-versions';
import {checkWorkflow} from './supply-chain/check-workflow';
import {entriesOf, type LockFile, type Manifest} from './supply-chain/model';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

const workflows = '.github/workflows';

const complaints = [
  ...checkSettings(readFileSync('.npmrc', 'utf8')),
  ...checkVersions(manifest),
  ...checkLock(lock, allowedScripts),
  ...checkLicenses(lock, allowedLicenses, licenseExceptions),
  ...readdirSync(workflows).flatMap((name) =>
    checkWorkflow(
      name,
      readFileSync(path.join(workflows, name), 'utf8'),
      grantedRights,
      Object.keys(manifest.scripts ?? {}),
    ),
  ),
];

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${entriesOf(lock).length} packages: versions exact, integrity whole, install scripts and licenses known; workflows pinned.`,
  );
}
