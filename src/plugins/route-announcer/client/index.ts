import {afterPageChange} from '../../navigation/client/after-page-change';
import {announce} from '../../samples/client/announce';

/** A new title is in place some frames after its page, in milliseconds at most. */
const titlePatience = 300;

/** A page that the browser loads is announced by the browser. */
export const onRouteDidUpdate = afterPageChange(titlePatience, () =>
  announce(document.title),
);
