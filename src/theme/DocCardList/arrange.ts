import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Whether a sidebar marks an entry as the one where readers start. */
export const startsHere = ({customProps}: PropSidebarItem): boolean =>
  customProps?.['startsHere'] === true;

/** Moves the entry where readers start to the front. */
export const startFirst = <Item extends PropSidebarItem>(
  items: readonly Item[],
): Item[] =>
  Array.from(items).sort(
    (a, b) => Number(startsHere(b)) - Number(startsHere(a)),
  );

/**
 * Returns how many of the last cards stand in rows of two, so that no row of
 * three is left with a gap. The start is as wide as two cards, and is alone or
 * has at least three other cards.
 */
export function cardsInPairs(items: readonly PropSidebarItem[]): number {
  const columns = items.length + items.filter(startsHere).length;
  return [0, 4, 2][columns % 3]!;
}
