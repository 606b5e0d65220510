// Checks docs-react/guides/fees.mdx, and the two guides that continue it,
// send-the-whole-balance.mdx and transaction-options.mdx. A title has the guide's
// name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, test} from './bench';
import {fillInForm, importCheckedForm} from './checked-form';
import {callWithFee, constant, entry} from './fake-api';
import {CallRecorder, pause} from './helpers';
import {importFiles, importSample} from './import-sample';
import {
  fieldAt,
  findButton,
  isDisabled,
  readAlerts,
  setFieldText,
} from './page';

import {expect, onTestFinished, vi} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, useState, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';
import {signerOf} from '../test-chain';

type Payment = {id: number; from: string; amount: bigint; fee: bigint};
type Check = (api: unknown, payment: Payment) => Promise<string | undefined>;

const {checkFeeInToken} = await importSample<{checkFeeInToken: Check}>(
  'docs-shared/_fee-in-token.mdx',
  'src/fee-in-token.ts',
);

/**
 * A chain with USDT, whose minimum is one cent, and an account with 5 USDT.
 *
 * @param price - the fee's price in USDT, if there's a pool
 */
function createTokenApi(price?: bigint) {
  const quotes: unknown[] = [];
  const api = {
    query: {
      Assets: {
        Asset: entry({min_balance: 10_000n}),
        Account: entry({balance: 5_000_000n}),
      },
    },
    apis: {
      AssetConversionApi: {
        quote_price_tokens_for_exact_tokens(...args: unknown[]) {
          quotes.push(args);
          return Promise.resolve(price);
        },
      },
    },
  };
  return {api, quotes};
}

const payment = {id: 1984, from: 'alice', fee: 158_200_000n};

test('Set transaction options, Check that the token is enough: “Three things have to fit into the balance”', async () => {
  const {api} = createTokenApi(50_000n);
  const check = (amount: bigint) => checkFeeInToken(api, {...payment, amount});
  expect(await check(4_990_000n)).toContain('for the fee');
  // In units of 10^-6 USDT: the balance of 5 less the minimum of 0.01, the fee of
  // 0.05, and the fee's margin of a fifth.
  expect(await check(4_930_000n)).toBeUndefined();
  expect(await check(4_930_001n)).toContain('for the fee');
});

test('Set transaction options, Check that the token is enough: the price is asked for a fee in DOT, paid with the token', async () => {
  const {api, quotes} = createTokenApi();
  const problem = await checkFeeInToken(api, {...payment, amount: 0n});
  expect(problem).toBe("This token can't pay the fee.");
  const usdt = [{value: 50}, {value: 1984n}];
  expect(quotes).toMatchObject([
    [
      {parents: 0, interior: {type: 'X2', value: usdt}},
      {parents: 1, interior: {type: 'Here'}},
      payment.fee,
      true,
    ],
  ]);
});

/**
 * A chain whose constants and estimates never answer.
 *
 * @param hasReads - whether reads answer
 */
function createSilentApi(hasReads: boolean) {
  const neverAnswer = () => new Promise(() => {});
  const rejectOnAbort = (signal: AbortSignal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  return {
    query: {
      System: {
        Account: {
          getValue: (_: string, {signal}: {signal: AbortSignal}) =>
            hasReads
              ? Promise.resolve({data: {free: 1n, frozen: 0n, reserved: 0n}})
              : rejectOnAbort(signal),
        },
      },
    },
    constants: {
      Balances: {
        ExistentialDeposit: hasReads ? constant(1n) : neverAnswer,
      },
    },
    tx: {
      Balances: {
        transfer_keep_alive: () => ({getEstimatedFees: neverAnswer}),
      },
    },
  };
}

test.for([
  ['no node answers', false],
  ['the reads have answered, but not the estimate', true],
] as const)(
  'Fees, Check the whole transfer before signing: “makes the whole check fail after 15 seconds” if %s',
  async ([, hasReads]) => {
    const {checkDotTransfer} = await importSample<{
      checkDotTransfer: (
        api: unknown,
        from: string,
        transfer: {recipient: string; amount: bigint},
      ) => Promise<unknown>;
    }>('docs-shared/_check-dot-transfer.mdx', 'src/check-dot-transfer.ts');
    // The test decides when the 15 seconds are over.
    const controller = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(controller.signal);
    onTestFinished(() => timeout.mockRestore());

    const check = checkDotTransfer(createSilentApi(hasReads), alice.address, {
      recipient: bob.address,
      amount: 1n,
    });
    // Reads that have an answer receive it first.
    await pause(0);
    controller.abort(new Error('Timed out'));
    await expect(check).rejects.toThrow('Timed out');
    expect(timeout).toHaveBeenCalledWith(15_000);
  },
);

test('Fees, Check the whole transfer before signing: “If a field changes during the check, the form drops the result”', async ({
  bench,
}) => {
  const SendForm = await importCheckedForm(
    'docs-react/guides/fees.mdx',
    'src/SendForm.tsx',
  );
  const page = await bench.openBelowProviders(
    h(SignerProvider, {signer: aliceSigner}, h(SendForm)),
  );
  const {recipient, amount} = await fillInForm();

  // The fields are read-only during the check, which doesn't stop a script.
  page.click('Check');
  setFieldText(recipient, alice.address);
  await expect.poll(page.text).toContain('Checking…');
  expect(recipient.readOnly).toBe(true);
  await expect.poll(page.text).not.toContain('Checking…');
  expect(findButton('Send')).toBeUndefined();
  expect(readAlerts()).toEqual([
    'The transfer has changed. Please check again.',
  ]);

  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();
  expect(readAlerts()).toEqual([]);
  setFieldText(amount, '2');
  await expect.poll(() => findButton('Check')).toBeDefined();
  expect(page.errors).toEqual([]);
});

test.for([
  // Of each, the fee of 50 and a fifth of it are left. Here, also the existential
  // deposit of 10.
  ['the free balance', {free: 1_000n, frozen: 0n, reserved: 0n}, 930n],
  // 1,000 less 500 frozen tokens, of which 100 are reserved.
  ['locked tokens', {free: 1_000n, frozen: 500n, reserved: 100n}, 540n],
  ['a balance below the fee', {free: 20n, frozen: 0n, reserved: 0n}, 0n],
] as const)(
  'Send the whole balance, Add a Max button: “adds a fifth to the fee”: %s',
  async ([, data, most]) => {
    const {getMost} = await importSample<{
      getMost: (api: unknown, from: string) => Promise<bigint>;
    }>('docs-shared/_send-everything.mdx', 'src/get-most.ts');
    const api = {
      query: {System: {Account: entry({data})}},
      constants: {Balances: {ExistentialDeposit: constant(10n)}},
      tx: {Balances: {transfer_keep_alive: callWithFee(50n)}},
    };
    expect(await getMost(api, alice.address)).toBe(most);
  },
);

test('Send the whole balance, Let the chain calculate the amount: “While another account is chosen, the box is empty”, and the box decides about `keep_alive`', async ({
  bench,
}) => {
  const guide = 'docs-react/guides/send-the-whole-balance.mdx';
  await importFiles(guide, 'src/is-address.ts', 'src/TransactionState.tsx');
  await importSample('docs-shared/_transfer-all.mdx', 'src/transfer-all.ts', {
    page: guide,
  });
  const {SendEverything} = await importSample<{SendEverything: ComponentType}>(
    guide,
    'src/SendEverything.tsx',
  );
  const bobSigner = signerOf(bob);
  const Choice = () => {
    const [signer, setSigner] = useState(aliceSigner);
    return [
      h('button', {key: 0, onClick: () => setSigner(bobSigner)}, 'Bob'),
      h(SignerProvider, {key: 1, signer}, h(SendEverything)),
    ];
  };
  const calls: {value: unknown}[] = [];
  const page = await bench.openBelowProviders([
    h(CallRecorder, {key: 0, calls}),
    h(Choice, {key: 1}),
  ]);
  const send = async (label: string) => {
    calls.length = 0;
    page.click(label);
    // The recorder adds the call once for each event. The simulated chain
    // refuses it, which ends the transaction.
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.poll(() => isDisabled(label)).toBe(false);
    return calls.at(-1)?.value;
  };

  await expect.poll(() => findButton('Send everything')).toBeDefined();
  setFieldText(fieldAt(0), bob.address);
  fieldAt(1).click();
  await expect
    .poll(() => findButton('Send everything and close'))
    .toBeDefined();
  expect(readAlerts()[0]).toContain('closes your account');
  page.click('Bob');
  await expect.poll(() => findButton('Send everything')).toBeDefined();
  expect(fieldAt(1).checked).toBe(false);
  expect(readAlerts()).toEqual([]);

  expect(await send('Send everything')).toMatchObject({
    type: 'transfer_all',
    value: {keep_alive: true},
  });
  fieldAt(1).click();
  await expect
    .poll(() => findButton('Send everything and close'))
    .toBeDefined();
  expect(await send('Send everything and close')).toMatchObject({
    type: 'transfer_all',
    value: {keep_alive: false},
  });
});
