import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Opacity of each wave, from the center. */
const strengths = [1, 1, 0.7, 0.45, 0.25];

/**
 * The logo's waves, as a background. The caller positions their center.
 *
 * @param first - radius of the innermost wave, in pixels
 * @param step - distance between waves, in pixels
 */
export default function Waves({
  className,
  first,
  step,
}: {
  className?: string;
  first: number;
  step: number;
}): ReactNode {
  return (
    <svg className={clsx(styles.waves, className)} aria-hidden>
      {strengths.map((opacity, wave) => (
        <circle key={wave} r={first + wave * step} opacity={opacity} />
      ))}
    </svg>
  );
}
