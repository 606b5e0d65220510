import type {Call, Runtime, State, Value} from './runtime';

/** The context in which a call is dispatched. */
interface CallContext {
  runtime: Runtime;
  state: State;
  signer: string;
}

/** An event of a pallet. */
export type PalletEvent = [pallet: string, type: string, value?: Value];

/** Fails a call. The caller discards all its changes to the state. */
export class DispatchError extends Error {
  /** @param error the runtime's `DispatchError` in polkadot-api's notation */
  constructor(readonly error: Value) {
    super('The call failed.');
  }
}

type CallHandler = (args: Value, context: CallContext) => PalletEvent[];

/**
 * Creates the error of a pallet that handles tokens.
 *
 * @param type - the runtime's name for the reason, such as `FundsUnavailable`
 */
export const tokenError = (type: string) =>
  new DispatchError({type: 'Token', value: {type}});

/**
 * Transfers tokens, as Polkadot does.
 *
 * @param keepAlive - whether the sender keeps the existential deposit
 */
const transfer =
  (keepAlive: boolean): CallHandler =>
  ({dest, value: amount}, {runtime, state, signer}) => {
    const to = dest.value as string;
    const deposit: bigint = runtime.constant('Balances', 'ExistentialDeposit');

    const from: Value = state.get('System', 'Account', signer);
    const balance = from.data.free - amount;
    if (balance < from.data.frozen) throw tokenError('FundsUnavailable');
    if (keepAlive && balance < deposit) throw tokenError('NotExpendable');
    state.set('System', 'Account', [signer], {
      ...from,
      data: {...from.data, free: balance},
    });

    const target: Value = state.get('System', 'Account', to);
    const targetBalance = target.data.free + amount;
    if (targetBalance < deposit) throw tokenError('BelowMinimum');
    state.set('System', 'Account', [to], {
      ...target,
      providers: 1,
      data: {...target.data, free: targetBalance},
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

/** The supported calls. Others fail with `Other`. */
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
 * Dispatches a call.
 *
 * @returns the events that it emits
 * @throws {DispatchError} the same errors as the pallet
 */
export function dispatch(call: Call, context: CallContext): PalletEvent[] {
  const handler = handlers[`${call.type}.${call.value.type}`];
  if (!handler) throw new DispatchError({type: 'Other'});
  return handler(call.value.value, context);
}
