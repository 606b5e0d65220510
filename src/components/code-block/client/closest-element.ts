/**
 * `Element.closest` for the target of an event. A target may be null or the
 * document, and neither has the method.
 *
 * @returns the target itself or its nearest ancestor that matches the selector
 */
export const closestElement = <E extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
