// A page on which a user switches between two accounts, and a wallet that answers
// when the test wants. Both belong to the statements about payments.
import {aliceSigner} from './bench';

import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, Fragment, useState, type ReactNode} from 'react';

/** Returns a signer whose wallet asks until the test answers. */
export function createSlowWallet() {
  let questions = 0;
  let pending: {approve(): void; decline(): void} | undefined;
  const signer: typeof aliceSigner = {
    ...aliceSigner,
    signTx(...args) {
      questions++;
      return new Promise((resolve, reject) => {
        pending = {
          approve: () => resolve(aliceSigner.signTx(...args)),
          decline: () => reject(new Error('Declined')),
        };
      });
    },
  };
  const answer = (kind: 'approve' | 'decline') => {
    pending?.[kind]();
    pending = undefined;
  };
  return {
    signer,
    wallet: {
      isAsking: () => pending !== undefined,
      questions: () => questions,
      approve: () => answer('approve'),
      decline: () => answer('decline'),
    },
  };
}

interface SwitchAccountsProps {
  signer: typeof aliceSigner;
  /** Renders the part of the page for the chosen account. */
  render(name: string): ReactNode;
}

/** Buttons for two accounts. Alice has the signer, and Bob one that answers. */
export function SwitchAccounts({signer, render}: SwitchAccountsProps) {
  const [name, setName] = useState('Alice');
  return h(
    Fragment,
    null,
    ...['Alice', 'Bob'].map((each) =>
      h('button', {key: each, onClick: () => setName(each)}, each),
    ),
    `This is ${name}. `,
    h(
      SignerProvider,
      {signer: name === 'Alice' ? signer : aliceSigner},
      render(name),
    ),
  );
}
