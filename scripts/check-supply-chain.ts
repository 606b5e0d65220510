/**
 * Checks what may be installed: exact versions, a whole lock file, no unknown
 * install scripts, licenses.
 *
 * Usage: `npm run check:supply-chain`
 */
import {readFileSync} from 'node:fs';

import {
  allowedLicenses,
  allowedScripts,
  licenseExceptions,
} from './supply-chain/allowed';
import {checkLicenses} from './supply-chain/check-licenses';
import {checkLock, checkSettings} from './supply-chain/check-lock';
import {checkVersions} from './supply-chain/check-versions';
import {entriesOf, type LockFile, type Manifest} from './supply-chain/model';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

const complaints = [
  ...checkSettings(readFileSync('.npmrc', 'utf8')),
  ...checkVersions(manifest),
  ...checkLock(lock, allowedScripts),
  ...checkLicenses(lock, allowedLicenses, licenseExceptions),
];

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${entriesOf(lock).length} packages: versions exact, integrity whole, install scripts and licenses known.`,
  );
}
