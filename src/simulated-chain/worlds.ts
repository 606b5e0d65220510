import {AccountId, Binary} from '@polkadot-api/substrate-bindings';

import {alice, bob} from './accounts';
import type {World} from './blockchain';
import type {NodeOptions} from './node';
import {seededRandom} from './random';
import type {State, Value} from './runtime';
import type {Apis} from './runtime-apis';

/** What is the same in every chain of one kind. */
export type ChainKind = Pick<NodeOptions, 'name' | 'properties' | 'apis'>;

const apis: Apis = {
  NominationPoolsApi_pending_rewards: ({state}) =>
    2_345_678_900n + BigInt(state.get('System', 'Number')) * 12_345_678n,
};

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

const largePools = ['Harbour', 'Lantern', 'Meadow', 'Quarry', 'Willow'];
/** Enough for a list that is too long to show at once. */
const poolNames = ['', ' 2', ' 3', ' 4', ' 5', ' 6', ' 7', ' 8'].flatMap(
  (suffix) => largePools.map((name) => name + suffix),
);
/** How many accounts there are whose keys nobody has. */
const strangers = 4;
const stranger = (index: number) =>
  AccountId(0).dec(new Uint8Array(32).fill(index + 1));
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
  const below = (limit: number) => Math.floor(random() * limit);
  const amount = (limit: number) =>
    (BigInt(below(limit * 1000)) * unit) / 1000n + unit;
  const startEra = (state: State, index: number) => {
    state.set('Staking', 'ActiveEra', [], {index, start: eraStart});
    state.set('Staking', 'ErasTotalStake', [index], amount(800_000_000));
  };

  return {
    genesis(state) {
      addTokens(state, alice.address, 10_000n * unit);
      addTokens(state, bob.address, 50n * unit);
      for (let index = 0; index < strangers; index += 1) {
        addTokens(state, stranger(index), amount(5000));
      }
      for (const [index, name] of poolNames.entries()) {
        const id = index + 1;
        const size = id <= largePools.length ? 900 : 12;
        state.set('NominationPools', 'Metadata', [id], Binary.fromText(name));
        state.set('NominationPools', 'BondedPools', [id], {
          commission: {},
          member_counter: 1 + below(size),
          points: amount(1000 * size),
          roles: {depositor: stranger(id % strangers)},
          state: {type: 'Open'},
        });
      }
      state.set('NominationPools', 'LastPoolId', [], poolNames.length);
      startEra(state, firstEra);
    },
    onBlock(state, number) {
      addTokens(state, stranger(below(strangers)), -unit / 100n);
      addTokens(state, stranger(below(strangers)), unit / 100n);
      if (number % blocksInEra === 0)
        startEra(state, firstEra + number / blocksInEra);
    },
  };
}

function addTokens(state: State, address: string, added: bigint): void {
  const account: Value = state.get('System', 'Account', address);
  const free = account.data.free + added;
  // Nobody spends what isn't there.
  if (free < 0n) return;
  state.set('System', 'Account', [address], {
    ...account,
    providers: 1,
    data: {...account.data, free},
  });
}
