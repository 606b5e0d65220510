import {unexportedFile, type Defect} from '../defect';

/** React crashes or keeps old texts on a translated page. */
export const translatedPageDefect: Defect = {
  fix: 'translated-page/',
  package: 'react-dom',
  version: '19.2.0',
  problem:
    'Browsers translate a page by replacing its text nodes with <font> elements. React then crashes or keeps the old text (facebook/react#11538).',
  removeWhen:
    'facebook/react#11538 is closed, and a translated page survives a change of color mode without this fix',
  module: unexportedFile(
    'react-dom/package.json',
    'cjs/react-dom-client.production.js',
  ),
  // React changes, removes, and inserts before nodes without checking that they
  // are still on the page.
  evidence: [
    'current.nodeValue = flags;',
    'hostParent.removeChild(deletedFiber.stateNode);',
    'before ? parent.insertBefore(node, before) : parent.appendChild(node);',
  ],
};
