import path from 'node:path';

import type {Defect} from '../defect';

export const prefetchDefect: Defect = {
  fix: 'prefetch-in-frame/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'All links that come into sight together look for what their pages need in one frame, which keeps a phone from scrolling.',
  until: 'when links prefetch while the browser is idle',
  module: '@docusaurus/core/lib/client/exports/Link',
  shows: 'window.docusaurus.prefetch(targetLink);',
};

/** The client module that lets them wait. */
export const prefetchClient = path.join(__dirname, 'client.ts');
