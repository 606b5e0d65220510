import type {Call, Runtime, Value} from './runtime';
import type {State} from './state';

/** What a call may see and do while it is dispatched. */
export interface CallContext {
  runtime: Runtime;
  state: State;
  signer: string;
  emit(pallet: string, event: string, value?: Value): void;
  /** Dispatches a call within this one, by the same signer. */
  dispatch(call: Call): void;
}

/** A call fails as a whole: what it did to the state is undone. */
export class DispatchError extends Error {
  /** @param error the runtime's `DispatchError`, as polkadot-api writes it */
  constructor(readonly error: Value) {
    super('The call failed.');
  }
}

type CallHandler = (args: Value, context: CallContext) => void;

const tokenError = (type: string) =>
  new DispatchError({type: 'Token', value: {type}});

const transfer =
  (keepAlive: boolean): CallHandler =>
  (args, {runtime, state, signer, emit}) => {
    const to = args.dest.value as string;
    const amount = args.value as bigint;
    const deposit = runtime.constant(
      'Balances',
      'ExistentialDeposit',
    ) as bigint;

    const from: Value = state.get('System', 'Account', signer);
    const left = (from.data.free as bigint) - amount;
    if (left < (from.data.frozen as bigint))
      throw tokenError('FundsUnavailable');
    if (keepAlive && left < deposit) throw tokenError('NotExpendable');
    state.set('System', 'Account', [signer], {
      ...from,
      data: {...from.data, free: left},
    });

    const target: Value = state.get('System', 'Account', to);
    const received = (target.data.free as bigint) + amount;
    if (received < deposit) throw tokenError('BelowMinimum');
    if (target.providers === 0) {
      emit('System', 'NewAccount', {account: to});
      emit('Balances', 'Endowed', {account: to, free_balance: amount});
    }
    state.set('System', 'Account', [to], {
      ...target,
      providers: 1,
      data: {...target.data, free: received},
    });
    emit('Balances', 'Transfer', {from: signer, to, amount});
  };

/** The calls that the chain understands; all others fail as `Other`. */
const handlers: Record<string, CallHandler> = {
  'System.remark': () => {},
  'Balances.transfer_keep_alive': transfer(true),
  'Balances.transfer_allow_death': transfer(false),
  'Utility.batch_all': (args, {dispatch, emit}) => {
    for (const call of args.calls as Call[]) {
      dispatch(call);
      emit('Utility', 'ItemCompleted');
    }
    emit('Utility', 'BatchCompleted');
  },
};

/**
 * Does what a call says.
 *
 * @throws DispatchError as the pallet would fail it
 */
export function dispatch(call: Call, context: CallContext): void {
  const handler = handlers[`${call.type}.${call.value.type}`];
  if (!handler) throw new DispatchError({type: 'Other'});
  handler(call.value.value, context);
}
