import {afterPageChange} from './after-page-change';
import {announce} from './announce';

/** A new title is in place some frames after its page. */
const titleDelayMs = 300;

/** Tells screen readers which page has come. The browser itself announces one that it loads. */
export const onRouteDidUpdate = afterPageChange(titleDelayMs, () =>
  announce(document.title),
);
