import type {Defect} from '../defect';

export const unhandledPreloadDefect: Defect = {
  fix: 'unhandled-preload/',
  package: '@docusaurus/core',
  version: '3.9.2',
  problem:
    'Hovering over a link preloads its page. Nothing handles a failed preload, so load-failures shows a notice although the reader needs nothing yet.',
  until: 'when the link handles failed preloads',
  module: '@docusaurus/core/lib/client/exports/Link',
  shows: 'window.docusaurus.preload(targetLink);',
};
