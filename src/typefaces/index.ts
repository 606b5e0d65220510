import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Fontsource's file for each generated typeface. */
const typefaces = {
  'geist.woff2':
    '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono.woff2':
    '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** The printable characters of ASCII, from the space to the tilde. */
const ascii = String.fromCharCode(
  ...Array.from({length: 0x7f - 0x20}, (_, index) => 0x20 + index),
);

/**
 * The site's characters: ASCII and English punctuation. Others use the reader's
 * system fonts.
 */
const printed = ascii + '\u00a0\u200b–—‘’“”…•·×±©²³µ€−↑↓';

/** The range of weights that `faces.css` declares. */
const weights = {min: 400, max: 700};

/**
 * Reduces the typefaces to the characters and weights of the site, half the
 * size of Fontsource's files, and writes them to the folder of generated files.
 */
export default function cutTypefaces({generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'typefaces');
  return {
    name: 'typefaces',
    async loadContent() {
      await mkdir(folder, {recursive: true});
      await Promise.all(
        Object.entries(typefaces).map(async ([name, published]) => {
          const file = await readFile(require.resolve(published));
          const cut = await subsetFont(file, printed, {
            targetFormat: 'woff2',
            variationAxes: {wght: weights},
          });
          await writeFile(path.join(folder, name), cut);
        }),
      );
    },
  };
}
