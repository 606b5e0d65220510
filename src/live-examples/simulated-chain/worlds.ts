import {AccountId, Binary} from '@polkadot-api/substrate-bindings';

import {alice, bob} from './accounts';
import type {World} from './blockchain';
import type {SimulatedChainOptions} from './index';
import {seededRandom, type Random} from './random';
import type {Value} from './runtime';
import type {State} from './state';

/** What is the same in every chain of one kind. */
export type ChainKind = Pick<
  SimulatedChainOptions,
  'name' | 'properties' | 'apis'
>;

const pendingRewards = (state: State): bigint =>
  2_345_678_900n +
  BigInt(state.get('System', 'Number') as number) * 12_345_678n;

const apis = {NominationPoolsApi_pending_rewards: pendingRewards};

export const polkadotKind: ChainKind = {
  name: 'Polkadot (simulated)',
  properties: {tokenSymbol: 'DOT', tokenDecimals: 10, ss58Format: 0},
  apis,
};

/** The runtime is Polkadot's. */
export const kusamaKind: ChainKind = {
  name: 'Kusama (simulated)',
  properties: {tokenSymbol: 'KSM', tokenDecimals: 12, ss58Format: 2},
  apis,
};

const poolNames = ['Harbour', 'Lantern', 'Meadow', 'Quarry', 'Willow'];
/** Small pools after the named ones, for a list that is too long to show at once. */
const smallPools = 35;
const blocksInEra = 15;
const firstEra = 1900;
const eraStart = 1_700_000_000_000n;

/**
 * What the demos' chains begin with: Alice and Bob with some money, a few
 * accounts and nomination pools that are invented from the seed.
 *
 * @param unit planck in one token
 */
export function createWorld(seed: number, unit: bigint): World {
  const random = seededRandom(seed);
  const strangers = Array.from({length: 4}, () => inventAddress(random));
  const amount = (limit: number) =>
    (BigInt(Math.floor(random() * limit * 1000)) * unit) / 1000n + unit;

  return {
    genesis(state) {
      setBalance(state, alice.address, 10_000n * unit);
      setBalance(state, bob.address, 50n * unit);
      strangers.forEach((address) => setBalance(state, address, amount(5000)));
      poolNames.forEach((name, index) => {
        const id = index + 1;
        const roles = {depositor: strangers[index % strangers.length]};
        state.set('NominationPools', 'Metadata', [id], Binary.fromText(name));
        state.set('NominationPools', 'BondedPools', [id], {
          commission: {},
          member_counter: Math.floor(random() * 900) + 20,
          points: amount(900_000),
          roles,
          state: {type: 'Open'},
        });
      });
      addSmallPools(state, unit);
      startEra(state, firstEra, amount(800_000_000));
    },
    onBlock(state, number) {
      const [from, to] = [pick(strangers, random), pick(strangers, random)];
      moveTokens(state, from, to, unit / 100n);
      if (number % blocksInEra === 0) {
        const era = firstEra + number / blocksInEra;
        startEra(state, era, amount(800_000_000));
        state.remove('Staking', 'ErasTotalStake', [era - 10]);
      }
    },
  };
}

function inventAddress(random: Random): string {
  const key = Uint8Array.from({length: 32}, () => Math.floor(random() * 256));
  return AccountId(0).dec(key);
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T;
}

function addSmallPools(state: State, unit: bigint): void {
  const first = poolNames.length + 1;
  for (let id = first; id < first + smallPools; id += 1) {
    const round = Math.ceil(id / poolNames.length);
    const name = `${poolNames[(id - 1) % poolNames.length]} ${round}`;
    state.set('NominationPools', 'Metadata', [id], Binary.fromText(name));
    state.set('NominationPools', 'BondedPools', [id], {
      commission: {},
      member_counter: 1 + (id % 12),
      points: BigInt(id) * unit,
      roles: {depositor: alice.address},
      state: {type: 'Open'},
    });
  }
  state.set('NominationPools', 'LastPoolId', [], first + smallPools - 1);
}

function startEra(state: State, index: number, staked: bigint): void {
  state.set('Staking', 'ActiveEra', [], {index, start: eraStart});
  state.set('Staking', 'ErasTotalStake', [index], staked);
}

function setBalance(state: State, address: string, free: bigint): void {
  const account: Value = state.get('System', 'Account', address);
  state.set('System', 'Account', [address], {
    ...account,
    providers: 1,
    data: {...account.data, free},
  });
}

function moveTokens(
  state: State,
  from: string,
  to: string,
  amount: bigint,
): void {
  const free = (address: string): bigint =>
    state.get('System', 'Account', address).data.free as bigint;
  if (from === to || free(from) <= amount) return;
  setBalance(state, from, free(from) - amount);
  setBalance(state, to, free(to) + amount);
}
