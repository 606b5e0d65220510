import {isLetter} from '../client/is-letter';
import {answerAtOnce} from './answer-at-once';
import {isLeftToBrowser} from './left-to-browser';
import {listen, state} from './state';
import {trailOf} from './trail';

/**
 * Keeps clicks and keys from a page that cannot answer them yet. What the
 * browser does by itself it does now: it follows links, moves the focus, writes
 * into fields.
 */
export function holdEvents(): void {
  listen('click', holdClick, false);
  listen('keydown', holdKey, false);
  for (const type of ['input', 'keyup', 'pointerup'] as const) {
    listen(type, noteText);
  }
  listen('pointerover', ({target, pointerType}) => {
    if (pointerType === 'touch') return;
    state.pointed = trailOf(target as Element);
  });
  listen('focusin', ({target}) => {
    state.focused = trailOf(target as Element);
  });
}

/** What is written, and then where the caret is moved. */
function noteText({type, target}: Event): void {
  const field = target as HTMLInputElement;
  if (type !== 'input' && !state.written.has(field)) return;
  const {value, selectionStart: caret} = field;
  state.written.set(field, {trail: trailOf(field), value, caret});
}

function holdClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (isLeftToBrowser(event, target)) return;
  if (answerAtOnce(target) || hold(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function holdKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const {key, ctrlKey, metaKey, altKey} = event;
  const isWriting =
    target.isContentEditable || target.matches('input,textarea,select');
  const isShortcut =
    ctrlKey || metaKey
      ? key.toLowerCase() === 'k'
      : key === '/' && !isWriting && !altKey;
  // A held key has opened the field, and others still wait to be written there.
  const isAhead = isWriting && state.again !== undefined && isLetter(event);
  if ((isWriting && !isShortcut && !isAhead) || !hold(event)) return;
  event.stopImmediatePropagation();
  // To the theme, Enter on such a link is a key; to the browser it is a click.
  const isClick = key === 'Enter' && target.matches('a[role=button]');
  if (isShortcut || isAhead || isClick) event.preventDefault();
  if (isShortcut) {
    // What is typed next goes to the search box, which takes it as the query.
    document.querySelector<HTMLElement>('.DocSearch-Button')?.focus();
  }
}

/** @returns whether events are held at all */
function hold(event: MouseEvent | KeyboardEvent): boolean {
  state.held?.push({event, trail: trailOf(event.target as Element)});
  return state.held !== undefined;
}
