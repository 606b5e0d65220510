import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Opacity of each wave, from the center. */
const strengths = [1, 1, 0.7, 0.45, 0.25];

/**
 * The logo's waves, as a background. Their center is in the middle of the
 * parent, unless the caller's class moves it.
 *
 * @param first - radius of the innermost wave, in pixels
 * @param step - distance between waves, in pixels
 * @param count - number of waves; all five by default
 */
export default function Waves({
  className,
  first,
  step = 0,
  count,
}: {
  className?: string;
  first: number;
  step?: number;
  count?: number;
}): ReactNode {
  return (
    <svg className={clsx(styles.waves, className)} aria-hidden>
      {strengths.slice(0, count).map((opacity, wave) => (
        <circle key={wave} r={first + wave * step} opacity={opacity} />
      ))}
    </svg>
  );
}
