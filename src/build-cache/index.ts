import {createHash, randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Returns a short hash of a JSON value. Equal values have equal hashes. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 20);
}

/**
 * Returns a hash of the contents of files and folders. A missing path counts
 * too, so the hash changes when it's created.
 *
 * @param paths - absolute
 */
export function hashFiles(paths: readonly string[]): string {
  return hashOf(paths.map(contentOf));
}

type Content = string | null | [name: string, content: Content][];

function contentOf(file: string): Content {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats) return null;
  if (!stats.isDirectory()) return hashOf(readFileSync(file, 'base64'));
  return readdirSync(file)
    .sort()
    .map((name) => [name, contentOf(path.join(file, name))]);
}

/**
 * Opens a folder that keeps results between builds, and creates it if needed.
 * Each result has a key that changes with its input.
 *
 * @param folder - absolute; must contain nothing else
 */
export function openCache(folder: string) {
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string) => path.join(folder, key);
  return {
    /** Returns the result of a key, if there is one. */
    read: (key: string): Buffer | undefined =>
      existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined,
    write(key: string, content: string | Uint8Array): void {
      // Renaming is atomic, so an interrupted build leaves no partial result.
      const draft = `${fileOf(key)}.${randomUUID()}`;
      writeFileSync(draft, content);
      renameSync(draft, fileOf(key));
    },
    /** Deletes all results except those of the given keys. */
    keepOnly(keys: Iterable<string>): void {
      const used = new Set(keys);
      for (const name of readdirSync(folder)) {
        // An older release of the site may have left a folder here.
        if (!used.has(name))
          rmSync(fileOf(name), {recursive: true, force: true});
      }
    },
  };
}

/** A file in a generated folder that stores the key of its input. */
const stampFile = '.generated-from';

/** Whether a folder was generated from the input with this key. */
export function isGeneratedFrom(folder: string, key: string): boolean {
  const stamp = path.join(folder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
}

/**
 * Moves a generated folder to its destination and stamps it with the key of its
 * input. The folder appears complete. If two processes generate it
 * simultaneously, one result stays.
 *
 * @param draft - the generated folder, on the same disk; moved by this function
 */
export function putInPlace(draft: string, folder: string, key: string): void {
  writeFileSync(path.join(draft, stampFile), key);
  mkdirSync(path.dirname(folder), {recursive: true});
  const replaced = `${draft}.replaced`;
  try {
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(draft, folder);
  } catch (error) {
    if (!isGeneratedFrom(folder, key)) throw error;
    rmSync(draft, {recursive: true, force: true});
  } finally {
    rmSync(replaced, {recursive: true, force: true});
  }
}
