import {
  isDisabled,
  openPage,
  readAlerts,
  setFieldText,
  submitText,
} from './page';

import {expect, onTestFinished, test} from 'vitest';
import {polkadot} from '@polkadot-api/descriptors';
import {defineConfig} from '@reactive-dot/core';
import {AccountId} from 'polkadot-api';
import {SignerProvider, useMutationEffect} from '@reactive-dot/react';
import {
  createElement as h,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import type {Switches} from '../../../src/simulated-chain/node';
import {createWorld, polkadotKind} from '../../../src/simulated-chain/worlds';
import {aliceSigner, belowProviders} from './bench';
import {importFiles, importSample} from './import-sample';
import {createLossyProvider} from './lossy-node';
import {allOff, createTestChain, fast} from '../test-chain';

const guides = 'docs-react/guides';

/** The guide whose samples are run. They import the samples of the others. */
const guide = `${guides}/stop-staking.mdx`;
const unit = 10 ** 10;
const count = 45;

/** The account that has bonded 300 DOT. */
const bonded = 98;

const addressOf = (id: number) =>
  AccountId(0).dec(new Uint8Array(32).fill(id + 1));

/**
 * A chain with 45 validators in its first two eras, the last of them blocked.
 * An account can nominate two, with at least 250 DOT. Ends with the test.
 */
function createChain({
  unlocksIn,
  switches = allOff(),
}: {unlocksIn?: number; switches?: Switches} = {}) {
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
      state.set('Staking', 'MinNominatorBond', [], BigInt(250 * unit));
      state.set('Staking', 'Ledger', [addressOf(bonded)], {
        stash: addressOf(bonded),
        total: BigInt(300 * unit),
        active: BigInt(300 * unit),
        unlocking:
          unlocksIn === undefined
            ? []
            : [{value: BigInt(unit), era: unlocksIn}],
        legacy_claimed_rewards: [],
      });
      for (const era of [first, first + 1])
        for (let id = 0; id < count; id++) {
          const key = [era, addressOf(id)];
          state.set('Staking', 'ErasStakersOverview', key, {
            total: BigInt((id + era - first) * unit),
            own: 0n,
            nominator_count: era - first,
            page_count: 1,
          });
          state.set('Staking', 'Validators', key.slice(1), {
            commission: id * 10_000_000,
            blocked: id === 44,
          });
        }
    },
    onBlock: world.onBlock,
    switches,
  });
  onTestFinished(chain.close);
  return chain;
}

const configure = ({
  provider,
}: Pick<ReturnType<typeof createChain>, 'provider'>) =>
  defineConfig({
    chains: {polkadot: {descriptor: polkadot, provider}},
  });

/** Lists the calls of all transactions on a page. */
function Sent({to}: {to: unknown[]}) {
  useMutationEffect(({call}) => void to.push(call));
  return null;
}

/** Opens a component for an account that signs, and lists its calls. */
const openSigning = (
  chain: Pick<ReturnType<typeof createChain>, 'provider'>,
  sent: unknown[],
  part: ReactNode,
) =>
  openPage(
    belowProviders(
      configure(chain) as never,
      h(SignerProvider, {signer: aliceSigner}, h(Sent, {to: sent}), part),
    ),
  );

/** Imports the files that the guides' components share, for one of them. */
const importParts = (page = guide) =>
  importFiles(
    page,
    'src/TransactionState.tsx',
    'src/parse-amount.ts',
    'src/use-underway.ts',
    'src/bond-and-nominate.ts',
    'src/check-nomination.ts',
    'src/stop-nominating.ts',
    'src/nominations-query.ts',
    'src/change-validators.ts',
    'src/describe-era.ts',
    'src/format-perbill.ts',
  );

/** Enters a limit for the commission, in percent. */
const enterLimit = (text: string) =>
  setFieldText(document.querySelector('input[type="number"]')!, text);

/** Imports the components that show a stake and the validators, too. */
async function importLists(page = guide) {
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

test('Choose validators, List the elected validators: sorts both maps of an era, filters and pages through them, and keeps the old list on screen when a new era begins', async () => {
  await importParts();
  await importFiles(guide, 'src/use-validators.ts');
  const {ValidatorList} = await importSample<{ValidatorList: ComponentType}>(
    `${guides}/validators.mdx#filter-the-list`,
    'src/ValidatorList.tsx',
    {page: guide},
  );
  const chain = createChain();
  const page = await openPage(
    belowProviders(configure(chain) as never, h(ValidatorList)),
  );
  await expect.poll(page.text).toContain('45 validators');
  expect(page.text()).toContain('DOT 44.00, commission 44%');

  enterLimit('10');
  await expect.poll(page.text).toContain('11 validators');
  expect(page.text()).not.toContain('commission 11%');
  enterLimit('100');
  await expect.poll(page.text).toContain('45 validators');

  page.click('Next page');
  await expect.poll(page.text).toContain('DOT 24.00, commission 24%');
  expect(page.text()).not.toContain('DOT 44.00');

  // The next era's stakes are one DOT higher.
  const seen = new Set<boolean>();
  await expect
    .poll(
      () => {
        seen.add(page.text().includes('Loading'));
        return page.text();
      },
      {interval: 5, timeout: 10_000},
    )
    .toContain('DOT 25.00, commission 24%');
  expect(seen).toEqual(new Set([false]));
  expect(page.errors).toEqual([]);
});

test('Choose validators, Let users choose: as many as the chain allows, on several pages, and none that is blocked', async () => {
  await importLists();
  const {StakingPage} = await importSample<{
    StakingPage: ComponentType<{address: string}>;
  }>(`${guides}/validators.mdx`, 'Changes to src/StakingPage.tsx', {
    page: guide,
  });
  const chain = createChain();
  const page = await openPage(
    belowProviders(
      configure(chain) as never,
      h(StakingPage, {address: addressOf(99)}),
    ),
  );
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  // The parts of the page load independently.
  await expect.poll(page.text).toContain('DOT 0.00 bonded, DOT 0.00 in a pool');
  await expect.poll(page.text).toContain('No nominations.');

  const checkbox = (id: number) =>
    document.querySelector<HTMLInputElement>(
      `[aria-label="Choose ${addressOf(id)}"]`,
    )!;
  expect(checkbox(44).disabled).toBe(true);

  checkbox(43).click();
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  page.click('Next page');
  await expect.poll(() => checkbox(20)).not.toBeNull();
  checkbox(20).click();
  await expect.poll(page.text).toContain('You have chosen 2 of at most 2');
  expect(checkbox(20).disabled).toBe(false);
  expect(checkbox(19).disabled).toBe(true);

  page.click('Remove');
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  expect(checkbox(19).disabled).toBe(false);
  expect(page.errors).toEqual([]);
});

test('Nominate validators, Let users enter the amount: explains an amount that is no number or below the minimum bond, and sends nothing', async () => {
  await importParts();
  const {Nominate} = await importSample<{
    Nominate: ComponentType<{address: string; validators: string[]}>;
  }>(`${guides}/nominate.mdx`, 'src/Nominate.tsx', {page: guide});
  const chain = createChain();
  const sent: unknown[] = [];
  const page = await openSigning(
    chain,
    sent,
    h(Nominate, {address: addressOf(99), validators: [addressOf(1)]}),
  );
  await expect.poll(page.text).toContain('Nominate');

  const enter = (text: string) => submitText(page, text, 'Nominate');
  enter('1,5');
  await expect.poll(page.text).toContain('Enter a number, such as 1.5.');
  enter('249.9');
  await expect.poll(page.text).toContain('Bond at least DOT 250.00.');
  expect(sent).toEqual([]);
  expect(page.errors).toEqual([]);
});

test("Change or stop staking, Change the validators: explains why an account without a bond can't, sends nominate alone for one with a bond", async () => {
  await importParts();
  const {ChangeValidators} = await importSample<{
    ChangeValidators: ComponentType<{address: string; validators: string[]}>;
  }>(guide, 'src/ChangeValidators.tsx');
  const chain = createChain();
  const sent: unknown[] = [];
  const openFor = (id: number) =>
    openSigning(
      chain,
      sent,
      h(ChangeValidators, {
        address: addressOf(id),
        validators: [addressOf(1)],
      }),
    );

  const without = await openFor(99);
  await expect.poll(without.text).toContain('Change validators');
  without.click('Change validators');
  await expect.poll(without.text).toContain('This account controls no stake.');
  expect(sent).toEqual([]);
  without.close();

  const page = await openFor(bonded);
  await expect.poll(page.text).toContain('Change validators');
  page.click('Change validators');
  await expect.poll(() => sent).not.toEqual([]);
  expect(sent[0]).toMatchObject({
    type: 'Staking',
    value: {
      type: 'nominate',
      value: {targets: [{type: 'Id', value: addressOf(1)}]},
    },
  });
  expect(page.errors).toEqual([]);
});

/** Imports the component of Change or stop staking that sends two calls. */
async function importStopNominating(page = guide) {
  await importFiles(page, 'src/StopButtons.tsx');
  return importSample<{StopNominating: ComponentType<{address: string}>}>(
    guide,
    'src/StopNominating.tsx',
    {page},
  );
}

test('Nominate validators, Let users enter the amount, and Change or stop staking: after an error past `broadcasted`, the user reads which hash to look up instead of the status', async () => {
  await importParts();
  const {Nominate} = await importSample<{
    Nominate: ComponentType<{address: string; validators: string[]}>;
  }>(`${guides}/nominate.mdx`, 'src/Nominate.tsx', {page: guide});
  const {ChangeValidators} = await importSample<{
    ChangeValidators: ComponentType<{address: string; validators: string[]}>;
  }>(guide, 'src/ChangeValidators.tsx');
  const {StopNominating} = await importStopNominating();

  const openLossy = (part: ReactNode) => {
    const switches = allOff();
    const {provider} = createChain({switches});
    return openSigning(
      {provider: createLossyProvider(provider, switches)},
      [],
      part,
    );
  };
  const expectAlert = async (subject: string) =>
    expect
      .poll(readAlerts)
      .toEqual([
        expect.stringMatching(
          `\\. The ${subject} may still arrive\\. Look up 0x[\\da-f]{64} before you try again\\.$`,
        ),
      ]);
  const validators = [addressOf(1)];

  const first = await openLossy(
    h(Nominate, {address: alice.address, validators}),
  );
  await expect.poll(() => isDisabled('Nominate')).toBe(false);
  submitText(first, '250', 'Nominate');
  await expectAlert('nomination');
  expect(isDisabled('Nominate')).toBe(true);
  first.close();

  const second = await openLossy(
    h(ChangeValidators, {address: addressOf(bonded), validators}),
  );
  await expect.poll(() => isDisabled('Change validators')).toBe(false);
  second.click('Change validators');
  await expectAlert('change');
  expect(isDisabled('Change validators')).toBe(true);
  second.close();

  const third = await openLossy(
    h(StopNominating, {address: addressOf(bonded)}),
  );
  await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
  third.click('Stop nominating');
  await expectAlert('transaction');
  expect(isDisabled('Stop nominating')).toBe(true);
});

test('Change or stop staking, Stop nominating: ends the nomination and unlocks the whole bond together, offers to withdraw only what has been unlocked, and keeps the status when a read fails', async () => {
  await importParts();
  const {StopNominating} = await importStopNominating();
  const sent: unknown[] = [];
  const openWith = (chain: ReturnType<typeof createChain>) =>
    openSigning(chain, sent, h(StopNominating, {address: addressOf(bonded)}));

  const unlocked = await openWith(createChain({unlocksIn: 0}));
  await expect.poll(() => isDisabled('Withdraw')).toBe(false);
  unlocked.close();

  const switches = allOff();
  const chain = createChain({unlocksIn: 1_000_000, switches});
  const page = await openWith(chain);
  await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
  expect(isDisabled('Withdraw')).toBe(true);

  page.click('Stop nominating');
  await expect.poll(() => sent).not.toEqual([]);
  expect(sent[0]).toMatchObject({
    type: 'Utility',
    value: {
      type: 'batch_all',
      value: {
        calls: [
          {type: 'Staking', value: {type: 'chill'}},
          {
            type: 'Staking',
            value: {type: 'unbond', value: {value: BigInt(300 * unit)}},
          },
        ],
      },
    },
  });
  await expect.poll(page.text).toContain('the fee is paid');
  expect(page.errors).toEqual([]);

  switches.fail = true;
  await expect.poll(page.text).toContain("The bond couldn't be read.");
  expect(page.text()).toContain('the fee is paid');
});

test('Nominate validators, Show it for the chosen account: another account starts a new page, without the choice of the last one', async () => {
  // Another test has imported a file of that name.
  const user = `${guides}/nominate.mdx`;
  await importLists(user);
  await importSample(user, 'src/Nominate.tsx');
  await importSample(guide, 'src/ChangeValidators.tsx', {page: user});
  await importStopNominating(user);
  await importSample(guide, 'src/StakingPage.tsx', {page: user});
  const {SignedIn} = await importSample<{
    SignedIn: ComponentType<{address: string | undefined}>;
  }>(user, 'src/SignedIn.tsx');
  const chain = createChain();
  const choices: ((address?: string) => void)[] = [];
  function Account() {
    const [address, setAddress] = useState<string>();
    choices[0] = setAddress;
    return h(
      SignerProvider,
      {signer: aliceSigner},
      h(Suspense, null, h(SignedIn, {address})),
    );
  }
  const choose = (address: string) => choices[0]!(address);
  const page = await openPage(
    belowProviders(configure(chain) as never, h(Account)),
  );
  await expect.poll(page.text).toBe('Choose an account.');

  choose(addressOf(bonded));
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  await expect.poll(() => isDisabled('Stop nominating')).toBe(false);
  document
    .querySelector<HTMLInputElement>(`[aria-label="Choose ${addressOf(43)}"]`)!
    .click();
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  page.click('Stop nominating');
  await expect.poll(page.text).toContain('the fee is paid');

  choose(addressOf(99));
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  expect(page.text()).not.toContain('the fee is paid');
  expect(page.errors).toEqual([]);
});
