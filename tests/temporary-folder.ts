import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, with the folders on the way. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** A new folder with these files, which is gone after `work`. */
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
