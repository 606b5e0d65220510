import {afterPageChange} from './after-page-change';
import {announce} from './announce';

/** The title changes some frames after the page. */
const titleDelayMs = 300;

/**
 * Announces the title of the new page to screen readers. Browsers only announce
 * pages that they load.
 */
export const onRouteDidUpdate = afterPageChange(titleDelayMs, () =>
  announce(document.title),
);
