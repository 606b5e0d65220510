import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';

/**
 * A dropdown of the navbar. The original opens under the pointer and on Enter;
 * this one opens on Space and for a screen reader's click too, ArrowDown leads to
 * its first link, and Escape closes it, however it was opened, and leaves the
 * focus on its button.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const toggle = () => setOpen(!isOpen);

  useEffect(() => {
    const closeFromOutside = ({target}: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({key}: globalThis.KeyboardEvent) => {
      const dropdown = container.current;
      if (key !== 'Escape' || !dropdown) return;
      if (dropdown.querySelector('ul')?.contains(document.activeElement)) {
        dropdown.querySelector('a')?.focus();
      }
      setOpen(false);
      // Otherwise it would stay open for as long as the pointer is there.
      setDismissed(dropdown.matches(':hover'));
    };
    const outside = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const name of outside) {
      document.addEventListener(name, closeFromOutside);
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const name of outside) {
        document.removeEventListener(name, closeFromOutside);
      }
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (event.key !== 'ArrowDown') return toggle();
    flushSync(() => setOpen(true));
    container.current?.querySelector<HTMLElement>('ul a')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    // Under a pointer it is open already; a screen reader's click has none.
    if (event.detail === 0) toggle();
  };

  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onMouseLeave={() => setDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without a target takes no focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : onClick}
        onKeyDown={onKeyDown}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
