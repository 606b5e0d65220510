import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

type TypedKey = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'preventDefault'
>;

interface Shortcuts {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Opens the modal with `key` as the query. */
  onInput: (event: TypedKey) => void;
  searchButtonRef: RefObject<HTMLButtonElement | null>;
  isAskAiActive: boolean;
  onAskAiToggle: (active: boolean) => void;
}

/**
 * DocSearch's shortcuts, and what its version 4 left out: typing on the focused
 * box opens the modal with what was typed, and `/` opens it from there too.
 *
 * It stands for DocSearch's own hook, which takes its listener off and adds it
 * again with each rendering: React does that in the midst of a key's event where
 * a rendering has just been, as after a page change, and the key is lost.
 */
export function useDocSearchKeyboardEvents(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  // Letters that come while the modal is being loaded.
  const typed = useRef('');
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    typed.current = '';
  }, [shortcuts.isOpen]);
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      const {searchButtonRef} = latest.current;
      if (event.target === searchButtonRef.current && isLetter(event)) {
        openWithLetter(event, typed, latest.current);
      } else {
        openOrClose(event, latest.current);
      }
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}

function openWithLetter(
  event: KeyboardEvent,
  typed: {current: string},
  {onOpen, onInput}: Shortcuts,
): void {
  const input = document.querySelector<HTMLInputElement>(
    '.DocSearch-Modal .DocSearch-Input',
  );
  if (input) {
    // The modal is there and has not taken the focus yet: this letter is its.
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    return;
  }
  if (event.key === '/' && typed.current === '') {
    event.preventDefault();
    onOpen();
    return;
  }
  typed.current += event.key;
  onInput({
    key: typed.current,
    metaKey: false,
    ctrlKey: false,
    preventDefault: () => event.preventDefault(),
  });
}

/** Ctrl or Cmd with K opens and closes, `/` opens outside of fields, Escape leads back. */
function openOrClose(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const {isOpen, onOpen, onClose, isAskAiActive, onAskAiToggle} = shortcuts;
  const {key, ctrlKey, metaKey} = event;
  const isEscape = isOpen && key === 'Escape';
  if (isEscape && isAskAiActive) {
    onAskAiToggle(false);
    return;
  }
  const isShortcut = (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
  const isSlash = key === '/' && !isOpen && !isWriting(event);
  if (!isEscape && !isShortcut && !isSlash) return;
  event.preventDefault();
  if (isOpen) onClose();
  else if (!document.body.classList.contains('DocSearch--active')) onOpen();
}

function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, select, textarea, button'))
  );
}

/** The space bar presses the box, as it does any button. */
function isLetter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
