import type {Trail} from './handover';

/**
 * The element that a trail leads to now. React keeps most elements when it takes
 * over a page; some, such as tabs, it makes anew at the same place.
 *
 * @returns undefined if nothing alike is at that place
 */
export function findAgain(trail: Trail): HTMLElement | undefined {
  const kept = trail.findIndex(([element]) => element.isConnected);
  let element = trail[kept]?.[0];
  for (const [original, place] of trail.slice(0, Math.max(kept, 0)).reverse()) {
    const next = element?.children[place];
    element = next && isAlike(next, original) ? next : undefined;
  }
  return element?.textContent === trail[0]?.[0].textContent
    ? (element as HTMLElement)
    : undefined;
}

/** State may have added further classes; the first one names the kind. */
function isAlike(one: Element, other: Element): boolean {
  return (
    one.tagName === other.tagName && one.classList[0] === other.classList[0]
  );
}
