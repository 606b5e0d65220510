import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {Context} from '@site/src/fixes/hydration-in-one-task/browser-context';

/**
 * The original goes from the system's mode to light. On a light system a
 * reader's first click would change nothing, so there it goes on to dark. The
 * original is also disabled until all of the page is hydrated; ours answers
 * once it's hydrated itself.
 */
export default function ColorModeToggleThatAnswers({
  className,
  onChange,
  ...props
}: Props): ReactNode {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const isUsed = useRef(false);
  const change: Props['onChange'] = (next) => {
    const isShown = next === document.documentElement.dataset.theme;
    onChange(isShown && !isUsed.current ? 'dark' : next);
    isUsed.current = true;
  };
  return (
    <Context value={isHydrated}>
      <ColorModeToggle
        {...props}
        className={clsx('color-toggle', className)}
        onChange={change}
      />
    </Context>
  );
}
