import path from 'node:path';

import {besideExport, type Defect} from '../defect';

export const translatedPageDefect: Defect = {
  fix: 'translated-page/',
  package: 'react-dom',
  version: '19.2.0',
  problem:
    'Browsers translate a page by replacing its text nodes with <font> elements. React then crashes when it removes one of these nodes, and shows the old text when it changes one (facebook/react#11538).',
  until: 'when React detects that its text node was replaced',
  // The package doesn't export this path.
  module: besideExport(
    'react-dom/package.json',
    'cjs/react-dom-client.production.js',
  ),
  shows: 'current.nodeValue = flags;',
};

/** The client module that keeps React working with translated nodes. */
export const translatedPageClient = path.join(__dirname, 'client.ts');
