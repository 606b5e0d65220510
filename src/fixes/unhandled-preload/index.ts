import path from 'node:path';

import type {Defect} from '../defect';

export const unhandledPreloadDefect: Defect = {
  fix: 'unhandled-preload/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'A pointer that comes to a link loads its page ahead, and a failure that nobody misses yet is left unhandled, so that load-failures tells the reader of it.',
  until: 'when the link catches what it preloads',
  module: '@docusaurus/core/lib/client/exports/Link',
  shows: 'window.docusaurus.preload(targetLink);',
};

/** The client module that takes such failures. */
export const unhandledPreloadClient = path.join(__dirname, 'client.ts');
