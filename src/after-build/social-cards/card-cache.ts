import {createHash, randomUUID} from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import {hashElement} from 'folder-hash';

import type {Card} from './card';
import type {Style} from './lay-out-card';

/** Packages whose version decides how a card looks. */
const drawingPackages = ['satori', '@resvg/resvg-js', '@fontsource/inter'];

/** A digest of what all cards depend on: this plugin, the packages it draws with, the style. */
export async function fingerprintTemplate(style: Style): Promise<string> {
  const versions = await Promise.all(
    drawingPackages.map(async (name) => {
      const file = require.resolve(`${name}/package.json`);
      const {version} = JSON.parse(await readFile(file, 'utf8')) as {
        version: string;
      };
      return `${name}@${version}`;
    }),
  );
  const {hash} = await hashElement(__dirname);
  return digest([hash, ...versions, style]);
}

/** The name under which a card's drawing is kept: it changes with anything that shows. */
export function cardKey(card: Card, template: string): string {
  return digest([card, template]);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** Drawings kept in a folder from one build to the next. */
export class CardCache {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<CardCache> {
    await mkdir(folder, {recursive: true});
    return new CardCache(folder);
  }

  /** The drawing kept under a key; undefined when there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.#file(key)).catch(() => undefined);
  }

  /**
   * Keeps a drawing; a build that is cut short leaves no half of one. Two pages
   * may draw the same card at once.
   */
  async write(key: string, png: Buffer): Promise<void> {
    const unfinished = `${this.#file(key)}.${randomUUID()}.unfinished`;
    await writeFile(unfinished, png);
    await rename(unfinished, this.#file(key));
  }

  /** Removes drawings that no page uses any more. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.#folder);
    const outdated = files.filter((file) => !keys.has(path.parse(file).name));
    await Promise.all(
      outdated.map((file) => rm(path.join(this.#folder, file), {force: true})),
    );
  }

  #file(key: string): string {
    return path.join(this.#folder, `${key}.png`);
  }
}
