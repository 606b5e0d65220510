import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The page's `data-theme-choice` decides which icon shows, so that it is right before React starts. */
const icons = [
  ['light', IconLightMode],
  ['dark', IconDarkMode],
  ['system', IconSystemColorMode],
] as const;

/**
 * The colour toggle. The original is disabled until React has taken over the
 * page; this one is not, because the loader of scripts answers until then.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const label = `${value ?? 'system'} mode`;
  return (
    <div className={clsx(styles.toggle, className)} data-colour-toggle>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={label}
        aria-label={`Switch between dark and light mode (currently ${label})`}
        onClick={() => onChange(next(value, respectPrefersColorScheme))}
      >
        {icons.map(([choice, Icon]) => (
          <Icon key={choice} aria-hidden className={styles[choice]} />
        ))}
      </button>
    </div>
  );
}

/**
 * Light, dark, system, where the site respects the system; null is the system.
 * Where it does not, a page without a choice is light.
 */
function next(choice: Props['value'], respectsSystem: boolean): Props['value'] {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}
