import type {LoadContext} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import {cardAddress} from './card-address';
import {drawCard, loadFonts} from './draw-card';
import type {Card} from './read-card';
import {readTokens} from './read-tokens';

/** The stylesheet of tokens, whose colors cards are drawn in, and the logo for the light mode. */
const root = path.resolve(__dirname, '../../..');
const tokens = 'src/css/tokens.css';
const logo = 'static/img/logo.svg';

/** Packages whose version decides how a card looks. */
const drawingPackages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

/** Drawings under way at once: Satori lays one out while Resvg fills another. */
const atOnce = 4;

/**
 * Draws the picture that is shown beside a link to a page. A drawing is kept until
 * what it shows changes.
 *
 * @param cards - by the files of their pages
 */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  {siteDir, siteConfig}: LoadContext,
): Promise<void> {
  const inSite = (file: string): Promise<string> =>
    readFile(path.join(root, file), 'utf8');
  const style = {
    siteName: siteConfig.title,
    colors: readTokens(await inSite(tokens), tokens, 'light'),
    logo: await inSite(logo),
  };
  const template = hashFiles([
    __dirname,
    ...drawingPackages.map((name) => require.resolve(`${name}/package.json`)),
  ]);
  const cache = openCache(path.join(siteDir, '.cache/social-cards'));
  const fonts = await loadFonts();
  const used: string[] = [];

  const drawPage = async (page: string, card: Card): Promise<void> => {
    const key = hashOf([card, style, template]);
    used.push(key);
    let png: Buffer | undefined = cache.read(key);
    if (!png) {
      png = await drawCard(card, style, fonts);
      cache.write(key, png);
    }
    const file = path.join(outDir, cardAddress(page));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, png);
  };

  const rest = cards.entries();
  const work = async (): Promise<void> => {
    for (const [page, card] of rest) await drawPage(page, card);
  };
  await Promise.all(Array.from({length: atOnce}, work));
  cache.keepOnly(used);
}
