// Copies this repository for `versions.spec.ts`: freezing a version changes the
// site's files, and the test must leave those of the repository alone.
import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Top-level files and folders that aren't copied. The copy may be in `.cache`,
 * which can't be copied into itself. `node_modules` is hardlinked. The others
 * are output, or not needed.
 */
const notCopied = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Folders in `node_modules` to which tools write while they run. A hard link
 * would pass what they write for the copy on to the site. Each tool creates its
 * folder again.
 */
const foldersOfTools = new Set(['.cache', '.vite']);

/**
 * Copies the site with its installed packages to a folder on the same disk.
 *
 * Hardlinks the packages, which takes no space. The copy must not write into
 * files of a package, because this would change the site's packages too.
 * Symbolic links are copied as they are, so only relative ones lead into the
 * copy.
 *
 * @param siteDir - the folder of the site
 * @param copyDir - the folder of the copy, which is emptied first
 */
export function copySite(siteDir: string, copyDir: string): void {
  rmSync(copyDir, {recursive: true, force: true});
  mkdirSync(copyDir, {recursive: true});
  for (const name of readdirSync(siteDir)) {
    if (!notCopied.has(name)) {
      cpSync(path.join(siteDir, name), path.join(copyDir, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
  const packages = path.join(siteDir, 'node_modules');
  const copies = path.join(copyDir, 'node_modules');
  mkdirSync(copies);
  for (const name of readdirSync(packages)) {
    if (foldersOfTools.has(name)) continue;
    hardlink(path.join(packages, name), path.join(copies, name));
  }
}

/** Hardlinks a file, or all files in a folder. Copies symbolic links. */
function hardlink(source: string, target: string): void {
  const stats = lstatSync(source);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (stats.isFile()) linkSync(source, target);
  else {
    mkdirSync(target);
    for (const name of readdirSync(source)) {
      hardlink(path.join(source, name), path.join(target, name));
    }
  }
}
