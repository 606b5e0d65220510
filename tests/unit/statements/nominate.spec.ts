// Checks the samples of Nominate validators, and checkChange of Change a
// stake. A title has the guide's name, the section, and the behavior.
// `bench` comes before packages, which look for the browser globals that it sets.
import {aliceSigner, belowProviders, test, type Bench} from './bench';
import {sendOneDot} from './helpers';
import {importFiles, importSample} from './import-sample';
import {createLossyConfig} from './lossy-node';
import {readAlerts} from './page';

import {describe, expect} from 'vitest';
import {SignerProvider, useMutation} from '@reactive-dot/react';
import {DenominatedNumber} from '@reactive-dot/utils';
import type {PolkadotSigner, TxEvent} from 'polkadot-api';
import {getPolkadotSigner} from 'polkadot-api/signer';
import {createElement as h, type ComponentType} from 'react';
import type {Observable} from 'rxjs';

const guide = 'docs-react/guides/nominate.mdx';
const {checkNomination} = await importSample<{
  checkNomination: (
    api: unknown,
    address: string,
    validators: string[],
    bond: DenominatedNumber,
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-nomination-check.mdx', 'src/check-nomination.ts', {
  page: guide,
});
const {checkChange} = await importSample<{
  checkChange: (
    api: unknown,
    address: string,
    validators: string[],
  ) => Promise<string | undefined>;
}>('docs-shared/_staking-change.mdx', 'src/change-validators.ts', {
  page: guide,
});

await importFiles(guide, 'src/describe-failure.ts', 'src/TransactionState.tsx');
type MutationState = ReturnType<typeof useMutation>[0];
const {useUnderway} = await importSample<{
  useUnderway: (state: MutationState) => {
    follow: (events: Observable<TxEvent>) => void;
    lostHash: string | undefined;
  };
}>('docs-react/guides/batches.mdx', 'src/use-underway.ts', {page: guide});
const {StakingState} = await importSample<{
  StakingState: ComponentType<{
    state: MutationState;
    lostHash: string | undefined;
  }>;
}>(guide, 'src/StakingState.tsx');

/** Planck in one DOT. */
const unit = 10n ** 10n;
const minimum = 250n * unit;

/** A ledger with a bond of 250 DOT. */
const wholeBond = {active: minimum, unlocking: [] as {value: bigint}[]};
/** The ledger of an account that stopped, and can withdraw later. */
const stopped = {active: 0n, unlocking: [{value: minimum}]};
type Ledger = typeof wholeBond;

/**
 * A chain where a bond is at least 250 DOT and has up to two validators. All
 * accounts have 300 DOT, and the bonded ones nominate a validator that has left.
 * Three others can be nominated, and one is blocked.
 */
function createApi(ledgers: Record<string, Ledger>, frozen = 0n) {
  const ledgerOf = (address: string) => {
    const ledger = ledgers[address];
    return ledger && {stash: address, ...ledger};
  };
  return {
    query: {
      Staking: {
        Bonded: {
          getValue: (address: string) =>
            Promise.resolve(ledgerOf(address) && address),
        },
        Ledger: {
          getValue: (address: string) => Promise.resolve(ledgerOf(address)),
        },
        MinNominatorBond: {getValue: () => Promise.resolve(minimum)},
        Nominators: {
          getValue: (address: string) =>
            Promise.resolve(ledgerOf(address) && {targets: ['left']}),
        },
        Validators: {
          getEntries: () =>
            Promise.resolve(
              ['one', 'two', 'three', 'blocked'].map((validator) => ({
                keyArgs: [validator],
                value: {blocked: validator === 'blocked'},
              })),
            ),
        },
      },
      System: {
        Account: {
          getValue: () =>
            Promise.resolve({data: {free: 300n * unit, reserved: 0n, frozen}}),
        },
      },
    },
    apis: {StakingApi: {nominations_quota: () => Promise.resolve(2)}},
  };
}

describe('Nominate validators, Check before your users sign', () => {
  /** Checks a nomination by Alice. */
  const check = (
    {validators = ['one'], bond = minimum, frozen = 0n},
    ledgers: Record<string, Ledger> = {},
  ) =>
    checkNomination(
      createApi(ledgers, frozen),
      'alice',
      validators,
      new DenominatedNumber(bond, 10, 'DOT'),
    );

  test('a nomination without validators is refused', async () => {
    expect(await check({validators: []})).toBe('Choose a validator.');
  });

  test('a second nomination of an account is refused', async () => {
    expect(await check({}, {bob: wholeBond})).toBeUndefined();
    expect(await check({}, {alice: wholeBond})).toBe(
      'This account has a bond already. Change its validators instead.',
    );
  });

  test('an account that has stopped learns that it can bond its tokens again', async () => {
    expect(await check({}, {alice: stopped})).toBe(
      "This account's tokens are unlocking. Bond them again instead.",
    );
  });

  test.for(['left', 'blocked'])(
    'a validator that is %s is refused by its address',
    async (validator) => {
      expect(await check({validators: ['one', validator]})).toBe(
        `Replace ${validator}. This validator has left or is blocked.`,
      );
    },
  );

  test('a bond below the minimum is refused', async () => {
    expect(await check({bond: minimum - 1n})).toMatch(
      /^Bond at least DOT\s250\.00\.$/,
    );
    expect(await check({bond: minimum})).toBeUndefined();
  });

  test('locked tokens can be bonded, but pay no fees', async () => {
    expect(await check({frozen: 299n * unit})).toBeUndefined();
    expect(await check({frozen: 299n * unit + 1n})).toMatch(
      /Locked tokens don't count\.$/,
    );
  });

  test('a bond that leaves less than 1 DOT for fees is refused', async () => {
    expect(await check({bond: 299n * unit})).toBeUndefined();
    expect(await check({bond: 299n * unit + 1n})).toMatch(
      /^Keep at least DOT\s1\.00 for fees\./,
    );
  });
});

test.for<
  [rule: string, ledger: Ledger | null, validators: string[], problem: RegExp]
>([
  ['needs a validator', wholeBond, [], /^Choose a validator\.$/],
  ['needs a bond', null, ['one'], /controls no stake/],
  ['takes as many as the bond allows', wholeBond, ['one', 'two'], /^none$/],
  ['takes no more', wholeBond, ['one', 'two', 'three'], /at most 2/],
  ['keeps one that has left', wholeBond, ['one', 'left'], /^none$/],
  ['takes none that is blocked', wholeBond, ['blocked'], /^Replace blocked\./],
  ['takes none that never validated', wholeBond, ['x'], /^Replace x\./],
  [
    'after stopping begins with the unlocking tokens',
    stopped,
    ['one'],
    /^Too little is bonded\. Bond the unlocking tokens again first\.$/,
  ],
  [
    'of too small a bond begins with adding',
    {active: minimum - 1n, unlocking: []},
    ['one'],
    /^Too little is bonded\. Add to the bond first\.$/,
  ],
])(
  'Change a stake, Change the validators: a change %s',
  async ([, ledger, validators, problem]) => {
    const api = createApi(ledger ? {alice: ledger} : {});
    const found = await checkChange(api, 'alice', validators);
    expect(found ?? 'none').toMatch(problem);
  },
);

describe('Nominate validators, Explain a failure', () => {
  /** Sends a transaction, and shows its state as Nominate does. */
  function Send() {
    const [state, send] = useMutation(sendOneDot);
    const {follow, lostHash} = useUnderway(state);
    return [
      h('button', {key: 0, onClick: () => follow(send())}, 'Send'),
      h(StakingState, {key: 1, state, lostHash}),
    ];
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

  test('a user who declines reads that nothing was sent', async ({bench}) => {
    const page = await send(bench, {
      ...aliceSigner,
      signTx: () => Promise.reject(new Error('Cancelled')),
    });
    await expect.poll(page.text).toBe('SendNothing was sent: Cancelled');
  });

  test("an account that can't pay the fee reads why nothing was sent", async ({
    bench,
  }) => {
    const poorSigner = getPolkadotSigner(
      new Uint8Array(32).fill(7),
      'Sr25519',
      aliceSigner.signBytes,
    );
    const page = await send(bench, poorSigner);
    await expect
      .poll(page.text)
      .toBe("SendNothing was sent: This account can't pay the fee.");
  });

  test('after an error past `broadcasted`, the sentence begins with “Check your account before you send it again”, and ends with the hash', async ({
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

  test('the reason of a call that failed appears below the status', async ({
    bench,
  }) => {
    bench.switches.dispatch = true;
    const page = await send(bench, aliceSigner);
    await expect
      .poll(page.text)
      .toMatch(/the fee is paidThe account doesn't have that much\.$/);
  });
});
