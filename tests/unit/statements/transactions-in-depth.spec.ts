// Checks docs-shared/_stop-waiting.mdx, a part of Transactions in depth. A title has
// the guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test, type Bench} from './bench';
import {pause, sendOneDot} from './helpers';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {MutationError} from '@reactive-dot/core';
import {useMutation} from '@reactive-dot/react';
import type {PolkadotSigner} from 'polkadot-api';
import {createElement as h} from 'react';
import {Subscription} from 'rxjs';

const {stoppable, StoppedError} = await importSample<{
  stoppable: (signer: PolkadotSigner, signal: AbortSignal) => PolkadotSigner;
  StoppedError: new () => Error;
}>('docs-shared/_stop-waiting.mdx', 'src/stoppable.ts');

/** Sends with a wallet that signs when the test says so. */
async function sendSlowly(bench: Bench) {
  const controller = new AbortController();
  let approve = () => {};
  const approval = new Promise<void>((resolve) => (approve = resolve));
  let isAsked = false;
  const slowSigner: PolkadotSigner = {
    ...aliceSigner,
    async signTx(...args) {
      isAsked = true;
      await approval;
      return aliceSigner.signTx(...args);
    },
  };
  /** Types of the transaction's events, and the cause of its error. */
  const states: unknown[] = [];
  const subscription = new Subscription();
  const Send = () => {
    const [state, send] = useMutation(sendOneDot, {
      signer: stoppable(slowSigner, controller.signal),
    });
    states.push(
      state instanceof MutationError
        ? state.cause
        : typeof state === 'object' && 'type' in state && state.type,
    );
    const onClick = () =>
      subscription.add(send().subscribe({error: () => undefined}));
    return h('button', {onClick}, 'Send');
  };
  const page = await bench.openBelowProviders(h(Send));
  await expect.poll(page.text).toBe('Send');
  page.click('Send');
  await expect.poll(() => isAsked).toBe(true);
  return {
    controller,
    states,
    approve,
    unsubscribe: () => subscription.unsubscribe(),
  };
}

test('Transactions in depth, Let the user stop waiting: “If the user approves after your app has given up, the signature is dropped, so nothing is sent”', async ({
  bench,
}) => {
  const {controller, states, approve} = await sendSlowly(bench);
  controller.abort();
  await expect.poll(() => states.at(-1)).toBeInstanceOf(StoppedError);

  approve();
  // Otherwise, the transaction would be signed and sent in this time, which is
  // that of five blocks.
  await pause(1000);
  expect(states).not.toContain('signed');
  expect(states).not.toContain('broadcasted');
});

test("Transactions in depth, Let the user stop waiting: “After `signed`, you can't stop the transaction”", async ({
  bench,
}) => {
  const {controller, states, approve} = await sendSlowly(bench);
  approve();
  await expect.poll(() => states).toContain('broadcasted');
  controller.abort();
  await expect.poll(() => states.at(-1)).toBe('finalized');
});

test('Transactions in depth, Let the user stop waiting: “Unsubscribing from the observable changes nothing”', async ({
  bench,
}) => {
  const {states, approve, unsubscribe} = await sendSlowly(bench);
  unsubscribe();
  approve();
  await expect.poll(() => states.at(-1)).toBe('finalized');
});
