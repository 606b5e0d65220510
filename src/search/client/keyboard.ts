import {useEffect, useEffectEvent} from 'react';

interface Shortcuts {
  isOpen: boolean;
  isAskAiActive: boolean;
  onOpen: () => void;
  onClose: () => void;
  onLeaveAskAi: () => void;
}

/**
 * Ctrl or Cmd with K opens and closes, `/` opens outside of fields, Escape leads back.
 *
 * DocSearch's own hook takes its listener off and adds it again with each
 * rendering: React does that in the midst of a key's event where a rendering has
 * just been, as after a page change, and the key is lost.
 */
export function useSearchShortcuts(shortcuts: Shortcuts): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const {isOpen, isAskAiActive, onOpen, onClose, onLeaveAskAi} = shortcuts;
    const {key, ctrlKey, metaKey} = event;
    const isEscape = isOpen && key === 'Escape';
    const isShortcut = (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
    const isSlash = key === '/' && !isOpen && !isControl(event.target);
    if (!isEscape && !isShortcut && !isSlash) return;
    event.preventDefault();
    if (isEscape && isAskAiActive) onLeaveAskAi();
    else if (isOpen) onClose();
    else onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** What a key may be meant for. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, select, textarea, button'))
  );
}

/** Whether a key writes. The space bar presses what has the focus. */
export function isLetter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
