import {renderAsync} from '@resvg/resvg-js';
import {readFile} from 'node:fs/promises';
import satori, {type Font} from 'satori';

import type {Card} from './read-card';
import {cardSize} from './card-address';
import {layOutCard, type Style} from './lay-out-card';

const weights = [400, 600, 700] as const;

/** The subsets of the typeface that cards are set in, by the family that names them. */
const subsets = {Geist: 'latin', 'Geist Extended': 'latin-ext'} as const;

/** The typeface in the weights and letters that cards are set in. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(subsets).flatMap(([name, subset]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(
          require.resolve(
            `@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );
}

/**
 * Draws a card as PNG; the same card, style and fonts always give the same bytes.
 *
 * @throws naming the characters that the typeface has no letters for
 */
export async function drawCard(
  card: Card,
  style: Style,
  fonts: readonly Font[],
): Promise<Buffer> {
  const layout = layOutCard(card, style);
  const missing: string[] = [];
  const svg = await satori(layout as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: [...fonts],
    loadAdditionalAsset: async (_language, segment) => {
      missing.push(segment);
      return [];
    },
  });
  if (missing.length > 0) {
    throw new Error(
      `The social card of "${card.title}" cannot be drawn: its typeface has no letters for ${missing.join(' ')}. Write the title and the description without them.`,
    );
  }
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}
