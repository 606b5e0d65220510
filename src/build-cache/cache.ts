import {randomUUID} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {unlessMissing} from './unless-missing';

/** Results of earlier builds, by keys that change with their input. */
export interface Cache {
  /** Returns the result of a key, if there is one. */
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
  /**
   * Deletes everything else in the folder that is older than this process's
   * use of it. What is newer can belong to another process.
   *
   * @param keys - the keys of the results to keep
   */
  keepOnly(keys: Iterable<string>): void;
}

/**
 * Opens a folder that keeps results between builds, and creates it if needed.
 *
 * @param folder - absolute; used for this cache alone, because `keepOnly`
 *   deletes everything else
 */
export function openCache(folder: string): Cache {
  mkdirSync(folder, {recursive: true});
  const opened = Date.now();
  const fileOf = (key: string) => path.join(folder, key);
  const isOlder = (file: string) => {
    const stats = statSync(file, {throwIfNoEntry: false});
    return stats !== undefined && stats.mtimeMs < opened;
  };
  return {
    read: (key) => unlessMissing(() => readFileSync(fileOf(key))),
    write(key, content) {
      // Renaming is atomic, so an interrupted build leaves no partial result.
      const draft = `${fileOf(key)}.${randomUUID()}`;
      writeFileSync(draft, content);
      renameSync(draft, fileOf(key));
    },
    keepOnly(keys) {
      const kept = new Set(keys);
      const others = readdirSync(folder).filter((name) => !kept.has(name));
      // An older release of the site may have left folders here.
      for (const file of others.map(fileOf).filter(isOlder))
        rmSync(file, {recursive: true, force: true});
    },
  };
}
