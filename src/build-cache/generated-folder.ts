import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {unlessMissing} from './unless-missing';

/** A file in a generated folder that stores the key of its input. */
const stampFile = '.generated-from';

/** Whether a folder was generated from the input with this key. */
export function isGeneratedFrom(folder: string, key: string): boolean {
  const stamp = path.join(folder, stampFile);
  return unlessMissing(() => readFileSync(stamp, 'utf8')) === key;
}

/**
 * Moves a generated folder to its destination, and stamps it with the key of its
 * input. Readers find the previous folder, none for a moment, or the new one,
 * but never a part of one. If another process puts a folder with the same key
 * there first, that one stays.
 *
 * @param draft - the generated folder, on the same disk; moved or deleted by
 *   this function. No other process may use this path, or the same path with
 *   `.previous` at its end, so create it in a folder of `mkdtemp`.
 * @throws if the folder can't be moved, and the previous one is back, or if
 *   another process puts a folder with another key there first
 */
export function putInPlace(draft: string, folder: string, key: string): void {
  writeFileSync(path.join(draft, stampFile), key);
  mkdirSync(path.dirname(folder), {recursive: true});
  const previous = `${draft}.previous`;
  unlessMissing(() => renameSync(folder, previous));
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) unlessMissing(() => renameSync(previous, folder));
    if (!isGeneratedFrom(folder, key)) throw error;
    rmSync(draft, {recursive: true, force: true});
  }
  rmSync(previous, {recursive: true, force: true});
}
