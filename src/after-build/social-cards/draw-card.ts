import {renderAsync} from '@resvg/resvg-js';
import {readFile} from 'node:fs/promises';
import satori, {type Font} from 'satori';

import {cardSize} from './card-address';
import type {Card} from './read-card';

/** The logo and colors of all cards. */
export interface Branding {
  siteName: string;
  /** Returns the value of a design token. */
  color: (token: string) => string;
  /** The logo as SVG. */
  logo: string;
}

/**
 * Subsets of the typeface, by the family's name in a card. Fontsource has a file
 * for each, and Satori falls back from one family to the next.
 */
const subsets = {Geist: 'latin', 'Geist Extended': 'latin-ext'} as const;

/** Loads the weights and subsets that cards use. */
export async function loadFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(subsets).flatMap(([name, subset]) =>
      ([400, 700] as const).map(async (weight) => {
        const file = `@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`;
        const data = await readFile(require.resolve(file));
        return {name, weight, style: 'normal' as const, data};
      }),
    ),
  );
}

/**
 * Draws a card as PNG. The same card, branding, and fonts always give the same
 * bytes.
 *
 * @throws if the typeface lacks a character; the message lists them
 */
export async function drawCard(
  card: Card,
  branding: Branding,
  fonts: Font[],
): Promise<Buffer> {
  const missing: string[] = [];
  const svg = await satori(
    layOut(card, branding) as Parameters<typeof satori>[0],
    {
      ...cardSize,
      fonts,
      loadAdditionalAsset: async (_language, segment) => {
        missing.push(segment);
        return [];
      },
    },
  );
  if (missing.length > 0) {
    throw new Error(
      `The social card of "${card.title}" cannot be drawn: its typeface has no letters for ${missing.join(' ')}. Write the title and the description without them.`,
    );
  }
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return image.asPng();
}

type Styles = Record<string, string | number>;

/**
 * Letters of a word in large type that fit on a line. An API name is one word,
 * and needs smaller type if it's longer.
 */
const longestLargeWord = 20;

/** Returns a card's boxes in Satori's shorthand for React elements. */
function layOut(
  {title, description, trail, set = ''}: Card,
  {siteName, color, logo}: Branding,
): object {
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const small = {fontSize: 32, lineHeight: 1.4};
  const longestWord = Math.max(...title.split(' ').map(({length}) => length));
  const fontSize = longestWord > longestLargeWord ? 54 : 84;
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 76,
      background: color('paper'),
      borderBottom: `12px solid ${color('accent')}`,
      color: color('ink'),
      fontFamily: 'Geist, Geist Extended',
    },
    box(
      {...small, justifyContent: 'space-between', fontWeight: 700},
      box(
        {alignItems: 'center', gap: 18},
        {type: 'img', props: {src, width: 48, height: 48}},
        siteName,
      ),
      box({color: color('accent-ink')}, set),
    ),
    box(
      {flexDirection: 'column', gap: 20},
      lines(1, {...small, color: color('ink-3')}, trail.join('  /  ')),
      lines(2, {fontSize, fontWeight: 700, lineHeight: 1.15}, title),
      lines(3, {...small, color: color('ink-2')}, description),
    ),
  );
}

const box = (style: Styles, ...children: (object | string)[]): object => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Clamps text to a number of lines, with an ellipsis. */
const lines = (lineClamp: number, style: Styles, children: string): object => ({
  type: 'div',
  props: {
    style: {display: 'block', lineClamp, overflow: 'hidden', ...style},
    children,
  },
});
