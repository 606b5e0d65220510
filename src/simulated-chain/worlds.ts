import {Binary} from '@polkadot-api/substrate-bindings';

import {alice, bob} from './accounts';
import type {World} from './blockchain';
import type {NodeOptions} from './node';
import type {State, Value} from './runtime';
import type {Apis} from './runtime-apis';

/** A chain's name, properties, and runtime APIs. */
export type ChainKind = Pick<NodeOptions, 'name' | 'properties' | 'apis'>;

const apis: Apis = {
  // Any amount, which grows with each block, as rewards do with each era.
  NominationPoolsApi_pending_rewards: ({state}) =>
    2_345_678_900n + BigInt(state.get('System', 'Number')) * 12_345_678n,
};

/** The first chain. Its metadata and its properties are Polkadot's. */
export const polkadotKind: ChainKind = {
  name: 'Polkadot (simulated)',
  properties: {tokenSymbol: 'DOT', tokenDecimals: 10, ss58Format: 0},
  apis,
};

/** The second chain. Its properties are Kusama's, and its metadata Polkadot's. */
export const kusamaKind: ChainKind = {
  name: 'Kusama (simulated)',
  properties: {tokenSymbol: 'KSM', tokenDecimals: 12, ss58Format: 2},
  apis,
};

const largePools = ['Harbour', 'Lantern', 'Meadow', 'Quarry', 'Willow'];
/** 40 pools, which are too many to show on one screen. */
const poolNames = ['', ' 2', ' 3', ' 4', ' 5', ' 6', ' 7', ' 8'].flatMap(
  (suffix) => largePools.map((name) => name + suffix),
);
/** An era lasts half a minute, so that readers see it change. */
const blocksInEra = 15;
/** Any number that looks like Polkadot's. */
const firstEra = 1900;
/** The time at which each era started, in ms. No example shows it. */
const eraStart = 1_700_000_000_000n;

/**
 * Creates the initial state of the demos' chains: Alice and Bob with balances,
 * nomination pools, and an era.
 *
 * @param unit - planck in one token
 * @param balance - Alice's balance in tokens
 */
export function createWorld(unit: number, balance: number): World {
  const inPlanck = (tokens: number) => BigInt(Math.round(tokens * unit));
  const startEra = (state: State, index: number) =>
    state.set('Staking', 'ActiveEra', [], {index, start: eraStart});

  return {
    genesis(state) {
      setBalance(state, alice.address, inPlanck(balance));
      setBalance(state, bob.address, inPlanck(50));
      for (const [index, name] of poolNames.entries()) {
        const id = index + 1;
        // Looks random, and is the same in each run.
        const members = 1 + ((id * 371) % (id <= largePools.length ? 900 : 12));
        state.set('NominationPools', 'Metadata', [id], Binary.fromText(name));
        state.set('NominationPools', 'BondedPools', [id], {
          commission: {},
          member_counter: members,
          points: inPlanck(1000 * members),
          roles: {depositor: alice.address},
          state: {type: 'Open'},
        });
      }
      state.set('NominationPools', 'LastPoolId', [], poolNames.length);
      startEra(state, firstEra);
    },
    onBlock(state, number) {
      if (number % blocksInEra === 0)
        startEra(state, firstEra + number / blocksInEra);
    },
  };
}

function setBalance(state: State, address: string, free: bigint): void {
  const account: Value = state.get('System', 'Account', address);
  state.set('System', 'Account', [address], {
    ...account,
    providers: 1,
    data: {...account.data, free},
  });
}
