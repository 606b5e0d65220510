import type {TwinsOptions} from '../plugins/twins';
import {setLabels} from './sets';
import {withoutTwin} from './site';

/** Markdown copies of all pages and `llms.txt`, the sets told apart. */
export const plainTextExport = {
  setLabels,
  without: withoutTwin.map((page) => `${page}.html`),
} satisfies TwinsOptions;
