import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Styles for readers without scripts: what only a script could open stands open,
 * and what only a script could do is not offered.
 */
export default function withoutScripts(): Plugin {
  const stylesheet = path.join(__dirname, 'styles.css');
  return {
    name: 'without-scripts',
    getPathsToWatch: () => [stylesheet],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'noscript',
          innerHTML: `<style>${readFileSync(stylesheet, 'utf8')}</style>`,
        },
      ],
    }),
  };
}
