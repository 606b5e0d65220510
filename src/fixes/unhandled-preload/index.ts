import type {Defect} from '../defect';

/** A failed preload is an unhandled rejection. */
export const unhandledPreloadDefect: Defect = {
  fix: 'unhandled-preload/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Hovering over a link preloads its page. Nothing handles a failed preload, so load-failures shows a notice although the reader needs nothing yet.',
  removeWhen: 'the link handles failed preloads',
  module: '@docusaurus/core/lib/client/exports/Link',
  evidence: ['window.docusaurus.preload(targetLink);'],
};
