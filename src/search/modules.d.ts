/** DocSearch's modal as `src/fixes` repairs it. */
declare module '@generated/fixes/default/docsearch-modal' {
  export {DocSearchModal} from '@docsearch/react/modal';
}

/** Styles; the package says nothing of them. */
declare module '@docsearch/react/style';
