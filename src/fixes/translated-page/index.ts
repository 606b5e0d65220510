import {unexportedFile, type Defect} from '../defect';

export const translatedPageDefect: Defect = {
  fix: 'translated-page/',
  package: 'react-dom',
  version: '19.2.0',
  problem:
    'Browsers translate a page by replacing its text nodes with <font> elements. React then crashes or keeps the old text (facebook/react#11538).',
  until:
    'when facebook/react#11538 is closed, and a translated page survives a change of color mode without this fix',
  module: unexportedFile(
    'react-dom/package.json',
    'cjs/react-dom-client.production.js',
  ),
  // React sets a text without checking that its node is still on the page.
  shows: 'current.nodeValue = flags;',
};
