/** The element whose changes screen readers announce, created on first use. */
let region: HTMLElement | undefined;
/** The timer of the next announcement. A newer one replaces it. */
let pending: number | undefined;

/** A pause so long that a screen reader doesn't interrupt itself while typing. */
export const typingPauseMs = 600;

/**
 * Announces a text to screen readers. An empty text cancels an announcement.
 *
 * @param pauseMs - delay, in case the reader is still typing
 */
export function announce(text: string, pauseMs = 0): void {
  const spoken = (region ??= createRegion());
  // A screen reader in a modal dialog only announces elements inside it.
  const place = document.querySelector('[aria-modal=true]') ?? document.body;
  if (spoken.parentElement !== place) place.append(spoken);
  window.clearTimeout(pending);
  pending = window.setTimeout(() => {
    spoken.textContent = text;
  }, pauseMs);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'announcement read-aloud';
  element.setAttribute('role', 'status');
  return element;
}
