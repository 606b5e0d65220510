/** Scrolls a list to show an entry, without scrolling the page. */
export function showEntry(
  entry: Element | null | undefined,
  list?: Element | null,
): void {
  if (!entry || !list) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  if (top >= shown.top && bottom <= shown.bottom) return;
  list.scrollTop += top - shown.top - shown.height / 2;
}

/** Scrolls the sidebar to the current page's entry. */
export function showSidebarEntry(): void {
  const entry = document.querySelector(
    '.theme-doc-sidebar-menu [aria-current="page"]',
  );
  showEntry(entry, entry?.closest('nav'));
}
