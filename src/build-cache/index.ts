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

/** A short name for any value that JSON can hold; equal values have equal names. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value))
    .digest('hex')
    .slice(0, 20);
}

/**
 * A hash of what files and folders contain. A path that doesn't exist counts too,
 * so the hash changes when something appears there.
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
 * Opens a folder in which results are kept from one build to the next, each under a
 * key that changes with its input, and creates it when needed.
 *
 * @param folder - absolute; holds nothing else
 */
export function openCache(folder: string) {
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string) => path.join(folder, key);
  return {
    /** What is kept under a key; undefined when there's nothing. */
    read: (key: string): Buffer | undefined =>
      existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined,
    write(key: string, content: string | Uint8Array): void {
      // Renaming is atomic, so a build that's cut short leaves no half a result behind.
      const draft = `${fileOf(key)}.${randomUUID()}`;
      writeFileSync(draft, content);
      renameSync(draft, fileOf(key));
    },
    /** Deletes everything that no key in use leads to. */
    keepOnly(keys: Iterable<string>): void {
      const used = new Set(keys);
      for (const name of readdirSync(folder)) {
        // An older release of the site may have kept a folder here.
        if (!used.has(name))
          rmSync(fileOf(name), {recursive: true, force: true});
      }
    },
  };
}

/** In a generated folder, says which input the folder was generated from. */
const stampFile = '.generated-from';

/** Whether a folder was generated from the input that this key stands for. */
export function isGeneratedFrom(folder: string, key: string): boolean {
  const stamp = path.join(folder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === key;
}

/**
 * Puts a generated folder in its place and stamps it with the key of its input. The
 * folder appears whole; when two processes generate the same at once, either result
 * stays.
 *
 * @param draft - the generated folder, on the same disk; gone afterward
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
