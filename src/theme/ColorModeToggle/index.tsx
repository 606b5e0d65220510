import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

/**
 * Skips a mode that looks the same. The original switches from system to light,
 * so a first click on a light system would change nothing.
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
