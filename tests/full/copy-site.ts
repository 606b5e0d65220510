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
const left = new Set([
  '.git',
  '.cache',
  '.docusaurus',
  'build',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/**
 * Copies the site with its installed packages to a folder on the same disk.
 * Hardlinks the packages, which takes no space.
 */
export function copySite(siteDir: string, copy: string): void {
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  for (const name of readdirSync(siteDir)) {
    if (!left.has(name)) {
      cpSync(path.join(siteDir, name), path.join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
  linkFolder(
    path.join(siteDir, 'node_modules'),
    path.join(copy, 'node_modules'),
  );
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    // Tools write to these folders, so they are not shared.
    if (['.cache', '.vite'].includes(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
