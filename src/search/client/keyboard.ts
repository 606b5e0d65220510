import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

interface Shortcuts {
  box: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  isAskAiActive: boolean;
  onOpen: () => void;
  /** A letter was typed on the box while there was no modal to take it. */
  onLetter: (letter: string) => void;
  onClose: () => void;
  onLeaveAskAi: () => void;
}

/**
 * DocSearch's shortcuts, and what its version 4 left out: typing on the focused
 * box opens the modal with what was typed, and `/` opens it from there too.
 *
 * DocSearch's own hook takes its listener off and adds it again with each
 * rendering: React does that in the midst of a key's event where a rendering has
 * just been, as after a page change, and the key is lost.
 */
export function useSearchShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent): void => {
      const {box, onLetter} = latest.current;
      if (event.target === box.current && isLetter(event)) {
        if (!giveToModal()) {
          event.preventDefault();
          onLetter(event.key);
        }
      } else {
        openOrClose(event, latest.current);
      }
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}

/** Where the modal is there and has not taken the focus yet, a letter is its. */
function giveToModal(): boolean {
  const input = document.querySelector<HTMLInputElement>(
    '.DocSearch-Modal .DocSearch-Input',
  );
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
  return input !== null;
}

/** Ctrl or Cmd with K opens and closes, `/` opens outside of fields, Escape leads back. */
function openOrClose(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const {isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi} = shortcuts;
  const {key, ctrlKey, metaKey} = event;
  const isEscape = isOpen && key === 'Escape';
  if (isEscape && isAskAiActive) {
    onLeaveAskAi();
    return;
  }
  const isShortcut = (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
  const isSlash = key === '/' && !isOpen && !isWriting(event);
  if (!isEscape && !isShortcut && !isSlash) return;
  event.preventDefault();
  if (isOpen) {
    onClose();
  } else if (!document.body.classList.contains('DocSearch--active')) {
    // What is typed before the modal is there belongs to the query.
    shortcuts.box.current?.focus();
    onOpen();
  }
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
