import {aliceSigner, belowProviders, test, type Bench} from './bench';
import {sendOneDot} from './helpers';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {readAlerts} from './page';

import {expect} from 'vitest';
import {SignerProvider, useMutation} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import type {PolkadotSigner, TxEvent} from 'polkadot-api';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {createElement as h, Fragment, type ComponentType} from 'react';
import type {Observable} from 'rxjs';

type Check = (
  api: unknown,
  address: string,
  validators: string[],
  bond: DenominatedNumber,
) => Promise<string | undefined>;

const {checkChange} = await importSample<{
  checkChange: (
    api: unknown,
    address: string,
    validators: string[],
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-change.mdx', 'src/change-validators.ts');

const {checkNomination} = await importSample<{checkNomination: Check}>(
  'docs-shared/_staking-nomination-check.mdx',
  'src/check-nomination.ts',
);

const dot = (planck: bigint) => new DenominatedNumber(planck, 10, 'DOT');

/**
 * A chain where a bond is at least 250 DOT and has up to two validators. All
 * accounts have 300 DOT, and the bonded ones have bonded 250 of them.
 */
function createApi(bonded: string[]) {
  return {
    query: {
      Staking: {
        Bonded: {
          getValue: (address: string) =>
            Promise.resolve(bonded.includes(address) ? address : undefined),
        },
        Ledger: {
          getValue: (address: string) =>
            Promise.resolve(
              bonded.includes(address)
                ? {active: 2_500_000_000_000n}
                : undefined,
            ),
        },
        MinNominatorBond: {getValue: () => Promise.resolve(2_500_000_000_000n)},
      },
      System: {
        Account: {
          getValue: () => Promise.resolve({data: {free: 3_000_000_000_000n}}),
        },
      },
    },
    apis: {StakingApi: {nominations_quota: () => Promise.resolve(2)}},
  };
}

test('Nominate validators, Check before your users sign: a nomination without validators is refused', async () => {
  expect(
    await checkNomination(createApi([]), 'alice', [], dot(2_500_000_000_000n)),
  ).toBe('Choose a validator.');
});

test('Nominate validators, Check before your users sign: a second nomination of an account is refused', async () => {
  const validators = ['one', 'two'];
  const check = (bonded: string[]) =>
    checkNomination(
      createApi(bonded),
      'alice',
      validators,
      dot(2_500_000_000_000n),
    );
  expect(await check(['bob'])).toBeUndefined();
  expect(await check(['alice', 'bob'])).toContain('has a bond already');
});

test('Nominate validators, Check before your users sign: a bond below the minimum is refused, and one that leaves nothing for fees', async () => {
  const check = (planck: bigint) =>
    checkNomination(createApi([]), 'alice', ['one'], dot(planck));
  expect(await check(2_499_999_999_999n)).toMatch(
    /^Bond at least DOT\s250\.00\.$/,
  );
  expect(await check(2_990_000_000_000n)).toBeUndefined();
  expect(await check(2_990_000_000_001n)).toMatch(
    /^Keep at least DOT\s1\.00 for fees\.$/,
  );
});

test('Change or stop staking, Change the validators: as many as the bond allows, and only with a bond', async () => {
  const check = (bonded: string[], validators: string[]) =>
    checkChange(createApi(bonded), 'alice', validators);
  expect(await check(['alice'], [])).toBe('Choose a validator.');
  expect(await check([], ['one'])).toContain('controls no stake');
  expect(await check(['alice'], ['one', 'two'])).toBeUndefined();
  expect(await check(['alice'], ['one', 'two', 'three'])).toContain(
    'at most 2',
  );
});

const nominate = 'docs-react/guides/nominate.mdx';
await importFiles(
  nominate,
  'src/describe-failure.ts',
  'src/TransactionState.tsx',
);
type State = ReturnType<typeof useMutation>[0];
const {useUnderway} = await importSample<{
  useUnderway: (state: State) => {
    follow: (events: Observable<TxEvent>) => void;
    lostHash: string | undefined;
  };
}>('docs-react/guides/batches.mdx', 'src/use-underway.ts', {page: nominate});
const {StakingState} = await importSample<{
  StakingState: ComponentType<{state: State; lostHash: string | undefined}>;
}>(nominate, 'src/StakingState.tsx');

/** Sends a transaction, and shows its state as Nominate does. */
function Send() {
  const [state, send] = useMutation(sendOneDot);
  const {follow, lostHash} = useUnderway(state);
  return h(
    Fragment,
    null,
    h('button', {onClick: () => follow(send())}, 'Send'),
    h(StakingState, {state, lostHash}),
  );
}

/** Sends with a signer, and returns the page. */
async function send(
  bench: Bench,
  signer: PolkadotSigner,
  config = bench.config,
) {
  const page = await bench.open(
    belowProviders(config, h(SignerProvider, {signer}, h(Send))),
  );
  await expect.poll(page.text).toContain('Send');
  page.click('Send');
  return page;
}

test('Nominate validators, Explain a failure: a user who declines reads that nothing was sent', async ({
  bench,
}) => {
  const page = await send(bench, {
    ...aliceSigner,
    signTx: () => Promise.reject(new Error('Cancelled')),
  });
  await expect.poll(page.text).toBe('SendNothing was sent: Cancelled');
});

test("Nominate validators, Explain a failure: the form says that an account can't pay the fee", async ({
  bench,
}) => {
  const poor = getPolkadotSigner(
    new Uint8Array(32).fill(7),
    'Sr25519',
    aliceSigner.signBytes,
  );
  const page = await send(bench, poor);
  await expect
    .poll(page.text)
    .toBe("SendNothing was sent: This account can't pay the fee.");
});

test('Nominate validators, Explain a failure: after an error past `broadcasted`, the sentence begins with “Check your account before you send it again”, and ends with the hash', async ({
  bench,
}) => {
  await send(bench, aliceSigner, createLossyConfig(bench));
  await expect
    .poll(readAlerts)
    .toEqual([
      expect.stringMatching(
        /^Check your account before you send it again: .+ \(transaction 0x[\da-f]{64}\)$/,
      ),
    ]);
});

test('Nominate validators, Explain a failure: the reason of a call that failed appears below the status', async ({
  bench,
}) => {
  bench.switches.dispatch = true;
  const page = await send(bench, aliceSigner);
  await expect.poll(page.text).toMatch(/Failed, and the fee is paid.+\.$/);
});
