import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The file that each typeface becomes, by the one that Fontsource publishes. */
const typefaces = {
  'geist.woff2':
    '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono.woff2':
    '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** What the pages print: ASCII, and the signs of English text. Others come from the reader's own typefaces. */
const printed =
  String.fromCharCode(...Array.from({length: 95}, (_, index) => 32 + index)) +
  '\u00a0\u200b–—‘’“”…•·×±©²³µ€−↑↓';

/** The weights that the stylesheets use, see `css/tokens.css`. */
const weights = {min: 400, max: 700};

/**
 * Cuts the typefaces down to what the site prints, half of what Fontsource's
 * files weigh, and writes them to where the bundler finds generated files.
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
