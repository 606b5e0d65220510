import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const waves = [0, 1, 2, 3, 4];

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
      {waves.map((wave) => (
        <circle key={wave} r={first + wave * step} />
      ))}
    </svg>
  );
}
