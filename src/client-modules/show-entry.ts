/**
 * Scrolls a list to show an entry in its middle, unless it's visible. Unlike
 * `scrollIntoView`, doesn't scroll the page. Does nothing without both elements.
 */
export function showEntry(
  entry: Element | null | undefined,
  list?: Element | null,
): void {
  if (!entry || !list) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  list.scrollTop += top - view.top - view.height / 2;
}

/** Scrolls the sidebar to the current page's entry. */
export function showSidebarEntry(): void {
  const entry = document.querySelector(
    '.theme-doc-sidebar-menu [aria-current="page"]',
  );
  showEntry(entry, entry?.closest('nav'));
}
