import type {Trail} from './handover';

/**
 * The element that a trail leads to now. React keeps most elements when it takes
 * over a page; some, such as tabs, it makes anew at the same place.
 *
 * @returns undefined if nothing alike is at that place
 */
export function findAgain(trail: Trail): HTMLElement | undefined {
  const kept = trail.findIndex(([element]) => element.isConnected);
  const [[original]] = trail;
  const found = trail
    .slice(0, Math.max(kept, 0))
    .reduceRight<Element | undefined>(
      (parent, [, place]) => parent?.children[place],
      trail[kept]?.[0],
    );
  const isAlike =
    found?.tagName === original.tagName &&
    found.textContent === original.textContent;
  return isAlike ? (found as HTMLElement) : undefined;
}
