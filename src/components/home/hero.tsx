import DemoPanel from '@site/src/live-examples/panel/panel';
import SetLink from '@site/src/framework-switch/set-link';
import type {SetId} from '@site/src/site/sets';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A command of the shell, which is copied as from any code block. */
function InstallCommand({
  set,
  children,
}: {
  set: SetId;
  children: string;
}): ReactNode {
  return (
    <div
      className={clsx('code-block language-bash', styles.command)}
      data-only-set={set}
    >
      <pre>
        <code>
          <span className="line">
            <span className="prompt">$ </span>
            {children}
          </span>
        </code>
      </pre>
      <button type="button" className="code-copy">
        Copy
      </button>
    </div>
  );
}

/** What the library does in one sentence, beside the library doing it. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.headline}>
          <em>Live</em> chain data in your components
        </h1>
        <p className={styles.lead}>
          Read Polkadot chains and send transactions with typed React hooks and
          Vue composables. When a value changes on the chain, your component
          renders again.
        </p>
        <p className={styles.actions}>
          <SetLink
            className={styles.primaryAction}
            to="/react/getting-started/setup"
          >
            Get started
          </SetLink>
          <SetLink className={styles.action} to="/react/category/api">
            Browse the API
          </SetLink>
        </p>
        <InstallCommand set="react">
          npm install --save-exact @reactive-dot/core@0.68.2
          @reactive-dot/react@0.68.3 polkadot-api@1.23.3 rxjs@7.8.2 jotai@2.17.1
          jotai-effect@2.2.3
        </InstallCommand>
        <InstallCommand set="vue">
          npm install --save-exact @reactive-dot/core@0.68.2
          @reactive-dot/vue@0.68.0 polkadot-api@1.23.3 rxjs@7.8.2
        </InstallCommand>
      </div>
      <DemoPanel name="transfer" pressesButton>
        <div className={styles.preview}>
          <h2>Send a transaction on this page</h2>
          <p>
            The published library sends a transfer on a simulated chain. Watch
            how it is signed, broadcast, included in a block and finalized. The
            balance updates by itself.
          </p>
          <ol>
            <li>signed</li>
            <li>broadcast</li>
            <li>in block</li>
            <li>finalized</li>
          </ol>
        </div>
      </DemoPanel>
    </section>
  );
}
