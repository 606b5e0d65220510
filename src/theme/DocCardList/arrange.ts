import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Whether a sidebar marks an entry as the one where readers start. */
export const startsHere = ({customProps}: PropSidebarItem): boolean =>
  customProps?.['startsHere'] === true;

/**
 * Returns the positions of the cards that are two columns wide, so that rows of
 * three columns have no gap: the start or else the first card, and also the last
 * one if that isn't enough. The start is one of the first two.
 */
export function wideCards(items: readonly PropSidebarItem[]): number[] {
  const first = Math.max(0, items.findIndex(startsHere));
  const last = items.length - 1;
  return [[], [first, last], [first]][items.length % 3]!;
}
