import Link from '@docusaurus/Link';
import InstallReact from '@site/docs-shared/_install-react.mdx';
import InstallVue from '@site/docs-shared/_install-vue.mdx';
import Waves from '@site/src/components/waves';
import SetLink from '@site/src/framework-switch/set-link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Window from './window';

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
          Vue composables. Your component renders again when a value changes on
          the chain.
        </p>
        <p className={styles.actions}>
          <SetLink
            className="button button--primary"
            to="/react/getting-started/quick-start"
          >
            Get started
          </SetLink>
          <Link className="button" to="/playground">
            Try the playground
          </Link>
        </p>
        <div className={styles.install}>
          <div data-only-set="react">
            <InstallReact />
          </div>
          <div data-only-set="vue">
            <InstallVue />
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <Waves className={styles.heroWaves} first={330} step={58} />
        <Window />
      </div>
    </section>
  );
}
