import type {TwinsOptions} from '.';
import {setLabels} from '../../site/sets';
import {withoutTwin} from '../../site/facts';

/** Markdown copies of all pages and `llms.txt`, the sets told apart. */
export const plainTextExport = {
  setLabels,
  without: withoutTwin.map((page) => `${page}.html`),
} satisfies TwinsOptions;
