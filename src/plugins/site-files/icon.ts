import {Resvg} from '@resvg/resvg-js';

/** An icon that devices show, by file name; sizes in pixels. */
export interface Icon {
  file: string;
  size: number;
  /** Width of the logo as part of the icon's; masks may cut off what lies near the edge. */
  logoWidth: number;
  purpose?: 'any' | 'maskable';
}

export const icons: readonly Icon[] = [
  {file: 'icon-192.png', size: 192, logoWidth: 0.74, purpose: 'any'},
  {file: 'icon-512.png', size: 512, logoWidth: 0.74, purpose: 'any'},
  {
    file: 'icon-maskable-512.png',
    size: 512,
    logoWidth: 0.54,
    purpose: 'maskable',
  },
];

/** The one that Apple's devices ask for. */
export const touchIcon: Icon = {
  file: 'apple-touch-icon.png',
  size: 180,
  logoWidth: 0.66,
};

/**
 * Draws the logo in the middle of a square of paper.
 *
 * @param logo the text of an SVG file
 * @param paper the square's colour
 */
export function drawIcon(
  logo: string,
  paper: string,
  {size, logoWidth}: Icon,
): Buffer {
  const width = Math.round(size * logoWidth);
  const edge = (size - width) / 2;
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<image href="${source}" x="${edge}" y="${edge}" width="${width}" height="${width}"/>`,
    '</svg>',
  ].join('');
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
