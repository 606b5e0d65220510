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
          The chain, <em>live</em> in your components
        </h1>
        <p className={styles.lead}>
          ReactiveDOT gives React and Vue what a Polkadot chain knows: storage,
          runtime calls, contracts and transactions, as typed hooks and
          composables that stay current with every block.
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
          <h2>Send a transaction, here</h2>
          <p>
            The published library sends a transfer on a chain that is simulated
            in this page: it is signed, broadcast, included and finalized, and
            the balance follows by itself.
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
