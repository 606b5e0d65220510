/** Scrolls a list to an entry that is out of its sight, and the page not at all. */
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

/** Shows the page's entry in the sidebar beside it. */
export function showSidebarEntry(): void {
  const entry = document.querySelector(
    '.theme-doc-sidebar-menu [aria-current="page"]',
  );
  showEntry(entry, entry?.closest('nav'));
}
