import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Files by path within a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files to a folder, and creates subfolders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Creates a folder with files, and deletes it after `work`. */
export async function inTemporaryFolder<T>(
  files: Files,
  work: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  try {
    writeFiles(folder, files);
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
