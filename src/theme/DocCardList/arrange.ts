import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Whether a sidebar marks an entry as the one where readers start. */
export const startsHere = ({customProps}: PropSidebarItem): boolean =>
  customProps?.['startsHere'] === true;

/**
 * Returns how many of the last cards stand in rows of two, so that no row of
 * three is left with a gap. The start is as wide as two cards and one of the
 * first two. It's alone or has at least three other cards.
 */
export function cardsInPairs(items: readonly PropSidebarItem[]): number {
  const columns = items.length + items.filter(startsHere).length;
  return [0, 4, 2][columns % 3]!;
}
