/**
 * Returns the nearest ancestor of an event's target that matches a selector.
 */
export const closest = <E extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
