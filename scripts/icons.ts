/** Draws the icons in `static/img/` anew from the logo: `npm run icons`. */

import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {drawIcon, type Icon} from './icons/draw-icon';

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
for (const icon of icons) {
  writeFileSync(path.join(folder, icon.file), drawIcon(logo, paper, icon));
  console.log(`static/img/${icon.file}`);
}
