import path from 'node:path';

import {besideExport, type Defect} from '../defect';

export const closedFoldDefect: Defect = {
  fix: 'closed-fold/',
  package: '@docusaurus/theme-common',
  version: '3.9.2',
  problem:
    'A style attribute hides the content of a closed fold. Find in page skips it, and a link to its text opens an empty fold.',
  until: 'when closed folds have no style attribute with "display: none"',
  // The package doesn't export this path.
  module: besideExport(
    '@docusaurus/theme-common',
    'components/Collapsible/index.js',
  ),
  shows: "display: 'none',",
};

/** The client module that lets the browser open folds. */
export const closedFoldClient = path.join(__dirname, 'client.ts');
