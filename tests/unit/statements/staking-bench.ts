// A chain with validators for the guides about staking, and functions that open
// their components. `open-signing` comes before packages, like `bench` in
// the tests.
import {openSigning} from './open-signing';
import {dot, unit} from './dot';
import {importFiles, importSample} from './import-sample';
import {createLossyProvider} from './lossy-node';
import {isDisabled, readAlerts, submitText, type Page} from './page';

import {expect, onTestFinished} from 'vitest';
import type {JsonRpcProvider} from '@polkadot-api/json-rpc-provider';
import {AccountId} from 'polkadot-api';
import type {ComponentType, ReactNode} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import type {Switches} from '../../../src/simulated-chain/node';
import {createWorld, polkadotKind} from '../../../src/simulated-chain/worlds';
import {allOff, createTestChain, fast} from '../test-chain';

/** Returns the address of an account with a number, such as a validator's id. */
export const addressOf = (id: number) =>
  AccountId(0).dec(new Uint8Array(32).fill(id + 1));

/** The number of validators. Their ids begin with 0, and the last is blocked. */
const validators = 45;
/** The id of a validator whom nobody can nominate. */
export const blockedId = validators - 1;
/** The account that has bonded 300 DOT. */
export const bonded = addressOf(98);
/** An account that has bonded nothing. */
export const unbonded = addressOf(99);

/**
 * Creates a chain with validators in its first two eras. In the first one, each
 * has staked as many DOT as its id says, and in the second, one more. The id is
 * also the commission in percent. An account can nominate two, with at least 250
 * DOT. The chain knows no calls of staking, so they fail in a block. It ends with
 * the test.
 *
 * @param unlocksIn - the era in which a part of the bond unlocks
 * @param hasAliceBonded - whether Alice, who can pay fees, has bonded 300 DOT
 */
export function createChain({
  unlocksIn,
  hasAliceBonded = false,
  switches = allOff(),
}: {
  unlocksIn?: number;
  hasAliceBonded?: boolean;
  switches?: Switches;
} = {}): JsonRpcProvider {
  const world = createWorld(unit, 10_000);
  const chain = createTestChain({
    ...fast,
    apis: {
      ...polkadotKind.apis,
      NominationPoolsApi_member_total_balance: () => 0n,
      StakingApi_nominations_quota: () => 2,
    },
    genesis(state) {
      world.genesis(state);
      const {index: first} = state.get('Staking', 'ActiveEra') as {
        index: number;
      };
      state.set('Staking', 'MinNominatorBond', [], dot(250));
      for (const stash of hasAliceBonded ? [bonded, alice.address] : [bonded]) {
        state.set('Staking', 'Bonded', [stash], stash);
        state.set('Staking', 'Ledger', [stash], {
          stash,
          total: dot(300),
          active: dot(300),
          unlocking:
            unlocksIn === undefined ? [] : [{value: dot(1), era: unlocksIn}],
          legacy_claimed_rewards: [],
        });
      }
      for (let id = 0; id < validators; id++) {
        state.set('Staking', 'Validators', [addressOf(id)], {
          // In billionths.
          commission: id * 10_000_000,
          blocked: id === blockedId,
        });
        for (const era of [first, first + 1])
          state.set('Staking', 'ErasStakersOverview', [era, addressOf(id)], {
            total: dot(id + era - first),
            own: 0n,
            nominator_count: era - first,
            page_count: 1,
          });
      }
    },
    onBlock: world.onBlock,
    switches,
  });
  onTestFinished(chain.close);
  return chain.provider;
}

/**
 * Runs the page of Stop staking for another guide, in the guide's `SignedIn`.
 *
 * @param title - the title of the guide's `SignedIn`
 */
export async function importSignedIn(
  guide: string,
  title: string,
): Promise<ComponentType<{address: string | undefined}>> {
  const page = {page: guide};
  const stopStaking = 'docs-react/guides/stop-staking.mdx';
  for (const file of ['StopNominating', 'BondAgain', 'StakingPage'])
    await importSample(stopStaking, `src/${file}.tsx`, page);
  const {SignedIn} = await importSample<{
    SignedIn: ComponentType<{address: string | undefined}>;
  }>(guide, title);
  return SignedIn;
}

/**
 * Expects a form to explain problems with an amount and to send nothing, then to
 * send an amount.
 *
 * @param label - the label of the form's button
 * @param problem - an amount that the check refuses, and why
 * @param sent - an amount that it accepts, and the call of staking
 */
export async function expectAmountSent(
  page: Page & {calls: unknown[]},
  label: string,
  problem: {amount: string; text: string},
  sent: {amount: string; call: object},
) {
  await expect.poll(() => isDisabled(label)).toBe(false);
  const enter = (text: string) => submitText(page, text, label);
  enter('1,5');
  await expect.poll(page.text).toContain('Enter a number, such as 1.5.');
  enter(problem.amount);
  await expect.poll(page.text).toContain(problem.text);
  expect(page.calls).toEqual([]);

  enter(sent.amount);
  await expect.poll(() => page.calls).not.toEqual([]);
  expect(page.calls[0]).toMatchObject({type: 'Staking', value: sent.call});
  expect(isDisabled(label)).toBe(true);
  await expect.poll(page.text).toContain('the fee is paid');
  expect(page.errors).toEqual([]);
}

/** Opens a component on a chain whose node loses each transaction. */
export function openLossy(
  children: ReactNode,
  options?: Parameters<typeof createChain>[0],
) {
  const switches = allOff();
  const provider = createChain({...options, switches});
  return openSigning(createLossyProvider(provider, switches), children);
}

/** Expects the hash of a lost transaction to be the only alert. */
export const expectLostAlert = (subject: string) =>
  expect
    .poll(readAlerts)
    .toEqual([
      expect.stringMatching(
        `\\. The ${subject} may still arrive\\. Look up 0x[\\da-f]{64} before you try again\\.$`,
      ),
    ]);

/** Expects the status of a lost transaction, with its hash, to be the only alert. */
export const expectLostHash = () =>
  expect
    .poll(readAlerts)
    .toEqual([
      expect.stringMatching(
        /^Check your account before you send it again: .*\(transaction 0x[\da-f]{64}\)$/,
      ),
    ]);

/** Imports the files that the guides' components share, for one of them. */
export const importParts = (page: string) =>
  importFiles(
    page,
    'src/TransactionState.tsx',
    'src/describe-failure.ts',
    'src/StakingState.tsx',
    'src/parse-amount.ts',
    'src/use-underway.ts',
    'src/bond-and-nominate.ts',
    'src/check-nomination.ts',
    'src/stop-nominating.ts',
    'src/nominations-query.ts',
    'src/change-validators.ts',
    'src/add-to-bond.ts',
    'src/bond-again.ts',
    'src/describe-era.ts',
    'src/format-perbill.ts',
  );

/** Imports the components that show a stake and choose validators, too. */
export async function importLists(page: string) {
  await importParts(page);
  await importFiles(
    page,
    'src/Unlocking.tsx',
    'src/Staked.tsx',
    'src/Nominations.tsx',
    'src/StakeOverview.tsx',
    'src/use-validators.ts',
    'src/ValidatorList.tsx',
    'src/ChooseValidators.tsx',
  );
}

const findCheckbox = (id: number) =>
  document.querySelector<HTMLInputElement>(
    `[aria-label="Choose ${addressOf(id)}"]`,
  );

/** Whether the list's page has the checkbox of a validator. */
export const hasCheckbox = (id: number) => findCheckbox(id) !== null;

/**
 * Returns the checkbox of a validator.
 *
 * @throws if it's on another page of the list
 */
export function checkboxOf(id: number): HTMLInputElement {
  const box = findCheckbox(id);
  if (!box) throw new Error(`The page has no checkbox of validator ${id}.`);
  return box;
}
