import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, sorted, relative to it; none when it is absent. */
export function listFiles(directory: string): string[] {
  if (!fs.existsSync(directory)) {
    return [];
  }
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)),
    )
    .sort();
}

/** A digest of the names and contents of every file below the folders. */
export function fingerprintFolders(directories: string[]): string {
  const hash = createHash('sha256');
  for (const directory of directories) {
    for (const file of listFiles(directory)) {
      hash.update(`${file}\0`);
      hash.update(fs.readFileSync(path.join(directory, file)));
      hash.update('\0');
    }
    hash.update('\n');
  }
  return hash.digest('hex');
}
