/** Size of a card in pixels, as the networks ask for it. */
export const cardSize = {width: 1200, height: 630};

/**
 * The address of a page's card, below the base URL. It follows from the page's
 * path alone, so that no list of cards has to reach the browser.
 *
 * @param path of the page below the base URL, with or without a slash at its ends
 */
export function cardAddress(path: string): string {
  const page = path.replace(/^\/+|\/+$|\.html$/g, '');
  return `cards/${page || 'index'}.png`;
}
