import type {ClassNamesOptions} from '../plugins/class-names';

export const classNames: ClassNamesOptions = {
  folders: [
    'src',
    ...['core', 'theme-classic', 'theme-common', 'theme-search-algolia'].map(
      (name) => `node_modules/@docusaurus/${name}/lib`,
    ),
  ],
};
