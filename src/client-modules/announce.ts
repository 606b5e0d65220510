let region: HTMLElement | undefined;

/** Lets screen readers say a text. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'code-announcement read-aloud';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}
