/** DocSearch's modal as the plugin repairs it. */
declare module '@generated/search/default/docsearch-modal' {
  export {DocSearchModal} from '@docsearch/react/modal';
}
