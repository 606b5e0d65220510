import type {LoadContext} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {openCache} from '../../build-cache/cache';
import {hashFiles, hashOf} from '../../build-cache/hash';
import {readColors} from '../../site/read-colors';
import {cardAddress} from './card-address';
import {drawCard, loadFonts, type Branding} from './draw-card';
import type {Card} from './read-card';

const root = path.resolve(__dirname, '../../..');

/** The source of the colors. */
const tokens = path.join(root, 'src/css/tokens.css');
const logo = path.join(root, 'static/img/logo.svg');

/** Packages whose version affects the look of cards. */
const drawingPackages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

/**
 * Draws the social cards of all pages. Cached drawings are reused until their
 * content changes.
 *
 * @param cards - by page file
 * @param outDir - the build folder, absolute
 * @throws if a card can't be drawn; lists the characters that have no letters
 */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  outDir: string,
  {siteDir, siteConfig}: LoadContext,
): Promise<void> {
  const branding = await readBranding(siteConfig.title);
  const template = hashFiles([
    __dirname,
    tokens,
    logo,
    ...drawingPackages.map((name) => require.resolve(`${name}/package.json`)),
  ]);
  const cache = openCache(path.join(siteDir, '.cache/social-cards'));
  const fonts = await loadFonts();
  const used: string[] = [];

  const drawPage = async (page: string, card: Card): Promise<void> => {
    const key = hashOf([card, branding.siteName, template]);
    used.push(key);
    let png: Buffer | undefined = cache.read(key);
    if (!png) {
      png = await drawCard(card, branding, fonts);
      cache.write(key, png);
    }
    const file = path.join(outDir, cardAddress(page));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, png);
  };

  // Satori can lay out one card while Resvg renders others.
  await Promise.all(Array.from(cards, ([page, card]) => drawPage(page, card)));
  cache.keepOnly(used);
}

/**
 * Reads the logo and the colors of light mode.
 *
 * @throws (from `color`) if the stylesheet lacks a token
 */
async function readBranding(siteName: string): Promise<Branding> {
  const colors = readColors(await readFile(tokens, 'utf8'), 'light');
  return {
    siteName,
    color(token) {
      const color = colors.get(token);
      if (!color) throw new Error(`src/css/tokens.css has no ${token}.`);
      return color;
    },
    logo: await readFile(logo, 'utf8'),
  };
}
