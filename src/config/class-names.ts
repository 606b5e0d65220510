import type {ClassNamesOptions} from '../plugins/class-names';

export const classNames: ClassNamesOptions = {
  folders: [
    'src',
    'node_modules/@docusaurus/core/lib',
    'node_modules/@docusaurus/theme-classic/lib',
    'node_modules/@docusaurus/theme-common/lib',
    'node_modules/@docusaurus/theme-search-algolia/lib',
    // A frozen version has the components of its time beside it.
    'react_versioned_docs',
    'vue_versioned_docs',
  ],
};
