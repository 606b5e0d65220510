import type {ReactNode} from 'react';

import styles from './styles.module.css';

const names = [
  'Polkadot-API',
  'smoldot',
  'Browser wallets',
  'Ledger',
  'WalletConnect',
  'Mimir',
  'ink!',
  'Solidity',
  'Next.js',
];

/** Lists compatible tools. */
export default function WorksWith(): ReactNode {
  return (
    <section className={styles.worksWith} aria-label="Works with">
      <span aria-hidden>Works with</span>
      <ul className="clean-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
