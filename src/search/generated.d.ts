/** DocSearch's modal as `src/fixes` repairs it. */
declare module '@generated/fixes/default/docsearch-modal' {
  export {DocSearchModal} from '@docsearch/react/modal';
}
