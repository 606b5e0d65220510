import {afterPageChange} from '../after-page-change';
import {showSidebarEntry} from '../show-entry';

import './styles.css';

/** Categories around the page open until then. */
const openingMs = 500;

/** Shows the entry of a page that something else than the sidebar led to. */
export const onRouteDidUpdate = afterPageChange(openingMs, showSidebarEntry);
