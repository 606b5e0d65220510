import {useEffect, type RefObject} from 'react';

/**
 * Adds to a `details` element, which opens and closes by itself, what readers
 * expect of a menu: Escape and a press elsewhere close it, arrow keys move.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) {
        event.preventDefault();
        element.open = false;
        element.querySelector('summary')?.focus();
      } else if (moveFocus(element, event.key)) {
        event.preventDefault();
      }
    };
    const onLeave = ({target}: Event) => {
      if (target instanceof Node && !element.contains(target)) {
        element.open = false;
      }
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [menu]);
}

/** @returns whether the key moved the focus */
function moveFocus(menu: HTMLDetailsElement, key: string): boolean {
  const isDown = key === 'ArrowDown';
  if (!isDown && (key !== 'ArrowUp' || !menu.open)) return false;
  menu.open = true;
  const links = Array.from(menu.querySelectorAll('a'));
  const current = links.findIndex((link) => link === document.activeElement);
  const next = isDown ? current + 1 : Math.max(current, 0) - 1;
  links[(next + links.length) % links.length]?.focus();
  return true;
}
