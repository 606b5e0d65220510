let region: HTMLElement | undefined;
let pending: number | undefined;

/** Long enough for a reader who is still typing not to be interrupted. */
const pauseMs = 600;

/** Tells a screen reader, politely, what a search came to. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'search-announcement read-aloud';
  }
  // A screen reader in a modal dialog hears only what is inside it.
  const place = document.querySelector('.DocSearch-Modal') ?? document.body;
  if (region.parentElement !== place) {
    region.textContent = '';
    place.append(region);
  }
  window.clearTimeout(pending);
  pending = window.setTimeout(() => {
    region!.textContent = message;
  }, pauseMs);
}

/** The announcement of a number of results. */
export function countMessage(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}
