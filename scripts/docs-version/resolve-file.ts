import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.mdx',
  '.md',
  '/index.ts',
  '/index.tsx',
];

/**
 * The file that an import means.
 *
 * @param sitePath - relative to the site; its ending may be missing
 * @param importedBy - site path of the importing file, for the message
 * @throws where there is no such file
 */
export function resolveFile(
  siteDir: string,
  sitePath: string,
  importedBy: string,
): string {
  const found = endings
    .map((ending) => sitePath + ending)
    .find((candidate) => isFile(path.join(siteDir, candidate)));
  if (found === undefined) {
    throw new Error(`${importedBy} imports ${sitePath}, which does not exist.`);
  }
  return found;
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
