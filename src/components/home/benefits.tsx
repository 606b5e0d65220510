import SetLink from '@site/src/framework-switch/set-link';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import Braces from 'lucide-static/icons/braces.svg';
import Merge from 'lucide-static/icons/merge.svg';
import Share from 'lucide-static/icons/share-2.svg';
import Workflow from 'lucide-static/icons/workflow.svg';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const benefits = [
  {
    Sign: Braces,
    heading: 'Typed by the chain',
    text: "Storage, calls and results are typed from the chain's metadata. An upgrade that breaks your code fails the type check.",
    proof: {label: 'Setup', to: '/react/getting-started/setup'},
  },
  {
    Sign: Merge,
    heading: 'Requested once',
    text: 'React components that read the same value share one subscription, anywhere on the page.',
    proof: {label: 'Performance', to: '/react/guides/performance'},
  },
  {
    Sign: Workflow,
    heading: 'Every state is a value',
    text: 'Loading, failed, signed, in a block, finalized: render each state like any other value.',
    proof: {label: 'Mutation', to: '/react/getting-started/mutation'},
  },
  {
    Sign: Share,
    heading: 'Many chains at once',
    text: 'Give a part of the page its own chain, or read several side by side in one component.',
    proof: {label: 'Multichain', to: '/react/guides/multichain'},
  },
];

/** What is different about the library, each with the guide that proves it. */
export default function Benefits(): ReactNode {
  return (
    <section className={styles.benefits}>
      {benefits.map(({Sign, heading, text, proof}) => (
        <div key={heading}>
          <span className={`sign ${styles.sign}`}>
            <Sign />
          </span>
          <h2>{heading}</h2>
          <p>{text}</p>
          <SetLink to={proof.to}>
            {proof.label}
            <ArrowRight />
          </SetLink>
        </div>
      ))}
    </section>
  );
}
