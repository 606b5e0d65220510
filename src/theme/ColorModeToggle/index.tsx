import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

/**
 * The original goes from the system's mode to light. On a light system a
 * reader's first click would change nothing, so there it goes on to dark.
 */
export default function ColorModeToggleThatChanges({
  className,
  onChange,
  ...props
}: Props): ReactNode {
  const isUsed = useRef(false);
  const change: Props['onChange'] = (next) => {
    const isShown = next === document.documentElement.dataset.theme;
    onChange(isShown && !isUsed.current ? 'dark' : next);
    isUsed.current = true;
  };
  return (
    <ColorModeToggle
      {...props}
      className={clsx('color-toggle', className)}
      onChange={change}
    />
  );
}
