import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import {cardAddress} from './card-address';
import {drawCard, loadFonts} from './draw-card';
import {readCard} from './read-card';
import {readTokens} from './read-tokens';

export type SocialCardsOptions = {
  /** The site's stylesheet of tokens, whose colours cards are drawn in. */
  tokens: string;
  /** The logo for the light mode, an SVG file. */
  logo: string;
  /** Names of the documentation sets by their ids, as readers see them. */
  setLabels: Readonly<Record<string, string>>;
};

/** Packages whose version decides how a card looks. */
const drawingPackages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

/** Drawings under way at once: Satori lays one out while Resvg fills another. */
const atOnce = 4;

/**
 * Draws the picture that is shown beside a link to a page, one for every page of
 * the build. A drawing is kept until what it shows changes.
 */
export default function socialCards(
  {siteDir, siteConfig}: LoadContext,
  {tokens, logo, setLabels}: SocialCardsOptions & {id: string},
): Plugin {
  const inSite = (file: string): Promise<string> =>
    readFile(path.join(siteDir, file), 'utf8');

  return {
    name: 'social-cards',

    async postBuild({outDir}) {
      const style = {
        siteName: siteConfig.title,
        colors: readTokens(await inSite(tokens), tokens, 'light'),
        logo: await inSite(logo),
      };
      const template = hashFiles([
        __dirname,
        ...drawingPackages.map((name) =>
          require.resolve(`${name}/package.json`),
        ),
      ]);
      const cache = openCache(path.join(siteDir, '.cache/social-cards'));
      const fonts = await loadFonts();
      const used = new Set<string>();

      const drawPage = async (page: string): Promise<void> => {
        const html = await readFile(path.join(outDir, page), 'utf8');
        const set = setLabels[page.split(/[/.]/)[0]!];
        const card = readCard(html, siteConfig.title, set);
        const key = hashOf([card, style, template]);
        used.add(key);
        let png = cache.read(key);
        if (!png) {
          png = await drawCard(card, style, fonts);
          cache.write(key, png);
        }
        const file = path.join(outDir, cardAddress(page));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, png);
      };

      const pages = await Globby('**/*.html', {cwd: outDir});
      const rest = pages.values();
      const work = async (): Promise<void> => {
        for (const page of rest) await drawPage(page);
      };
      await Promise.all(Array.from({length: atOnce}, work));
      cache.keepOnly(used);
    },
  };
}
