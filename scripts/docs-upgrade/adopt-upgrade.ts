import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {generateReference} from './check-site';
import {mustRun} from './run-command';

const files = ['package.json', 'package-lock.json'];

/**
 * Takes over what was tried on a copy: pins, lock file, packages; then generates
 * the reference anew.
 *
 * @throws where the packages cannot be installed, after package.json and the lock file are as they were
 */
export async function adoptUpgrade(
  siteDir: string,
  copy: string,
): Promise<void> {
  const before = files.map((name) => readFileSync(path.join(siteDir, name)));
  try {
    for (const name of files) {
      copyFileSync(path.join(copy, name), path.join(siteDir, name));
    }
    await mustRun('npm', ['install'], siteDir);
  } catch (error) {
    files.forEach((name, index) =>
      writeFileSync(path.join(siteDir, name), before[index]!),
    );
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message}\n\npackage.json and package-lock.json are as they were; "npm ci" installs their packages again.`,
      {cause: error},
    );
  }
  // Where texts are wanting it fails here as it did in the copy, and the report says so.
  await generateReference(siteDir);
}
