import type {Handover, HeldEvent} from './handover';

/**
 * Brings the page to where the reader left it: what was pressed before the page
 * could answer is told to it now, once and in order.
 */
export async function doAgain(handover: Handover): Promise<void> {
  for (;;) {
    // The loader may let go of them meanwhile.
    const event = handover.held?.shift();
    if (!event) return;
    const target = findAgain(event);
    if (!target) continue;
    handover.again = copyOf(event);
    target.dispatchEvent(handover.again);
    // React renders what an event changed before the next one comes. No more than
    // that is waited for, because a key pressed meanwhile would overtake the rest.
    await Promise.resolve();
  }
}

/**
 * The element that was meant. React keeps most elements when it takes over a
 * page; some, such as tabs, it makes anew, and then what's at the same point is
 * meant if it's alike.
 */
function findAgain(event: HeldEvent): Element | undefined {
  const original = event.target as Element;
  if (original.isConnected) return original;
  const there =
    event instanceof MouseEvent
      ? document.elementFromPoint(event.clientX, event.clientY)
      : null;
  return there?.textContent === original.textContent ? there : undefined;
}

function copyOf(event: HeldEvent): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}
