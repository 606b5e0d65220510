// The parts of a chain that the checks for members of nomination pools read.
import {dot} from './dot';
import {callWithFee, constant, entry} from './fake-api';

interface PoolOptions {
  /** The member's entry; null for an account in no pool. */
  member?: object | null;
  state?: string;
  rewards?: bigint;
  free?: bigint;
  frozen?: bigint;
}

/**
 * Returns the API of a chain with an account that has 10 DOT. By default, it's in
 * an open pool, with rewards of 1 DOT. A call costs 0.02 DOT.
 */
export function createPoolApi({
  member = {pool_id: 12, points: dot(5)},
  state = 'Open',
  rewards = dot(1),
  free = dot(10),
  frozen = 0n,
}: PoolOptions) {
  return {
    query: {
      NominationPools: {
        PoolMembers: entry(member ?? undefined),
        BondedPools: entry({state: {type: state}}),
      },
      System: {Account: entry({data: {free, reserved: 0n, frozen}})},
    },
    apis: {
      NominationPoolsApi: {pending_rewards: () => Promise.resolve(rewards)},
    },
    constants: {
      Balances: {ExistentialDeposit: constant(dot(0.01))},
    },
    tx: {
      NominationPools: {
        bond_extra: callWithFee(dot(0.02)),
        claim_payout: callWithFee(dot(0.02)),
      },
    },
  };
}
