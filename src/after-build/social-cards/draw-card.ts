import {renderAsync} from '@resvg/resvg-js';
import {readFile} from 'node:fs/promises';
import satori, {type Font} from 'satori';

import type {Card} from './card';
import {cardSize} from './card-address';
import {withoutCharacters} from './fit-text';
import {layOutCard, type Style} from './lay-out-card';

const weights = [400, 600, 700] as const;

/** The subsets of the typeface that cards are set in, by the family that names them. */
const subsets = {Inter: 'latin', 'Inter Extended': 'latin-ext'} as const;

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
            `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );
}

export interface Drawing {
  png: Buffer;
  /** Characters that the typeface has no letter for; the card is drawn without them. */
  missing: string[];
}

/** Draws a card; the same card, style and fonts always give the same bytes. */
export async function drawCard(
  card: Card,
  style: Style,
  fonts: readonly Font[],
): Promise<Drawing> {
  const missing = new Set<string>();
  let svg = await toSvg(card, style, fonts, missing);
  if (missing.size > 0) {
    const clean = (text: string): string => withoutCharacters(text, missing);
    const drawable = {
      ...card,
      title: clean(card.title) || style.siteName,
      description: clean(card.description),
      trail: card.trail.map(clean).filter(Boolean),
    };
    svg = await toSvg(drawable, style, fonts, missing);
  }
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return {
    png: image.asPng(),
    missing: Array.from(missing),
  };
}

/** Draws a card as SVG; adds to `missing` what the fonts have no letters for. */
function toSvg(
  card: Card,
  style: Style,
  fonts: readonly Font[],
  missing: Set<string>,
): Promise<string> {
  const layout = layOutCard(card, style);
  return satori(layout as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: [...fonts],
    loadAdditionalAsset: async (_language, segment) => {
      for (const character of segment) missing.add(character);
      return [];
    },
  });
}
