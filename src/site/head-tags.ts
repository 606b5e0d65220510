import type {HtmlTagObject} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {baseUrl} from './environment';

/** Styles for readers without scripts: what only a script could open stands open, and what only a script could do is not offered. */
const withoutScripts = readFileSync(
  path.join(__dirname, '../css/without-scripts.css'),
  'utf8',
);

/** What stands in the head of every page beside what Docusaurus puts there. */
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
