import type {ReactNode} from 'react';

import styles from './window.module.css';

const steps = ['signed', 'broadcast', 'best block', 'finalized'];
const best = 5;
const finalized = 3;

/** The end of a real run of the window's example, shown until it runs. */
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
          {`best #${best}, finalized #${finalized}`}
        </span>
        <span>
          While the example runs, you can refuse the signature or stop the
          chain.
        </span>
      </p>
    </div>
  );
}

/** The newest blocks, like those of a running example. */
const Blocks = () => (
  <svg
    width="66"
    height="10"
    fill="none"
    stroke="var(--ink-3)"
    strokeWidth="1.5"
    aria-hidden
  >
    {[1, 2, 3, 4, 5].map((number) => (
      <rect
        key={number}
        x={14 * number - 13.25}
        y="0.75"
        width="8.5"
        height="8.5"
        rx="2.25"
        fill={number <= finalized ? 'var(--ink-3)' : undefined}
        stroke={number === best ? 'var(--accent)' : undefined}
      />
    ))}
  </svg>
);
