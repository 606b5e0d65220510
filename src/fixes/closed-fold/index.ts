import {unexportedFile, type Defect} from '../defect';

export const closedFoldDefect: Defect = {
  fix: 'closed-fold/',
  package: '@docusaurus/theme-common',
  version: '3.9.2',
  problem:
    'A style attribute hides the content of a closed fold. Find in page skips it, and a link to its text opens an empty fold.',
  until: 'when closed folds have no style attribute with "display: none"',
  module: unexportedFile(
    '@docusaurus/theme-common',
    'components/Collapsible/index.js',
  ),
  shows: "display: 'none',",
};
