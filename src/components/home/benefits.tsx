import SetLink from '@site/src/framework-switch/set-link';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

import type {SetId} from '@site/src/site/sets';

import OneRequest from './pictures/one-request.svg';
import Track from './pictures/track.svg';
import TwoChains from './pictures/two-chains.svg';
import Types from './pictures/types.svg';
import Wallets from './pictures/wallets.svg';
import styles from './styles.module.css';

interface Benefit {
  /** Shows what the text says. */
  Picture: ComponentType<ComponentProps<'svg'>>;
  heading: string;
  text: string;
  /** The guide with the proof. */
  proof: {label: string; to: string};
  /** Shown only to readers of this set. */
  onlySet?: SetId;
}

const benefits: Benefit[] = [
  {
    Picture: Types,
    heading: 'Types from your chain',
    text: 'Your editor completes every pallet, call, and result. When the chain upgrades, update the types, and the type checker shows you what to change.',
    proof: {
      label: 'Generate the types',
      to: '/react/getting-started/setup#generate-types-for-your-chains',
    },
  },
  {
    Picture: OneRequest,
    heading: 'One request, many components',
    text: "Read the same value in ten React components, and they still share one subscription. You don't have to pass it down as a prop.",
    proof: {label: 'Share reads', to: '/react/guides/performance'},
    onlySet: 'react',
  },
  {
    Picture: Wallets,
    heading: 'Wallets included',
    text: 'List the wallets of your users, connect them, and let them choose an account. On the next visit, the wallets reconnect on their own.',
    proof: {
      label: 'Connect wallets',
      to: '/vue/getting-started/connect-wallets',
    },
    onlySet: 'vue',
  },
  {
    Picture: Track,
    heading: 'Transactions you can follow',
    text: 'One function signs and sends. Then it reports each step: signed, broadcast, in a best block, and finalized.',
    proof: {
      label: 'Send a transaction',
      to: '/react/getting-started/mutation',
    },
  },
  {
    Picture: TwoChains,
    heading: 'As many chains as you need',
    text: 'Give each part of the page its own chain, or combine two chains in one component. Each chain has its own types.',
    proof: {
      label: 'Work with several chains',
      to: '/react/guides/multichain',
    },
  },
];

/** Shows the library's benefits, each with a picture and linked to a guide. */
export default function Benefits(): ReactNode {
  return (
    <section className={styles.benefits}>
      {benefits.map(({Picture, heading, text, proof, onlySet}) => (
        <div key={heading} data-only-set={onlySet}>
          <Picture aria-hidden />
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
