import {findAgain} from './find-again';
import type {Handover, HeldEvent, WrittenText} from './handover';
import {isLetter} from './is-letter';

/**
 * Brings the page to where the reader left it: what was chosen, written and
 * pressed before the page could answer is told to it now, once and in order.
 */
export async function doAgain(handover: Handover): Promise<void> {
  if (handover.colorModeChosen) tellColorMode(handover.colorModeChosen);
  if (handover.focused) {
    giveFocusBack(findAgain(handover.focused), handover.focused[0]![0]);
  }
  if (handover.pointed) tellPointer(findAgain(handover.pointed));
  for (const text of handover.written.values()) {
    writeAgain(findAgain(text.trail), text);
  }
  while (handover.held?.length) {
    const {event, trail} = handover.held.shift()!;
    const target = findAgain(trail);
    if (!target) continue;
    handover.again = copyOf(event);
    const isUnanswered = target.dispatchEvent(handover.again);
    if (isUnanswered) writeKey(event, target);
    // React renders what an event changed before the next one comes.
    await nextTask();
  }
}

/** As another tab of the site would tell of its choice, be it stored or not. */
function tellColorMode(key: string): void {
  try {
    const storageArea = localStorage;
    const newValue = document.documentElement.dataset.themeChoice;
    dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
  } catch {
    // Without storage React has read the choice from the page.
  }
}

/** An element that was made anew has lost the focus; React has not heard of one that kept it. */
function giveFocusBack(element: HTMLElement | undefined, last: Element): void {
  const {activeElement} = document;
  if (!element) return;
  if (activeElement === element) {
    element.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  } else if (element !== last) {
    element.focus({preventScroll: true});
  }
}

function tellPointer(element: HTMLElement | undefined): void {
  for (const event of [
    new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}),
    new MouseEvent('mouseover', {bubbles: true}),
  ]) {
    element?.dispatchEvent(event);
  }
}

function writeAgain(
  element: HTMLElement | undefined,
  {value, caret}: WrittenText,
): void {
  const field = element as HTMLInputElement | undefined;
  if (!field) return;
  // React looks for a change since it last set the field, which it does by this property of its own.
  field.value = '';
  const {set} = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field),
    'value',
  )!;
  set!.call(field, value);
  if (typeof caret === 'number') field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  // Of a choice, React hears by this one.
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/**
 * Writes a letter as the browser does with real keys: where its key has moved
 * the focus into a field, or was kept from the field it was pressed in.
 */
function writeKey(event: HeldEvent['event'], target: Element): void {
  const {activeElement} = document;
  if (
    event instanceof KeyboardEvent &&
    isLetter(event) &&
    activeElement instanceof HTMLInputElement &&
    (activeElement !== target || event.defaultPrevented)
  ) {
    document.execCommand('insertText', false, event.key);
  }
}

function copyOf(event: HeldEvent['event']): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
