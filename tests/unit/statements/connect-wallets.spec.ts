import {aliceSigner, test} from './bench';
import {withButton} from './parts';

import {expect} from 'vitest';
import {fromHex} from '@polkadot-api/utils';
import type {WalletAccount} from '@reactive-dot/core/wallets.js';
import {
  ReactiveDotProvider,
  SignerProvider,
  useAccounts,
  useSigner,
  useWalletConnector,
} from '@reactive-dot/react';
import {Binary} from 'polkadot-api';
import {createElement as h, useState} from 'react';

import {alice} from '../../../src/live-examples/simulated-chain/accounts';
import {verify} from '../../../src/live-examples/simulated-chain/keys';

test('Connect wallets, Give the chosen account to everything that signs: “An account object in state would outlive its wallet”', async ({
  bench,
}) => {
  bench.wallet.held$.next([
    {id: '0', name: 'Alice', polkadotSigner: aliceSigner},
  ]);
  bench.wallet.connected$.next(true);
  function Chosen() {
    const accounts = useAccounts();
    const [kept, setKept] = useState<WalletAccount>();
    const names = `kept ${kept?.name}, looked up ${accounts[0]?.name}`;
    return withButton(names, 'Choose', () => setKept(accounts[0]));
  }
  const page = await bench.openBelowProviders(h(Chosen));
  await expect.poll(page.text).toContain('looked up Alice');
  page.click('Choose');
  await expect.poll(page.text).toContain('kept Alice');
  bench.wallet.disconnect();
  await expect.poll(page.text).toBe('kept Alice, looked up undefinedChoose');
});

test('Connect wallets, Connect and disconnect a wallet: “The promise that connect returns resolves in both cases”', async ({
  bench,
}) => {
  bench.wallet.disconnect();
  bench.wallet.refuses = true;
  const outcomes: string[] = [];
  function Connect() {
    const [state, connect] = useWalletConnector();
    const onClick = () =>
      void Promise.resolve(connect(bench.wallet)).then(
        () => outcomes.push('resolved'),
        () => outcomes.push('rejected'),
      );
    const text = state instanceof Error ? state.message : '';
    return withButton(text, 'Connect', onClick);
  }
  const page = await bench.openBelowProviders(h(Connect));
  await expect.poll(page.text).toBe('Connect');
  page.click('Connect');
  await expect.poll(page.text).toBe('CancelledConnect');
  expect(outcomes).toEqual(['resolved']);
});

test('Connect wallets, Sign a message: “This costs nothing and sends nothing to the chain” and “the wallet signs <Bytes>Hello</Bytes>”', async ({
  bench,
}) => {
  const message = Binary.fromText('Hello').asBytes();
  function SignMessage() {
    const signer = useSigner();
    const [result, setResult] = useState('');
    const onClick = () =>
      void signer
        ?.signBytes(message)
        .then((signature) => setResult(Binary.fromBytes(signature).asHex()));
    return withButton(result, 'Sign', onClick);
  }
  const page = await bench.open(
    h(
      ReactiveDotProvider,
      {config: bench.config},
      h(SignerProvider, {signer: aliceSigner}, h(SignMessage)),
    ),
  );
  await expect.poll(page.text).toBe('Sign');
  page.click('Sign');
  await expect.poll(page.text).toMatch(/^0x[0-9a-f]{128}Sign$/);
  const signature = fromHex(page.text().slice(0, -'Sign'.length));
  const signed = Binary.fromText('<Bytes>Hello</Bytes>').asBytes();
  expect(verify(signature, signed, fromHex(alice.publicKey))).toBe(true);
  expect(bench.chains.polkadot.view().best).toBeUndefined();
});
