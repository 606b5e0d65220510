import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * A sun, a moon and a half-filled disc. The page's `data-theme-choice` decides
 * which one shows, so that it is right before React starts.
 */
const icon = (
  <svg
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <g className={styles.light}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 3v1m0 16v1M3 12h1m16 0h1M5.6 5.6l.7.7m11.4 11.4.7.7m0-12.8-.7.7M6.3 17.7l-.7.7" />
    </g>
    <path className={styles.dark} d="M11 4a8 8 0 1 0 9 9 6 6 0 0 1-9-9z" />
    <g className={styles.system}>
      <circle cx={12} cy={12} r={8} />
      <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
    </g>
  </svg>
);

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
    <div className={clsx(styles.toggle, className)} data-color-toggle>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={label}
        aria-label={`Switch between dark and light mode (currently ${label})`}
        onClick={() => onChange(next(value, respectPrefersColorScheme))}
      >
        {icon}
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
