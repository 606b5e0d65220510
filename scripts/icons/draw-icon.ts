import {Resvg} from '@resvg/resvg-js';

/** An icon that devices show; sizes in pixels. */
export interface Icon {
  file: string;
  size: number;
  /** Width of the logo as part of the icon's; masks may cut off what lies near the edge. */
  logoWidth: number;
}

/**
 * Draws the logo in the middle of a square of paper.
 *
 * @param logo the text of an SVG file
 * @param paper the square's colour
 * @returns a PNG file
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
