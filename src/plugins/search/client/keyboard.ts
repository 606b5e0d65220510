import {useDocSearchKeyboardEvents as useShortcuts} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useEffect, useRef, type RefObject} from 'react';

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
 */
export function useDocSearchKeyboardEvents(shortcuts: Shortcuts): void {
  const {isOpen, onInput, onOpen, searchButtonRef} = shortcuts;
  // Letters that come while the modal is being loaded.
  const typed = useRef('');
  useShortcuts(shortcuts);
  useEffect(() => {
    typed.current = '';
    if (isOpen) return undefined;
    const openWithLetter = (event: KeyboardEvent): void => {
      if (event.target !== searchButtonRef.current || !isLetter(event)) return;
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
    };
    window.addEventListener('keydown', openWithLetter);
    return () => window.removeEventListener('keydown', openWithLetter);
  }, [isOpen, onInput, onOpen, searchButtonRef]);
}

/** The space bar presses the box, as it does any button. */
function isLetter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
