import type {HtmlTagObject} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl} from './environment';

/**
 * Styles for readers without JavaScript. They open what a script would open,
 * and hide controls that need one.
 */
const withoutScripts = readFileSync(
  path.join(__dirname, '../css/without-scripts.css'),
  'utf8',
);

/** Head elements of every page, in addition to those of Docusaurus. */
export const headTags: HtmlTagObject[] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'apple-touch-icon',
      href: `${baseUrl}img/apple-touch-icon.png`,
    },
  },
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: `<style>${withoutScripts}</style>`,
  },
];
