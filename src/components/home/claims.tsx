import SetLink from '@site/src/framework-switch/set-link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Claim {
  heading: string;
  text: string;
  proof: {label: string; to: string};
}

const claims: Claim[] = [
  {
    heading: 'Typed from metadata',
    text: 'Pallets, entries, arguments and results are checked as you type. When a runtime upgrade changes one of them, your build says so before your users do.',
    proof: {label: 'Setup', to: '/react/getting-started/setup'},
  },
  {
    heading: 'Asked once',
    text: 'React components that ask for the same thing share one request or one subscription, anywhere on the page.',
    proof: {label: 'Performance', to: '/react/guides/performance'},
  },
  {
    heading: 'Every state is a value',
    text: 'Loading, failing, signing, including, finalizing: each is something you render, not an event you chase.',
    proof: {label: 'Mutation', to: '/react/getting-started/mutation'},
  },
  {
    heading: 'Many chains at once',
    text: 'Give a part of the page its own chain, or read several side by side in one component.',
    proof: {label: 'Multichain', to: '/react/guides/multichain'},
  },
];

/** What is different about the library, each claim with the guide that proves it. */
export default function Claims(): ReactNode {
  return (
    <section className={styles.claims}>
      {claims.map(({heading, text, proof}) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <SetLink to={proof.to}>{proof.label}</SetLink>
        </div>
      ))}
    </section>
  );
}
