import type {PageStylesOptions} from '../plugins/page-styles';

export const pageStyles: PageStylesOptions = {
  sheets: {
    'home-page': ['src/components/home'],
    'index-pages': [
      'src/components/index-filter',
      'src/theme/DocCard',
      'src/theme/DocCardList',
      'theme/DocCategoryGeneratedIndexPage',
    ],
    // Not of a page: fetched with the first type that a reader looks at.
    'type-popover': ['samples/client/popover'],
  },
};
