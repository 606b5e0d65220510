import {aliceSigner, test} from './bench';

import {expect, vi} from 'vitest';
import {SignerProvider} from '@reactive-dot/react';
import {createElement as h, type ComponentType} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';
import {importFiles, importSample} from './import-sample';
import {findButton, readAlerts, setFieldText} from './page';

type Payment = {id: number; from: string; amount: bigint; fee: bigint};
type Check = (api: unknown, payment: Payment) => Promise<string | undefined>;

const {checkFeeInToken} = await importSample<{checkFeeInToken: Check}>(
  'docs-shared/_fee-asset-after.mdx',
  'src/fee-in-token.ts',
);

/** USDT with a minimum of one cent, and an account with 5 USDT. */
function createApi(price?: bigint) {
  const quotes: unknown[] = [];
  const returning = (value: unknown) => ({
    getValue: () => Promise.resolve(value),
  });
  const api = {
    query: {
      Assets: {
        Asset: returning({min_balance: 10_000n}),
        Account: returning({balance: 5_000_000n}),
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

test('Fees and options, Check that the token is enough: “Three things have to fit into the balance”', async () => {
  const {api} = createApi(50_000n);
  const check = (amount: bigint) => checkFeeInToken(api, {...payment, amount});
  expect(await check(4_990_000n)).toContain('for the fee');
  // 5 USDT less the minimum, the fee, and the fee's margin of a fifth.
  expect(await check(4_930_000n)).toBeUndefined();
  expect(await check(4_930_001n)).toContain('for the fee');
});

test('Fees and options, Check that the token is enough: the token is the first argument, DOT the second', async () => {
  const {api, quotes} = createApi();
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

test.for([
  ['no node answers', false],
  ['the reads have answered, but not the estimate', true],
] as const)(
  'Fees and options, Check the whole transfer: “makes the whole check fail after 15 seconds” if %s',
  async ([, isRead]) => {
    const {checkDotTransfer} = await importSample<{
      checkDotTransfer: (
        api: unknown,
        from: string,
        transfer: {recipient: string; amount: bigint},
      ) => Promise<unknown>;
    }>('docs-shared/_check-dot-transfer.mdx', 'src/check-dot-transfer.ts');
    const controller = new AbortController();
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(controller.signal);
    const never = () => new Promise(() => {});
    const api = {
      query: {
        System: {
          Account: {
            getValue: (_: string, {signal}: {signal: AbortSignal}) =>
              isRead
                ? Promise.resolve({data: {free: 1n, frozen: 0n, reserved: 0n}})
                : new Promise((_, reject) =>
                    signal.addEventListener('abort', () =>
                      reject(signal.reason as Error),
                    ),
                  ),
          },
        },
      },
      constants: {
        Balances: {
          ExistentialDeposit: isRead ? () => Promise.resolve(1n) : never,
        },
      },
      tx: {Balances: {transfer_keep_alive: () => ({getEstimatedFees: never})}},
    };
    const recipient = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';
    const check = checkDotTransfer(api, recipient, {recipient, amount: 1n});
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort(new Error('Timed out'));
    await expect(check).rejects.toThrow('Timed out');
    expect(timeout).toHaveBeenCalledWith(15_000);
    timeout.mockRestore();
  },
);

test("Fees and options, Check the whole transfer: “If there's one during the check, the form drops the result”", async ({
  bench,
}) => {
  const guide = 'docs-react/guides/fees.mdx';
  await importFiles(
    guide,
    'src/describe-failure.ts',
    'src/is-address.ts',
    'src/parse-amount.ts',
    'src/TransactionState.tsx',
  );
  await importSample(
    'docs-shared/_check-dot-transfer.mdx',
    'src/check-dot-transfer.ts',
    {page: guide},
  );
  const {SendForm} = await importSample<{SendForm: ComponentType}>(
    guide,
    'src/SendForm.tsx',
  );
  const page = await bench.openBelowProviders(
    h(SignerProvider, {signer: aliceSigner}, h(SendForm)),
  );
  await expect.poll(() => findButton('Check')).toBeDefined();
  const [recipient, amount] = Array.from(document.querySelectorAll('input'));
  setFieldText(recipient!, bob.address);
  setFieldText(amount!, '1');

  // `readOnly` doesn't stop a script.
  page.click('Check');
  setFieldText(recipient!, alice.address);
  await expect.poll(page.text).toContain('Checking…');
  expect(recipient!.readOnly).toBe(true);
  await expect.poll(page.text).not.toContain('Checking…');
  expect(findButton('Send')).toBeUndefined();
  expect(readAlerts()).toEqual([
    'The transfer has changed. Please check again.',
  ]);

  page.click('Check');
  await expect.poll(() => findButton('Send')).toBeDefined();
  expect(readAlerts()).toEqual([]);
  setFieldText(amount!, '2');
  await expect.poll(() => findButton('Check')).toBeDefined();
  expect(page.errors).toEqual([]);
});

test('Fees and options, Send the whole balance: “adds a fifth to the fee”', async () => {
  const {getMost} = await importSample<{
    getMost: (api: unknown, from: string) => Promise<bigint>;
  }>('docs-shared/_send-everything.mdx', 'src/get-most.ts');
  const most = (data: {free: bigint; frozen: bigint; reserved: bigint}) => {
    const api = {
      query: {System: {Account: {getValue: () => Promise.resolve({data})}}},
      constants: {Balances: {ExistentialDeposit: () => Promise.resolve(10n)}},
      tx: {
        Balances: {
          transfer_keep_alive: () => ({
            getEstimatedFees: () => Promise.resolve(50n),
          }),
        },
      },
    };
    return getMost(api, '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3');
  };
  expect(await most({free: 1_000n, frozen: 0n, reserved: 0n})).toBe(930n);
  expect(await most({free: 1_000n, frozen: 500n, reserved: 100n})).toBe(540n);
  expect(await most({free: 20n, frozen: 0n, reserved: 0n})).toBe(0n);
});
