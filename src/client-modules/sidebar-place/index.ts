import './styles.css';
import {afterPageChange} from '../after-page-change';

/** Categories around the page open until then, in milliseconds. */
const opening = 500;

/** Shows the entry of a page that something else than the sidebar led to. */
export const onRouteDidUpdate = afterPageChange(opening, showEntry);

function showEntry(): void {
  const entry = document.querySelector(
    '.theme-doc-sidebar-menu [aria-current="page"]',
  );
  const sidebar = entry?.closest('nav');
  if (!entry || !sidebar) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const shown = sidebar.getBoundingClientRect();
  if (top >= shown.top && bottom <= shown.bottom) return;
  sidebar.scrollTop += top - shown.top - shown.height / 2;
}
