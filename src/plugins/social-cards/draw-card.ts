import {renderAsync} from '@resvg/resvg-js';
import {readFile} from 'node:fs/promises';
import satori, {type Font} from 'satori';

import {cardSize} from './card-address';
import {parseUnicodeRange} from './fit-text';
import type {Element} from './lay-out-card';

const weights = [400, 600, 700] as const;

/** The subsets of the typeface that cards are set in, by the family that names them. */
const subsets = {Inter: 'latin', 'Inter Extended': 'latin-ext'} as const;

/** Files that decide how text is drawn. */
export const fontFiles = Object.values(subsets).flatMap((subset) =>
  weights.map((weight) =>
    require.resolve(
      `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`,
    ),
  ),
);

/** The typeface in the weights and letters that cards are set in. */
export async function loadFonts(): Promise<Font[]> {
  const families = Object.keys(subsets).flatMap((name) =>
    weights.map((weight) => ({name, weight})),
  );
  return Promise.all(
    families.map(async (family, index) => ({
      ...family,
      style: 'normal' as const,
      data: await readFile(fontFiles[index]!),
    })),
  );
}

/** First and last code point of every range that the typeface has letters for. */
export async function fontRanges(): Promise<[number, number][]> {
  const file = require.resolve('@fontsource/inter/unicode.json');
  const ranges = JSON.parse(await readFile(file, 'utf8')) as Record<
    string,
    string
  >;
  return Object.values(subsets).flatMap((subset) =>
    parseUnicodeRange(ranges[subset]!),
  );
}

/** Draws a card; the same card and fonts always give the same bytes of PNG. */
export async function drawCard(
  card: Element,
  fonts: readonly Font[],
): Promise<Buffer> {
  const svg = await satori(card as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: [...fonts],
  });
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}
