import {afterPageChange} from '../after-page-change';
import {showSidebarEntry} from '../show-entry';

import './styles.css';

/** Time in ms until the categories around the page have opened. */
const openingMs = 500;

/** Shows the current page's entry after navigation from outside the sidebar. */
export const onRouteDidUpdate = afterPageChange(openingMs, showSidebarEntry);
