// Checks the last section of docs-react/guides/share-the-account.mdx. A title has the
// guide's name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test, type Bench} from './bench';
import {importFiles, importSample} from './import-sample';
import {importSearch} from './kept-transaction';
import {isDisabled} from './page';
import {usePaymentBench} from './payment-bench';

import {expect} from 'vitest';
import {
  createElement as h,
  Fragment,
  useState,
  type ComponentType,
  type Context,
  type PropsWithChildren,
} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

const guide = 'docs-react/guides/share-the-account.mdx';
const page = 'share-the-payment';

const {getKept, forget} = await importSearch(page);
await importSample(
  'docs-shared/_send-under-lock.mdx',
  'src/send-under-lock.ts',
  {
    page,
  },
);
await importFiles(page, 'src/explorer-url.ts', 'src/TransactionState.tsx');
await importSample(
  'docs-react/guides/transactions-in-progress.mdx#look-up',
  'src/PendingTransactions.tsx',
  {page},
);
await importSample('docs-react/guides/retry.mdx', 'src/RetryablePart.tsx', {
  page,
});
await importSample('docs-react/guides/typescript.mdx', 'src/use-transfer.ts', {
  page,
});
await importSample(
  'docs-react/getting-started/connect-wallets.mdx',
  'src/account-key.ts',
  {page},
);
const {AccountContext} = await importSample<{
  AccountContext: Context<object | null>;
}>(guide, 'src/use-account.ts', {page});
await importSample(guide, 'src/use-payment.ts', {page});
const {PaymentProvider} = await importSample<{
  PaymentProvider: ComponentType<PropsWithChildren>;
}>(`${guide}#several-pages`, 'src/PaymentProvider.tsx', {page});
const {PayButton} = await importSample<{
  PayButton: ComponentType<{input: object}>;
}>(guide, 'src/PayButton.tsx', {page});

usePaymentBench();

const key = `transaction polkadot ${alice.address}`;
const account = {address: alice.address, polkadotSigner: aliceSigner};
const input = {recipient: bob.address, amount: 10_000_000_000n};

/** An app with two pages, one of which pays. */
function Pages() {
  const [name, setName] = useState('Pay');
  return h(
    Fragment,
    null,
    h('button', {onClick: () => setName('Other')}, 'Open other page'),
    h('button', {onClick: () => setName('Pay')}, 'Open form'),
    name === 'Pay' ? h(PayButton, {input}) : 'Nothing here.',
  );
}

const open = (bench: Bench) =>
  bench.openBelowProviders(
    h(PaymentProvider, null, h(AccountContext, {value: {account}}, h(Pages))),
  );

test('Share the signer between pages, Follow a payment on every page: “The status stays in place, and the button is still disabled when you come back”', async ({
  bench,
}) => {
  const shown = await open(bench);
  await expect.poll(() => isDisabled('Pay')).toBe(false);
  shown.click('Pay');
  shown.click('Open other page');
  await expect.poll(shown.text).toContain('In progress.');
  expect(shown.text()).toContain('Nothing here.');
  expect(shown.text()).toContain(`Transfer to ${bob.address}`);

  shown.click('Open form');
  await expect.poll(() => isDisabled('Pay')).toBe(true);
  await expect.poll(shown.text).toContain('Done');
  await expect.poll(() => isDisabled('Pay')).toBe(false);
  expect(getKept(key)).toBeNull();
});

test('Share the signer between pages, Follow a payment on every page: “`getKept` also knows a payment of an earlier visit”', async ({
  bench,
}) => {
  const kept = {
    txHash: '0xab',
    signedAt: 1,
    label: `Transfer to ${bob.address}`,
  };
  localStorage.setItem(key, JSON.stringify(kept));
  const shown = await open(bench);
  await expect.poll(shown.text).toContain(`Transfer to ${bob.address}`);
  expect(isDisabled('Pay')).toBe(true);

  forget(kept, key);
  await expect.poll(() => isDisabled('Pay')).toBe(false);
});
