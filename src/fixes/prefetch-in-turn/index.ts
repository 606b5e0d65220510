import type {Defect} from '../defect';

/** All links in sight prefetch their pages at the same time. */
export const prefetchDefect: Defect = {
  fix: 'prefetch-in-turn/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'All links that come into sight together prefetch their pages at the same time. This keeps a phone from scrolling, and on a slow line, the page of a tapped link waits for the others.',
  removeWhen: 'links prefetch one after the other, while the browser is idle',
  module: '@docusaurus/core/lib/client/exports/Link',
  evidence: ['window.docusaurus.prefetch(targetLink);'],
};
