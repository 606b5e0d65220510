/** Size in pixels, as social networks recommend. */
export const cardSize = {width: 1200, height: 630};

/**
 * Returns the address of a page's card, below the base URL. It depends on the
 * path alone, so the browser needs no list of cards.
 *
 * @param path - the page's path below the base URL, with or without a slash
 *   at its ends
 */
export function cardAddress(path: string): string {
  const page = path.replace(/^\/+|\/+$|\.html$/g, '');
  return `cards/${page || 'index'}.png`;
}
