/** The nearest element around what an event happened to that a selector finds. */
export const closest = <E extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
