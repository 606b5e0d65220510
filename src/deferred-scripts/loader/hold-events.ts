import {state, untilAnswering} from './state';

/** What only scripts answer. In the navbar's dropdowns the theme keeps the version that a reader chose. */
const answeredByScripts = `button:not(form button, .load-failure button), [role=button], [role=tab],
  [data-type], [data-hold-click], .dropdown__link, [data-collapsed] > summary`;

/**
 * Keeps clicks and keys from a page that cannot answer them yet. What the
 * browser does by itself it does now: it follows links, moves the focus, writes
 * into fields.
 */
export function holdEvents(): void {
  // On the window, before whatever a script adds to the document.
  const options = {capture: true, signal: untilAnswering};
  addEventListener('click', holdClick, options);
  addEventListener('keydown', holdKey, options);
}

function holdClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (!(target instanceof Element)) return;
  // To the browser, such a click opens a link elsewhere.
  const isModified = ctrlKey || metaKey || shiftKey || altKey;
  const isForScripts = target.closest(answeredByScripts);
  if (isModified || !isForScripts || !hold(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function holdKey(event: KeyboardEvent): void {
  if (!(event.target instanceof Element)) return;
  const target = event.target as HTMLElement;
  const {key, ctrlKey, metaKey, altKey} = event;
  const isWriting =
    target.isContentEditable || target.matches('input,textarea,select');
  const isShortcut =
    ctrlKey || metaKey
      ? key.toLowerCase() === 'k'
      : key === '/' && !isWriting && !altKey;
  if ((isWriting && !isShortcut) || !hold(event)) return;
  event.stopImmediatePropagation();
  // To the theme, Enter on such a link is a key; to the browser it is a click.
  const isClick = key === 'Enter' && target.matches('a[role=button]');
  if (isShortcut || isClick) event.preventDefault();
  if (isShortcut) {
    // What is typed next goes to the search box, which takes it as the query.
    document.querySelector<HTMLElement>('.DocSearch-Button')?.focus();
  }
}

/** @returns whether the event is held: those that are done again aren't, nor is any on a page that may never answer */
function hold(event: MouseEvent | KeyboardEvent): boolean {
  if (event === state.again || !state.held) return false;
  state.held.push(event);
  return true;
}
