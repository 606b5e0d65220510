import {useEffectEvent, useLayoutEffect} from 'react';

import {isComposing} from '../../site/is-composing';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  isAskAiActive: boolean;
  leaveAskAi: () => void;
}

/**
 * Ctrl or Cmd with K opens and closes search, `/` opens it outside of fields,
 * and Escape closes it, after it has left Ask AI.
 *
 * Replaces DocSearch's hook, which also reacts to Escape in an input method.
 * That hook adds its listener again with each render, and loses keys in
 * between.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const {isOpen, open, close, isAskAiActive, leaveAskAi} = shortcuts;
    if (isComposing(event)) return;
    const isEscape = event.key === 'Escape';
    if (isOpen && isEscape && isAskAiActive) leaveAskAi();
    else if (isOpen && (isEscape || isToggle(event))) close();
    else if (!isOpen && (isToggle(event) || isSlash(event))) open();
    else return;
    event.preventDefault();
  });
  // A layout effect, because each page has a search bar of its own. Otherwise,
  // a key right after a page change belongs to the bar of the previous page.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => answer(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

const isToggle = ({key, ctrlKey, metaKey}: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

function isSlash(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    event.key === '/' &&
    // The box has already handled it.
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !(
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, select, textarea'))
    )
  );
}
