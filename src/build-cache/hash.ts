import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Hexadecimal digits of a hash: 80 bits, which no two inputs share by chance. */
const digits = 20;

const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, digits);

/**
 * Returns a short hash of a value's JSON. It depends on the order of an object's
 * keys, and ignores what JSON leaves out, such as functions.
 */
export const hashOf = (value: object | string): string =>
  shortHash(JSON.stringify(value));

/**
 * Returns a hash of the contents of files and folders. A missing path counts
 * too, so the hash changes when it's created.
 *
 * @param paths - absolute; the hash depends on their order, not on themselves
 */
export const hashFiles = (paths: readonly string[]): string =>
  hashOf(paths.map(contentOf));

/** The hash of a file, the entries of a folder, or `null` for a missing path. */
type Content = string | null | [name: string, content: Content][];

function contentOf(file: string): Content {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats) return null;
  if (!stats.isDirectory()) return shortHash(readFileSync(file));
  return readdirSync(file)
    .sort()
    .map((name) => [name, contentOf(path.join(file, name))]);
}
