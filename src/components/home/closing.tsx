import Link from '@docusaurus/Link';
import Waves from '@site/src/css/waves';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The final call to action. */
export default function Closing(): ReactNode {
  return (
    <section className={styles.closing}>
      <Waves className={styles.closingWaves} innerRadius={60} spacing={60} />
      <h2>See your first block in a few minutes</h2>
      <p>
        Create an app, generate types for a chain, and watch new blocks arrive.
        You don't need a wallet or any tokens.
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
