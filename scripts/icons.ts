/** Draws the icons in `static/img/` anew from the logo: `npm run icons`. */

import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';

/** An icon that devices show; sizes in pixels. */
interface Icon {
  file: string;
  size: number;
  /** Width of the logo as part of the icon's; masks may cut off what lies near the edge. */
  logoWidth: number;
}

const folder = path.resolve(__dirname, '../static/img');

/** `--paper` of the light mode in `src/css/tokens.css`. */
const paper = '#ffffff';

const icons: readonly Icon[] = [
  {file: 'icon-192.png', size: 192, logoWidth: 0.74},
  {file: 'icon-512.png', size: 512, logoWidth: 0.74},
  {file: 'icon-maskable-512.png', size: 512, logoWidth: 0.54},
  {file: 'apple-touch-icon.png', size: 180, logoWidth: 0.66},
];

const logo = readFileSync(path.join(folder, 'logo.svg'), 'utf8');
const favicon = {file: '../favicon.ico', size: 48, logoWidth: 1};
writeFileSync(
  path.join(folder, favicon.file),
  wrapInIco(drawIcon(logo, 'none', favicon), favicon.size),
);
for (const icon of icons) {
  writeFileSync(path.join(folder, icon.file), drawIcon(logo, paper, icon));
  console.log(`static/img/${icon.file}`);
}

/** An ICO file that holds one PNG file, of a size below 256 pixels. */
function wrapInIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * Draws the logo in the middle of a square of paper.
 *
 * @param logo the text of an SVG file
 * @param paper the square's colour
 * @returns a PNG file
 */
function drawIcon(
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
