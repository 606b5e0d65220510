import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {fingerprintFolders} from '../../reference/fingerprint';
import type {PageSource} from './read-page';
import type {Place} from './to-markdown';

/** What a build keeps of a page for the next one. */
export interface KeptTwin {
  /** What the page's first heading says. */
  title: string;
  /** The whole twin, which held all of its page. */
  markdown: string;
}

/**
 * Twins kept in a file from one build to the next, by what they are made from. A
 * file that cannot be read is treated as if it were not there.
 */
export class KeptTwins {
  readonly #file: string;
  readonly #earlier: Readonly<Record<string, KeptTwin>>;
  readonly #used: Record<string, KeptTwin> = {};

  private constructor(
    file: string,
    earlier: Readonly<Record<string, KeptTwin>>,
  ) {
    this.#file = file;
    this.#earlier = earlier;
  }

  static async open(file: string): Promise<KeptTwins> {
    try {
      const text = await readFile(file, 'utf8');
      return new KeptTwins(file, JSON.parse(text) as Record<string, KeptTwin>);
    } catch {
      return new KeptTwins(file, {});
    }
  }

  /**
   * The twin kept under a key, otherwise the one that is made now.
   *
   * @throws what making it throws; nothing is kept then
   */
  get(key: string, make: () => KeptTwin): KeptTwin {
    return (this.#used[key] ??= this.#earlier[key] ?? make());
  }

  /** Keeps the twins that this build asked for, and no others. */
  async save(): Promise<void> {
    await mkdir(path.dirname(this.#file), {recursive: true});
    // Renaming is atomic: a build that is cut short leaves no half a file.
    const unfinished = `${this.#file}.${randomUUID()}.unfinished`;
    await writeFile(unfinished, JSON.stringify(this.#used));
    await rename(unfinished, this.#file);
  }
}

/** A digest of what all twins depend on: this plugin and the packages it converts with. */
export function fingerprintConverter(siteDir: string): string {
  const lockFile = path.join(siteDir, 'package-lock.json');
  return digest([
    fingerprintFolders([__dirname]),
    existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '',
  ]);
}

/** The name under which a twin is kept: it changes with anything that shows in it. */
export function twinKey(
  source: PageSource,
  place: Place,
  converter: string,
): string {
  return digest([source, place, converter]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
