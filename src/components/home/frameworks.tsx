import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The smallest whole program, in both frameworks. */
export default function Frameworks(): ReactNode {
  return (
    <section className={styles.frameworks}>
      <div>
        <h2 className={styles.heading}>One idea, two frameworks</h2>
        <p>
          Ask for a value where you show it. The query is typed from the chain’s
          own metadata, begins once however many components ask, and ends when
          the last of them is gone.
        </p>
        <p>
          <Link to="/react/guides/performance">How long a query lives</Link>
        </p>
      </div>
    </section>
  );
}
