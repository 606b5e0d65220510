import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** How strong each wave is, from the center on. */
const strengths = [1, 1, 0.7, 0.45, 0.25];

/**
 * The logo's waves, behind what they stand with; the caller places their center.
 *
 * @param first - radius of the innermost, in pixels
 * @param step - from one to the next
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
