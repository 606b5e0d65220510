import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';

import {isComposing} from '@site/src/site/is-composing';

/**
 * Adds keyboard support to a navbar dropdown. The original opens on hover and
 * on Enter. Here, Space and a screen reader's click also open it, ArrowDown
 * moves to its first link, and Escape closes it.
 */
export default function DropdownWithKeys(props: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      const dropdown = frame.current!;
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (dropdown.querySelector('ul')?.contains(document.activeElement)) {
        buttonIn(dropdown).focus({preventScroll: true});
      }
      if (isOpen(dropdown)) toggle(dropdown);
      // Otherwise it would stay open while the pointer is over it.
      setDismissed(dropdown.querySelector('.dropdown:hover') !== null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const {currentTarget: dropdown, defaultPrevented, key, target} = event;
    // Docusaurus 3.10 handles Space itself.
    if (target !== buttonIn(dropdown) || defaultPrevented) return;
    if (key !== ' ' && key !== 'ArrowDown') return;
    event.preventDefault();
    if (key === ' ' || !isOpen(dropdown)) toggle(dropdown);
    if (key === 'ArrowDown')
      dropdown.querySelector<HTMLElement>('ul a')?.focus();
  };
  const onClick = ({currentTarget, defaultPrevented, detail}: MouseEvent) => {
    // On hover, it's already open. A screen reader's click has no pointer.
    if (detail === 0 && defaultPrevented) toggle(currentTarget);
  };

  return (
    <div
      ref={frame}
      className="dropdown-frame"
      data-dismissed={isDismissed}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onMouseLeave={() => setDismissed(false)}
    >
      <Dropdown {...props} />
    </div>
  );
}

const buttonIn = (dropdown: Element): HTMLElement =>
  dropdown.querySelector<HTMLElement>('[role="button"]')!;

const isOpen = (dropdown: Element): boolean =>
  buttonIn(dropdown).ariaExpanded === 'true';

/** Toggles a dropdown by Enter, because the original exposes no state. */
function toggle(dropdown: Element): void {
  const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true});
  flushSync(() => buttonIn(dropdown).dispatchEvent(enter));
}
