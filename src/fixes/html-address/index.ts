import type {Defect} from '../defect';

/** A page whose address ends in `.html` renders without its chunk. */
export const htmlAddressDefect: Defect = {
  fix: 'html-address/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    "On hosts that don't redirect, a page whose address ends in .html renders without its chunk. React reports error 418, and the search page ignores the query and the keys.",
  removeWhen: 'the client preloads the page of the normalized address',
  module: '@docusaurus/core/lib/client/clientEntry',
  evidence: ['preload(window.location.pathname)'],
};
