import type {Props} from '@theme/ColorModeToggle';
import Contrast from 'lucide-static/icons/contrast.svg';
import Moon from 'lucide-static/icons/moon.svg';
import Sun from 'lucide-static/icons/sun.svg';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The color toggle. The original is disabled until React has taken over the
 * page; this one is not, because the loader of scripts keeps a click until then.
 */
export default function ColorModeToggle({
  className,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const label = `${value ?? 'system'} mode`;
  return (
    <div className={className} data-color-toggle>
      <button
        type="button"
        className={`clean-btn ${styles.button}`}
        title={label}
        aria-label={`Switch between dark and light mode (currently ${label})`}
        onClick={() => onChange(next(value, respectPrefersColorScheme))}
      >
        {/* The page's `data-theme-choice` decides which one shows, so that it is right before React starts. */}
        <Sun className={styles.light} />
        <Moon className={styles.dark} />
        <Contrast className={styles.system} />
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
