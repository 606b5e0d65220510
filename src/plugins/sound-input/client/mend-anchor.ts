/**
 * The router's page decodes the anchor of every address it comes to, and crashes
 * on one that cannot be decoded: its percent signs are made to mean themselves.
 */
function mendAnchor(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(
      window.history.state,
      '',
      hash.replace(/%/g, '%25'),
    );
  }
}

if (typeof window !== 'undefined') {
  mendAnchor();
  // Capturing, so that it comes before the router's listener.
  window.addEventListener('popstate', mendAnchor, {capture: true});
}
