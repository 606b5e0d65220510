import Link from '@docusaurus/Link';
import Waves from '@site/src/components/waves';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The way on, for readers who have seen enough. */
export default function Closing(): ReactNode {
  return (
    <section className={styles.closing}>
      <Waves className={styles.closingWaves} first={60} step={60} />
      <h2>Show your first live value</h2>
      <p>
        Create an app, generate the types of a chain, and watch its blocks
        arrive. It takes a few minutes and no account.
      </p>
      <p className={styles.actions}>
        <Link
          className="button button--primary"
          to="/react/getting-started/quick-start"
        >
          Start with React
        </Link>
        <Link className="button" to="/vue/getting-started/quick-start">
          Start with Vue
        </Link>
      </p>
    </section>
  );
}
