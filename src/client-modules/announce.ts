let region: HTMLElement | undefined;
let pending: number | undefined;

/**
 * Lets screen readers say a text.
 *
 * @param pauseMs - before it's said, for a reader who may still be typing
 */
export function announce(text: string, pauseMs = 0): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'announcement read-aloud';
    region.setAttribute('role', 'status');
  }
  // A screen reader in a modal dialog hears only what is inside it.
  const place = document.querySelector('[aria-modal=true]') ?? document.body;
  if (region.parentElement !== place) place.append(region);
  window.clearTimeout(pending);
  pending = window.setTimeout(() => {
    region!.textContent = text;
  }, pauseMs);
}
