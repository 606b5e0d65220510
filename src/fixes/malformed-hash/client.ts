/** Makes the percent signs of a hash that cannot be decoded stand for themselves. */
function mendHash(): void {
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
  mendHash();
  // Capturing, so that it comes before the router's listener.
  window.addEventListener('popstate', mendHash, {capture: true});
}
