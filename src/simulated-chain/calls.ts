import type {Call, Runtime, State, Value} from './runtime';

/** What a call may see and change while it is dispatched. */
interface CallContext {
  runtime: Runtime;
  state: State;
  signer: string;
}

/** Something that happened: in which pallet, what, and to whom. */
export type PalletEvent = [pallet: string, type: string, value?: Value];

/** A call fails as a whole: what it did to the state is to be undone. */
export class DispatchError extends Error {
  /** @param error the runtime's `DispatchError`, as polkadot-api writes it */
  constructor(readonly error: Value) {
    super('The call failed.');
  }
}

type CallHandler = (args: Value, context: CallContext) => PalletEvent[];

/** What a pallet with money fails with. */
export const tokenError = (type: string) =>
  new DispatchError({type: 'Token', value: {type}});

const transfer =
  (keepAlive: boolean): CallHandler =>
  ({dest, value: amount}, {runtime, state, signer}) => {
    const to = dest.value as string;
    const deposit: bigint = runtime.constant('Balances', 'ExistentialDeposit');

    const from: Value = state.get('System', 'Account', signer);
    const left = from.data.free - amount;
    if (left < from.data.frozen) throw tokenError('FundsUnavailable');
    if (keepAlive && left < deposit) throw tokenError('NotExpendable');
    state.set('System', 'Account', [signer], {
      ...from,
      data: {...from.data, free: left},
    });

    const target: Value = state.get('System', 'Account', to);
    const received = target.data.free + amount;
    if (received < deposit) throw tokenError('BelowMinimum');
    state.set('System', 'Account', [to], {
      ...target,
      providers: 1,
      data: {...target.data, free: received},
    });
    const arrival: PalletEvent[] = [
      ['System', 'NewAccount', {account: to}],
      ['Balances', 'Endowed', {account: to, free_balance: amount}],
    ];
    return [
      ...(target.providers === 0 ? arrival : []),
      ['Balances', 'Transfer', {from: signer, to, amount}],
    ];
  };

/** The calls that the chain understands; all others fail as `Other`. */
const handlers: Record<string, CallHandler> = {
  'System.remark': () => [],
  'Balances.transfer_keep_alive': transfer(true),
  'Balances.transfer_allow_death': transfer(false),
  'Utility.batch_all': ({calls}, context) => [
    ...(calls as Call[]).flatMap((call): PalletEvent[] => [
      ...dispatch(call, context),
      ['Utility', 'ItemCompleted'],
    ]),
    ['Utility', 'BatchCompleted'],
  ],
};

/**
 * Does what a call says, and returns what happened.
 *
 * @throws DispatchError as the pallet would fail it
 */
export function dispatch(call: Call, context: CallContext): PalletEvent[] {
  const handler = handlers[`${call.type}.${call.value.type}`];
  if (!handler) throw new DispatchError({type: 'Other'});
  return handler(call.value.value, context);
}
