import type {ReactNode} from 'react';

import styles from './window.module.css';

const steps = ['signed', 'broadcast', 'best block', 'finalized'];
const bestBlock = 5;
const finalizedBlock = 3;

/**
 * The end of a real run of the home page's example, copied by hand. The window
 * shows it until the example itself runs.
 */
export default function Recording(): ReactNode {
  return (
    <div className={styles.recording}>
      <p className={styles.label}>Recorded run</p>
      <dl>
        <dt>Bob can spend</dt>
        <dd>DOT 50.00</dd>
      </dl>
      <p>
        Bob has received 1 DOT.{' '}
        <span className={styles.hint}>
          Press Run to send it yourself, and watch his balance change.
        </span>
      </p>
      <ol className="clean-list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <span>
          <Blocks />
          {`best #${bestBlock}, finalized #${finalizedBlock}`}
        </span>{' '}
        <span>
          While the example runs, you can refuse the signature or stop the
          chain.
        </span>
      </p>
    </div>
  );
}

const blockWidth = 8.5;
const blockDistance = 14;

/**
 * All blocks as squares, the finalized ones solid. A running example draws the
 * same, but its component and styles load only with it.
 */
function Blocks(): ReactNode {
  return (
    <svg
      width={blockDistance * (bestBlock - 1) + blockWidth + 1.5}
      height="10"
      fill="none"
      stroke="var(--ink-3)"
      strokeWidth="1.5"
      aria-hidden
    >
      {Array.from({length: bestBlock}, (_, index) => index + 1).map((block) => (
        <rect
          key={block}
          x={blockDistance * (block - 1) + 0.75}
          y="0.75"
          width={blockWidth}
          height={blockWidth}
          rx="2.25"
          fill={block <= finalizedBlock ? 'var(--ink-3)' : undefined}
          stroke={block === bestBlock ? 'var(--accent)' : undefined}
        />
      ))}
    </svg>
  );
}
