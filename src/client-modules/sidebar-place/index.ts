import type {ClientModule} from '@docusaurus/types';

import {afterPageChange} from '../after-page-change';
import {showSidebarEntry} from '../show-entry';

import './styles.css';

/** Categories around the page open until then. */
const openingMs = 500;

const showAfterChange = afterPageChange(openingMs, showSidebarEntry);

/** Shows the entry of a page that something else than the sidebar led to. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (change) => {
  // With deferred scripts, their loader has done it for the page that the browser loaded.
  if (!change.previousLocation && !window.deferredScripts) showSidebarEntry();
  showAfterChange(change);
};
