import {findAgain} from './find-again';
import type {Handover, HeldEvent} from './handover';

/**
 * Brings the page to where the reader left it: what was focused and pressed before
 * the page could answer is told to it now, once and in order.
 */
export async function doAgain(handover: Handover): Promise<void> {
  const {focused} = handover;
  if (focused && !focused[0][0].isConnected) {
    findAgain(focused)?.focus({preventScroll: true});
  }
  for (;;) {
    // The loader may let go of them meanwhile.
    const next = handover.held?.shift();
    if (!next) return;
    const {event, trail} = next;
    const target = findAgain(trail);
    if (!target) continue;
    handover.again = copyOf(event);
    target.dispatchEvent(handover.again);
    // React renders what an event changed before the next one comes. No more than
    // that is waited for, because a key pressed meanwhile would overtake the rest.
    await Promise.resolve();
  }
}

function copyOf(event: HeldEvent['event']): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}
