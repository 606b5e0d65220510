import type {Trail} from './handover';

/**
 * The element that a trail leads to now. React keeps most elements when it takes
 * over a page; some, such as tabs, it makes anew at the same place.
 *
 * @param standIn the element itself or what has replaced it, null if it is gone
 * @returns undefined if nothing alike is at that place
 */
export function counterpart(
  trail: Trail,
  standIn: (element: Element) => Element | null,
): HTMLElement | undefined {
  const found = trail.findIndex(([element]) => standIn(element));
  let element = found < 0 ? undefined : standIn(trail[found]![0]);
  for (const [original, place] of trail
    .slice(0, Math.max(found, 0))
    .reverse()) {
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
