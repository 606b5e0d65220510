import type {TwinsOptions} from '../plugins/twins';
import {algolia, searchOptions} from './search';

/** Markdown copies of all pages and `llms.txt`, the sets told apart. */
export const plainTextExport = {
  setLabels: searchOptions.setLabels,
  without: ['404.html', `${algolia.searchPagePath}.html`],
} satisfies TwinsOptions;
