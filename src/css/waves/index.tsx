import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Opacities of the waves, from the center. */
const opacities = [1, 1, 0.7, 0.45, 0.25];

interface WavesProps {
  className?: string;
  /** Radius of the innermost wave, in pixels. */
  innerRadius: number;
  /** Distance between the five waves, in pixels, or `none` for a single wave. */
  spacing: number | 'none';
}

/**
 * The logo's waves, as a background. Their center is in the middle of the
 * parent, unless the caller's class moves it.
 */
export default function Waves({
  className,
  innerRadius,
  spacing,
}: WavesProps): ReactNode {
  const radii =
    spacing === 'none'
      ? [innerRadius]
      : opacities.map((_, index) => innerRadius + index * spacing);
  return (
    <svg className={clsx(styles.waves, className)} aria-hidden>
      {radii.map((radius, index) => (
        <circle key={radius} r={radius} opacity={opacities[index]} />
      ))}
    </svg>
  );
}
