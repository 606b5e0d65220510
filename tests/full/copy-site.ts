import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Top-level files and folders that a copy doesn't need. */
const notCopied = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** Folders of packages to which tools write, so that copies don't share them. */
const unsharedFolders = new Set(['.cache', '.vite']);

/**
 * Copies the site with its installed packages to a folder on the same disk.
 *
 * Hardlinks the packages, which takes no space. The copy must not write into
 * files of a package, because this would change the site's packages too.
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
  hardlinkFolder(
    path.join(siteDir, 'node_modules'),
    path.join(copyDir, 'node_modules'),
  );
}

/** Creates a folder with hard links to the files of another one. */
function hardlinkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    if (unsharedFolders.has(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) hardlinkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
