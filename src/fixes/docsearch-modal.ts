import type {Defect} from './defect';

export const docSearchDefect: Defect = {
  fix: 'docsearch-modal.ts',
  package: '@docsearch/react',
  version: '4.7.0',
  problem:
    'Opening search asks whether code can be made of text, which the security policy forbids and the browser reports.',
  until: 'when the modal no longer asks',
  module: '@docsearch/react/modal',
  shows: 'try{return new Function(""),!0}catch(e){return!1}',
};

/** The source of DocSearch's modal with the answer that the policy gives. */
export const repairDocSearch = (source: string): string =>
  source.replaceAll(docSearchDefect.shows, 'return!1');
