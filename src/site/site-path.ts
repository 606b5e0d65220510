import path from 'node:path';

/** Converts an absolute path to one relative to the site, with forward slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
