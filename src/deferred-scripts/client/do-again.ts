import {findAgain} from './find-again';
import type {Handover, HeldEvent} from './handover';

/**
 * Brings the page to where the reader left it: what was focused and pressed before
 * the page could answer is told to it now, once and in order.
 */
export async function doAgain(handover: Handover): Promise<void> {
  const {focused} = handover;
  if (focused && !focused[0]![0].isConnected) {
    findAgain(focused)?.focus({preventScroll: true});
  }
  while (handover.held?.length) {
    const {event, trail} = handover.held.shift()!;
    const target = findAgain(trail);
    if (!target) continue;
    handover.again = copyOf(event);
    const isUnanswered = target.dispatchEvent(handover.again);
    if (isUnanswered) writeKey(event, target);
    // React renders what an event changed before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Writes a letter as the browser does with real keys, where its key has moved the focus into a field. */
function writeKey(event: HeldEvent['event'], target: Element): void {
  const {activeElement} = document;
  if (
    event instanceof KeyboardEvent &&
    event.key.length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey) &&
    activeElement instanceof HTMLInputElement &&
    activeElement !== target
  ) {
    document.execCommand('insertText', false, event.key);
  }
}

function copyOf(event: HeldEvent['event']): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}
