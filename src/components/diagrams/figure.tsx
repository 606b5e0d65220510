import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

/** A drawing in one of its two shapes. */
export type Drawing = {width: number; height: number; content: ReactNode};

function Picture({
  drawing,
  title,
  summary,
  className,
}: {
  drawing: Drawing;
  title: string;
  summary: string;
  className: string | undefined;
}): ReactNode {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-summary`}>{summary}</desc>
      {drawing.content}
    </svg>
  );
}

/**
 * A drawing with its statements in words below it. Of the two shapes the page
 * shows the one that fits its column; the other is out of the accessibility tree.
 */
export function Figure({
  title,
  words,
  wide,
  narrow,
}: {
  title: string;
  words: string[];
  wide: Drawing;
  narrow: Drawing;
}): ReactNode {
  const shared = {title, summary: words.join(' ')};
  return (
    <figure className={styles.figure}>
      <Picture {...shared} drawing={wide} className={styles.wide} />
      <Picture {...shared} drawing={narrow} className={styles.narrow} />
      <figcaption>
        <details className={styles.words}>
          <summary>{title}, in words</summary>
          <ol>
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
}
