import {unexportedFile, type Defect} from '../defect';

/** A style attribute hides the content of a closed fold from find in page. */
export const closedFoldDefect: Defect = {
  fix: 'closed-fold/',
  package: '@docusaurus/theme-common',
  version: '3.9.2',
  problem:
    'A style attribute hides the content of a closed fold. Find in page skips it, and a link to its text opens an empty fold.',
  removeWhen: 'closed folds have no style attribute with "display: none"',
  module: unexportedFile(
    '@docusaurus/theme-common',
    'components/Collapsible/index.js',
  ),
  evidence: ["display: 'none',"],
};
