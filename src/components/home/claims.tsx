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
    heading: 'Typed by the chain',
    text: 'Your editor knows everything you can read and send, with arguments and results. When an upgrade of the chain changes something you use, update the types, and the type check shows you where.',
    proof: {label: 'Setup', to: '/react/getting-started/setup'},
  },
  {
    heading: 'Requested once',
    text: 'React components that read the same value share one request or one subscription, anywhere on the page.',
    proof: {label: 'Performance', to: '/react/guides/performance'},
  },
  {
    heading: 'Every state is a value',
    text: 'Loading, failed, signed, in a block, final: you render each state like any other value.',
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
