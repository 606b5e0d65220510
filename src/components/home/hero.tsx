import Link from '@docusaurus/Link';
import InstallReact from '@site/docs-shared/_install-react.mdx';
import InstallVue from '@site/docs-shared/_install-vue.mdx';
import Waves from '@site/src/css/waves';
import SetLink from '@site/src/framework-switch/set-link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import Window from './window';

/** Introduces the library, next to a running example. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.headline}>
          <em>Live</em> Polkadot data in your components
        </h1>
        <p className={styles.lead}>
          ReactiveDOT gives you typed hooks for React and composables for Vue.
          Read a balance, and your component updates whenever it changes on the
          chain. Send a transaction, and follow it until it's final.
        </p>
        <p className={styles.actions}>
          <SetLink
            className="button button--primary"
            to="/react/getting-started/quick-start"
          >
            Get started
          </SetLink>
          <Link className="button" to="/playground">
            Open the playground
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
        <Waves className={styles.heroWaves} innerRadius={330} spacing={58} />
        <Waves className={styles.beat} innerRadius={330} spacing="none" />
        <Window />
      </div>
    </section>
  );
}
