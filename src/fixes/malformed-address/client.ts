/** Escapes the percent signs of a part of the address that can't be decoded. */
function mend(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replace(/%/g, '%25');
  }
}

function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mend(pathname) + search + mend(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  // In the capture phase, this listener runs before the router's.
  window.addEventListener('popstate', mendAddress, {capture: true});
}
