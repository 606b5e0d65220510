/**
 * The composables, watchers, and providers of ReactiveDOT for Vue.
 *
 * This reference is written by hand against `@reactive-dot/vue` 0.68.0. That version needs Vue 3.5 or newer, and
 * belongs to `@reactive-dot/core` 0.68.2.
 *
 * The package exports values only. Derive a type from the value that uses it, as in
 * `ReturnType<typeof useAccounts>["data"]`.
 *
 * **Data composables**, such as `useQuery`, `useAccounts`, and `useBlock`, start to work when you call them in `setup`.
 * They return the refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result below a
 * `<Suspense>`. It settles once, on the first value or the first error. Branch on `status`, because `data` and `error`
 * keep the last value that they had.
 *
 * **Action composables**, such as `useMutation` and `useWalletConnector`, do nothing until you call `execute`. They
 * report in the refs `data`, `error`, and `status`.
 *
 * Known defects of 0.68.0 that concern every data composable:
 *
 * - If two mounted components use the same cache entry, Vue updates without end: a development build reports recursive
 *   updates, a production build hangs. Two calls in one component hang, too. An entry is one instruction of a query on
 *   one chain. Two different queries that share one instruction are enough, and so is `useAccounts` twice. Call a
 *   composable once, high in the tree, and pass its refs down.
 * - A failure that nobody awaits sets `status` and `error`, and also raises an unhandled rejection.
 * - A later success doesn't clear `error`.
 *
 * @packageDocumentation
 */
import type {
  Address,
  ChainId,
  Config,
  MutationError,
  Query,
} from '@reactive-dot/core';
import type {
  ChainDescriptorOf,
  Contract,
  ContractEventNames,
  ContractEventOf,
  DataStore,
  Falsy,
  InferQueryPayload,
  MutationBuilder,
  MutationEvent as CoreMutationEvent,
  PatchedReturnType,
  QueryInstruction,
  TxOptionsOf,
} from '@reactive-dot/core/internal.js';
import type {Wallet, WalletAccount} from '@reactive-dot/core/wallets.js';
import type {DenominatedNumber} from '@reactive-dot/utils';
import type {
  BlockInfo,
  PolkadotClient,
  PolkadotSigner,
  Transaction,
  TxEvent,
  TypedApi,
} from 'polkadot-api';
import type {Observable} from 'rxjs';
import type {App, ComputedRef, MaybeRef, MaybeRefOrGetter, Ref} from 'vue';

// Without this line a declaration file exports everything it declares, the shapes below included.
export {};

/** The state of a query or an action. */
type Status = 'idle' | 'pending' | 'success' | 'error';

/** What a composable that reads returns. */
interface AsyncState<TData> {
  /** The latest value. It stays while a newer one loads and after an error. It's replaced as a whole, never mutated. */
  data: Readonly<Ref<TData>>;
  /** The latest error. A later success doesn't clear it. Check `status` first. */
  error: Readonly<Ref<unknown>>;
  /** The state: `idle` before the first request, `pending` while loading, then `success` or `error`. */
  status: Readonly<Ref<Status>>;
  /** Refetches or resubscribes, for all components that use the same cache entry. In the meantime, `data` stays. */
  refresh: () => void;
}

/**
 * What a data composable returns: the refs immediately, and a promise of the same refs with `data` filled. The promise
 * settles once. Below a `<Suspense>`, it may be awaited in `setup`.
 */
interface PromiseLikeAsyncState<TData>
  extends AsyncState<TData | undefined>, PromiseLike<AsyncState<TData>> {}

/** What an action composable returns. Its refs can be written, for example to set `status` back to `idle`. */
interface AsyncAction<TArgs extends unknown[], TValue, TReturn> {
  /** The latest result. Neither a later error nor the next `execute` clears it. Set it to `undefined` yourself. */
  data: Ref<TValue | undefined>;
  /** A `MutationError` with the original error as its `cause`. A later success doesn't clear it. */
  error: Ref<unknown>;
  /** The state: `idle` until the first `execute`. Calls that overlap share it, and the last update wins. */
  status: Ref<Status>;
  /** Starts the action. It continues when the component unmounts, and can't be canceled. */
  execute: (...args: TArgs) => TReturn;
}

/** Options of composables that read from one chain. */
interface ChainComposableOptions<
  TChainId extends ChainId | undefined = ChainId | undefined,
> {
  /**
   * The chain to read from. A ref or a getter is followed. If it's left out or `undefined`, it's the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<TChainId>;
}

/** Options of `useBlock`. */
interface BlockOptions {
  /**
   * The chain to read from, but leave it out. Defect in 0.68.0: the block still comes from the chain given by
   * `provideChain`, and is cached under this ID.
   */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
}

/** Options of `useSpendableBalance` and `useSpendableBalances`. */
interface SpendableBalanceOptions {
  /**
   * The chain to read from. A ref or a getter is followed. If it's left out or `undefined`, it's the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /**
   * Whether the amount that must stay to keep the account alive counts as spendable. A change takes effect only after
   * `refresh()`. Default: `false`.
   */
  includesExistentialDeposit?: MaybeRefOrGetter<boolean>;
}

/** Options of `useAccounts` to list accounts independently of a chain. */
interface AnyChainOptions {
  /**
   * With `null`, addresses have the generic format (prefix 42). Accounts that are limited to another chain are
   * included. Accounts that need a chain to sign, such as those of a Ledger, are missing.
   */
  chainId: MaybeRefOrGetter<null>;
}

/** Options of `useMutation`. */
interface MutationOptions<TChainId extends ChainId | undefined, TTxOptions> {
  /**
   * The chain that the action is typed for. Defect in 0.68.0: the transaction still goes to the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<TChainId>;
  /** The signer, read at each `execute`. Default: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: MaybeRefOrGetter<PolkadotSigner | undefined>;
  /** Options of the transaction, such as `tip`, `nonce`, or `mortality`. They're read at each `execute`. */
  txOptions?: MaybeRefOrGetter<TTxOptions | undefined>;
}

/** Options of `useContractMutation`. */
interface ContractMutationOptions<TTxOptions> {
  /** Ignored in 0.68.0. The transaction goes to the chain given by `provideChain`. */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /** The signer, as a plain value. Default: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: PolkadotSigner;
  /** Options of the transaction, such as `tip`, `nonce`, or `mortality`, as a plain value. */
  txOptions?: TTxOptions;
}

/** Options of one submission. */
interface SubmitOverrides<TTxOptions> {
  /** The signer of this transaction, instead of that of the composable or the provided one. */
  signer?: PolkadotSigner;
  /** Options of this transaction. They replace those of the composable. Nothing is merged. */
  txOptions?: TTxOptions;
}

/** The input of one submission. */
interface MutationInput<TInput> {
  /** The second argument of the action, with the type that the action declares. */
  input: TInput;
}

/** The input of one submission, under its name before 0.67. */
interface MutationVariables<TInput> {
  /**
   * The second argument of the action.
   *
   * @deprecated Use `input`.
   */
  variables: TInput;
}

type AnyAction = (...args: never[]) => unknown;

/** What you pass to `execute`: options, and the input that the action declares. */
type SubmitOptions<
  TAction extends AnyAction,
  TTxOptions,
> = SubmitOverrides<TTxOptions> &
  (Parameters<TAction>['length'] extends 2
    ? | MutationInput<Parameters<TAction>[1]>
      | MutationVariables<Parameters<TAction>[1]>
    : Partial<
        | MutationInput<Parameters<TAction>[1]>
        | MutationVariables<Parameters<TAction>[1]>
      >);

/** The arguments of `execute`. They're required exactly when the action declares a required input. */
type SubmitArgs<
  TAction extends AnyAction,
  TTxOptions,
> = Parameters<TAction>['length'] extends 2
  ? [submitOptions: SubmitOptions<TAction, TTxOptions>]
  : [submitOptions?: SubmitOptions<TAction, TTxOptions>];

/** What every event of `watchMutation` contains. */
interface MutationEventBase {
  /** The kind of event. */
  status: 'pending' | 'success' | 'error';
  /** A UUID, the same for all events of one submission. */
  id: CoreMutationEvent['id'];
  /** The chain that the transaction is sent to. */
  chainId: ChainId;
  /** The call of the transaction, decoded. */
  call?: CoreMutationEvent['call'];
}

/** A transaction waits for its signature. */
interface PendingMutationEvent extends MutationEventBase {
  /** `pending`: your app has submitted the transaction, and it isn't signed yet. */
  status: 'pending';
}

/** A transaction failed. It may have been sent, and even included, before. */
interface FailedMutationEvent extends MutationEventBase {
  /** `error`: the transaction failed for the reason in `error`. No more events follow for this submission. */
  status: 'error';
  /** The reason for the failure, with the original error as its `cause`. */
  error: MutationError;
}

/** A transaction took a step. */
interface AdvancedMutationEvent extends MutationEventBase {
  /** `success`: the transaction took the step in `data`. It may still fail. */
  status: 'success';
  /** The step: signed, broadcast, seen in a best block, or finalized. */
  data: TxEvent;
}

type MutationEvent =
  PendingMutationEvent | FailedMutationEvent | AdvancedMutationEvent;

/** The native token of a chain. */
interface NativeToken {
  /** The token's symbol, for example `DOT`. It's `undefined` if the chain specification has none. */
  code: string | undefined;
  /** The number of the token's decimals. It's `undefined` if the chain specification has none. */
  decimals: number | undefined;
  /** Creates an amount from planck, the smallest unit. */
  amountFromPlanck: (planck: bigint | number | string) => DenominatedNumber;
  /** Creates an amount from whole tokens, as people write them: `1.5` is one and a half. */
  amountFromNumber: (number: number | string) => DenominatedNumber;
}

/** What `useQueryErrorResetter` returns. */
interface QueryErrorResetter {
  /** Removes failed entries from the cache. A component that is mounted again then refetches. */
  execute: () => void;
}

type ChainSpecData = Awaited<ReturnType<PolkadotClient['getChainSpecData']>>;

type QueryArgument<TChainId extends ChainId | undefined> = MaybeRef<
  | Query<QueryInstruction[], ChainDescriptorOf<TChainId>>
  | Falsy
  | ((
      query: Query<[], ChainDescriptorOf<TChainId>>,
    ) => Query<QueryInstruction[], ChainDescriptorOf<TChainId>> | Falsy)
>;

type QueryData<TQuery> = TQuery extends Query
  ? InferQueryPayload<TQuery>
  : never;

type InferQueryArgumentResult<TArgument> =
  TArgument extends MaybeRef<infer TQuery>
    ? Exclude<TQuery, Falsy> extends infer TPresent
      ? TPresent extends (...args: never[]) => infer TBuilt
        ? QueryData<Exclude<TBuilt, Falsy>>
        : QueryData<TPresent>
      : never
    : never;

/**
 * Adds ReactiveDOT to a Vue app. Install it once, with your configuration, before you mount the app.
 *
 * It provides the configuration and an empty cache, and initializes the wallets. Wallets that were connected on an
 * earlier visit reconnect.
 *
 * @remarks
 * The library is for the browser. On a server, an awaited composable never resolves.
 *
 * In 0.68.0, the installation doesn't wait for the wallets. A wallet that fails to start raises an unhandled rejection,
 * and the app mounts anyway.
 *
 * @see `ReactiveDotProvider` is the counterpart in the React set.
 */
export declare const ReactiveDotPlugin: {
  /**
   * Called by `app.use(ReactiveDotPlugin, config)`.
   *
   * @param app - The application to install into. Each application has a separate cache.
   * @param config - The configuration that `defineConfig` of `@reactive-dot/core` returned. A plain value, not a ref.
   * @returns Nothing.
   */
  install(app: App, config: Config): void;
};

/**
 * Sets the chain for all components below this one. Call it in `setup` of a component above those that read the chain.
 *
 * There's no chain by default. A call in a component further down overrides this one for its own descendants.
 *
 * @param chainId - A key of the configuration's `chains`. If it's a ref or a getter, the components below follow its
 * changes.
 * @returns Nothing.
 *
 * @remarks
 * The component that calls it doesn't see the chain itself. There, {@link useChainId} still finds no chain.
 *
 * @see `ChainProvider` is the counterpart in the React set.
 */
export declare function provideChain(chainId: MaybeRefOrGetter<ChainId>): void;

/**
 * Sets the signer for the mutations in all components below this one. Call it in `setup` of a component that you mount
 * once the user has chosen an account.
 *
 * @param signer - The `polkadotSigner` of an account, or a ref or getter of one. `undefined` isn't accepted.
 * @returns Nothing.
 *
 * @remarks
 * In 0.68.0, the components below read the signer once, at their `setup`. When the account changes, mount them again
 * with another `:key`. Or pass {@link useMutation} a `signer` that is a getter.
 *
 * @see `SignerProvider` is the counterpart in the React set.
 */
export declare function provideSigner(
  signer: MaybeRefOrGetter<PolkadotSigner>,
): void;

/**
 * Returns the configuration that the plugin was installed with. Use it to read a setting, such as `includeEvmAccounts`.
 *
 * @returns A computed ref of the configuration.
 * @throws `BaseError` with the message `No config provided`, when you read `.value` and the plugin isn't installed.
 * @see `useConfig` is the counterpart in the React set; it throws at the call.
 */
export declare function useConfig(): ComputedRef<Config>;

/**
 * Returns the chain ID that a component above has set with {@link provideChain}. Use it to show the chain or to pass
 * its ID on.
 *
 * @returns A computed ref of the chain ID.
 * @throws `BaseError` with the message `No chain ID provided`, when you read `.value` and no component above sets a
 * chain.
 * @see `useChainId` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainId(): ComputedRef<ChainId>;

/**
 * Returns the IDs of all chains in your configuration, in order. Use it to let the user choose a chain. `targetChains`
 * makes no difference.
 *
 * @returns A computed ref of the IDs.
 * @throws `BaseError` with the message `No config provided`, when you read `.value` and the plugin isn't installed.
 *
 * @remarks
 * In 0.68.0, read `.value` for the first time in `setup` or while rendering. A first read in an event handler throws
 * `No config provided`. Later reads work anywhere.
 *
 * @see `useChainIds` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainIds(): ComputedRef<ChainId[]>;

/**
 * Returns the signer that a component above has set with {@link provideSigner}. Use it to check whether the user can
 * sign.
 *
 * @returns The signer at the time of the call. If none is set, it's `undefined`, and Vue warns in development.
 *
 * @remarks
 * The result is a plain value and not a ref. It doesn't follow a change of the signer.
 *
 * @see `useSigner` is the counterpart in the React set; it follows changes.
 */
export declare function useSigner(): PolkadotSigner | undefined;

/**
 * Returns the Polkadot-API client of a chain. Use it for tasks that no composable covers. Each chain has one client.
 * It's created on first use.
 *
 * @param options - The chain to use. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the client.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 *
 * @remarks
 * In 0.68.0, `refresh()` returns the client that already exists, even one that failed to start.
 *
 * @see `useClient` is the counterpart in the React set.
 */
export declare function useClient(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<PolkadotClient>;

/**
 * Returns the typed API of Polkadot-API for a chain. Use it in event handlers, for example to estimate a fee.
 *
 * @typeParam TChainId - The chain ID, inferred from `options.chainId`.
 * @param options - The chain to use. Without options, the chain given by {@link provideChain}. The types are then those
 * that the target chains have in common.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the typed API.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 *
 * @remarks
 * For a chain with an `unsafeDescriptor`, it's the unsafe API, with the same types. Nothing checks that the types match
 * the chain.
 *
 * In 0.68.0, two simultaneous calls for one chain make Vue update without end, even in one component. A production
 * build hangs. Call it once and share its refs.
 *
 * @see `useTypedApi` is the counterpart in the React set.
 */
export declare function useTypedApi<TChainId extends ChainId | undefined>(
  options?: ChainComposableOptions<TChainId>,
): PromiseLikeAsyncState<TypedApi<ChainDescriptorOf<TChainId>>>;

/**
 * Returns a chain's specification: its name, genesis hash, and properties. Use it to show or compare facts about a
 * chain. It's read once.
 *
 * @param options - The chain to read from. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds `name`, `genesisHash`, and `properties`.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 * @see `useChainSpecData` is the counterpart in the React set.
 */
export declare function useChainSpecData(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<ChainSpecData>;

/**
 * Returns a chain's native token: its symbol, its decimals, and functions that create amounts of it. Use it to show
 * planck as an amount, or to create an amount from whole tokens. It's read once.
 *
 * @param options - The chain to read from. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the token's `code` and `decimals`, and the functions `amountFromPlanck` and `amountFromNumber`.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 *
 * @remarks
 * In 0.68.0, the two functions fail on a chain that lists several tokens. `amountFromNumber` throws
 * `Decimals is not an integer`, and `amountFromPlanck` returns a malformed amount. `code` and `decimals` are right.
 * Build a `DenominatedNumber` from them.
 *
 * In 0.68.0, two simultaneous calls for one chain make Vue update without end, even in one component. A production
 * build hangs. Call it once and share its refs.
 *
 * @see `useNativeTokenAmountFromPlanck` and `useNativeTokenAmountFromNumber` are the counterparts in the React set.
 */
export declare function useNativeToken(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<NativeToken>;

/**
 * Returns the newest block of the provided chain, and keeps it live. Use it to show the block number or to react to
 * each new block.
 *
 * @param tag - The kind of block: `finalized`, the default, or `best` for the newest best block. A ref or a getter is
 * followed.
 * @param options - Leave it out. See the remark.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the block's `hash`, `number`, and `parent`, and `hasNewRuntime`, which is `true` if the block includes a
 * runtime upgrade.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default.
 *
 * @remarks
 * In 0.68.0, `options.chainId` doesn't choose the chain. The block still comes from the chain given by
 * {@link provideChain}, but is cached under the other chain's ID. Without a provided chain, it fails. Call `useBlock`
 * in a component below a {@link provideChain} of the chain that you want.
 *
 * @see `useBlock` is the counterpart in the React set, where `chainId` takes effect.
 */
export declare function useBlock(
  tag?: MaybeRefOrGetter<'best' | 'finalized'>,
  options?: BlockOptions,
): PromiseLikeAsyncState<BlockInfo>;

/**
 * Reads from a chain, and returns refs of the result. Use it for storage, constants, runtime APIs, and contracts: one
 * value, or several in one query.
 *
 * Storage is live, unless you read it at a block hash. Constants, runtime APIs, and contracts are read once and cached.
 * Refetch them with `refresh()` or {@link useStore}.
 *
 * @typeParam TChainId - The chain ID, inferred from `options.chainId`. It types the builder.
 * @typeParam TQuery - The query, from which the type of `data` is inferred.
 * @param query - A function that receives an empty query and returns what to read. You can also pass a ready-made
 * `Query`, or a ref of either. The function runs again when a reactive value that it reads changes. A falsy query is
 * skipped.
 * @param options - The chain to read from. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result.
 *
 * - With one instruction, `data` holds the value itself. With several, it holds an array.
 * - Parts with `defer` or `stream` are `pending` (from `@reactive-dot/core`) until they arrive.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. Other failures
 * arrive elsewhere:
 *
 * - A missing or unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise,
 *   `status` stays `idle`.
 * - A failed read is in `error`. For the chain, it's the error of Polkadot-API. For a contract, it can also be a
 *   `QueryError`, a `BaseError`, or an error of the package `ox`.
 * - The error of a contract read on an unknown chain is in `error`, too.
 *
 * @remarks
 * - Never await a query that is skipped at first. It stays `idle`, and the promise doesn't settle until the query runs.
 *   A query that is skipped later keeps its last `status` and `data`.
 * - In 0.68.0, don't use the same instruction on the same chain in two mounted components, or twice in one. Vue then
 *   updates without end, and a production build hangs. Share the refs of one call.
 * - In 0.68.0, `refresh()` throws a `TypeError` if the query has a list with `defer: true`: `storages`, `runtimeApis`,
 *   `contracts`, or a `contract` with several reads. A `contract` with one read can be refreshed.
 * - After the promise of a query was rejected, a successful `refresh()` sets the refs, but the promise stays rejected.
 * - Build a ready-made query with `new Query<[]>()`. Without `<[]>`, the type of `data` is lost.
 *
 * @see `useLazyLoadQuery` is the counterpart in the React set.
 */
export declare function useQuery<
  TChainId extends ChainId | undefined,
  TQuery extends QueryArgument<TChainId>,
>(
  query: TQuery,
  options?: ChainComposableOptions<TChainId>,
): PromiseLikeAsyncState<InferQueryArgumentResult<TQuery>>;

/**
 * Returns how much of a chain's native token an account can spend, and keeps it live. Use it to show a balance, or to
 * limit the amount that the user can send.
 *
 * @param address - An SS58 address, or a `0x` address of 20 bytes. A ref or a getter is followed. You can't skip it
 * with a falsy value. Mount the component only when you know the address.
 * @param options - The chain to read from, and whether the existential deposit counts.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the amount.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 *
 * @remarks
 * In 0.68.0, a balance is cached by chain and address only:
 *
 * - A change of `includesExistentialDeposit` takes effect only after `refresh()`, and the first call for an address
 *   decides for all.
 * - After {@link useSpendableBalances} has read a list of one, this composable returns a list for its address. Call
 *   only one of the two in your app.
 *
 * In 0.68.0, two simultaneous calls for one address make Vue update without end, even in one component. A production
 * build hangs. Before you show a row for each address, remove duplicate addresses.
 *
 * @see `useSpendableBalance` is the counterpart in the React set.
 */
export declare function useSpendableBalance(
  address: MaybeRefOrGetter<Address>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber>;

/**
 * Returns how much of their native token several accounts can spend, and keeps it live.
 *
 * @param addresses - The addresses, or a ref or getter of them.
 * @param options - The chain to read from, and whether the existential deposit counts.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds an amount for each address.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed.
 * @deprecated Use {@link useSpendableBalances}.
 * @see React no longer has this form of `useSpendableBalance`. Use `useSpendableBalances` there too.
 */
export declare function useSpendableBalance(
  addresses: MaybeRefOrGetter<Address[]>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber[]>;

/**
 * Returns how much of their native token several accounts can spend, and keeps it live. Use it for a list of accounts.
 *
 * @param addresses - SS58 addresses, or `0x` addresses of 20 bytes. A ref or a getter is followed. An empty list
 * returns an empty list.
 * @param options - The chain to read from, and whether the existential deposit counts.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds an amount for each address.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A missing or
 * unknown chain goes to Vue's error handling, which throws it during development by default. Otherwise, `status` stays
 * `idle`.
 *
 * @remarks
 * In 0.68.0, a list is cached by chain and the set of its addresses. Read each set in one place only:
 *
 * - For the same addresses in another order, you get the amounts in the order of the first call.
 * - A change of `includesExistentialDeposit` takes effect only after `refresh()`.
 * - A list of one shares its entry with {@link useSpendableBalance}. Call only one of the two in your app.
 *
 * @see `useSpendableBalances` is the counterpart in the React set.
 */
export declare function useSpendableBalances(
  addresses: MaybeRefOrGetter<Address[]>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber[]>;

/**
 * Returns the accounts of all connected wallets, and keeps them live. Use it to let the user choose an account.
 *
 * With a chain, addresses have that chain's format, and accounts that are limited to another chain are left out.
 * Without a chain, or with `chainId: null`, addresses have the generic format, and no account is left out for its
 * chain. Accounts that need a chain to sign, such as those of a Ledger, are then missing.
 *
 * @param options - The chain that addresses are formatted for, or `null` for none. Without options, the chain given by
 * {@link provideChain}, if any.
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the accounts: an empty list while no wallet is connected.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. An unknown chain
 * goes to Vue's error handling, which throws it during development by default.
 *
 * @remarks
 * - An account's `id` is unique only in its wallet. In an extension, it's a position, and that can change. In a list,
 *   build the `key` from `wallet.id`, `genesisHash`, and the address in its generic format.
 * - The `polkadotSigner` of a watch-only account is `undefined`.
 * - Accounts with 20-byte addresses need `includeEvmAccounts` in the configuration.
 * - `status` is `"error"` if the chain's properties can't be read. The chain's client keeps that failure, so
 *   `refresh()` doesn't help.
 * - In 0.68.0, two simultaneous calls for one chain, or two without a chain, make Vue update without end, even in one
 *   component. A production build hangs. Call it once and share its refs. A call for a chain and one with
 *   `chainId: null` work together.
 * - The type accepts a ref of chain IDs or a ref of `null`, but not a ref that may hold either.
 *
 * @see `useAccounts` is the counterpart in the React set.
 */
export declare function useAccounts(
  options?: ChainComposableOptions | AnyChainOptions,
): PromiseLikeAsyncState<WalletAccount[]>;

/**
 * Returns all wallets of the configuration, connected or not. Use it to list the wallets that the user can connect. It
 * includes those that wallet providers find, and needs no chain.
 *
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed.
 *
 * @remarks
 * In 0.68.0, two simultaneous calls make Vue update without end, even in one component. A production build hangs. Call
 * it once and share its refs.
 *
 * @see `useWallets` is the counterpart in the React set.
 */
export declare function useWallets(): PromiseLikeAsyncState<Wallet[]>;

/**
 * Returns the connected wallets, and keeps them live. Use it to show which wallets are connected. It needs no chain.
 *
 * @returns The refs `data`, `error`, and `status`, and the function `refresh`. You can also await the result. `data`
 * holds the connected wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. In 0.68.0,
 * `refresh()` throws the same error if you call it outside `setup`, for example in an event handler.
 *
 * @remarks
 * In 0.68.0, two simultaneous calls make Vue update without end, even in one component. A production build hangs. Call
 * it once and share its refs.
 *
 * @see `useConnectedWallets` is the counterpart in the React set.
 */
export declare function useConnectedWallets(): PromiseLikeAsyncState<Wallet[]>;

/**
 * Returns a function that signs and sends a transaction, and refs that report its progress. Use it for any call that
 * changes the chain, such as a transfer. The transaction goes to the provided chain.
 *
 * @typeParam TAction - The action, from which the input of `execute` is inferred.
 * @typeParam TChainId - The chain ID that types the transactions.
 * @param action - A function that builds the transaction from the calls of the chain. Its second parameter receives the
 * `input` of `execute`.
 * @param options - The signer, and options of the transaction.
 * @returns The refs `data`, `error`, and `status`, and the function `execute`.
 * @throws `useMutation` throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't
 * installed.
 *
 * `execute` throws `MutationError` with the message `No signer provided`, and `BaseError` with the message
 * `No chain ID provided` or `No chain's config found`. These also set `error`.
 *
 * Other failures, such as a refused signature, an invalid transaction, or an action that throws, arrive in `error` and
 * in the observable.
 *
 * @remarks
 * - `status` is `success` from the first step on, when the transaction is only signed. The transaction succeeded when
 *   `data` is of type `finalized` and its `ok` is `true`. With `ok: false`, the status is still `success`.
 * - In 0.68.0, `options.chainId` types the action but doesn't choose the chain. Call `useMutation` below a
 *   {@link provideChain} of the chain to write to.
 * - In 0.68.0, the provided signer is read once, at `setup`. If the account can change, pass `signer` as a getter.
 * - An error can come after the transaction was sent, and even after it was in a block. You then don't know whether it
 *   was included. Check before you offer to send it again.
 * - You don't have to subscribe to the observable. If you subscribe without an `error` callback, a failure becomes an
 *   uncaught exception.
 *
 * @see `useMutation` is the counterpart in the React set; it returns a pair of state and function.
 */
export declare function useMutation<
  TAction extends (
    tx: TypedApi<ChainDescriptorOf<TChainId>>['tx'],
    // The action's own parameter decides the type of its input.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    input: any,
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ) => Transaction<any, any, any, any>,
  TChainId extends ChainId | undefined,
>(
  action: TAction,
  options?: MutationOptions<TChainId, TxOptionsOf<ReturnType<TAction>>>,
): AsyncAction<
  SubmitArgs<TAction, TxOptionsOf<ReturnType<TAction>>>,
  TxEvent,
  Observable<TxEvent>
>;

/**
 * Returns a function that calls a contract in a signed transaction, and refs that report its progress. Use it for
 * messages and functions that change the state of a contract. The transaction goes to the provided chain.
 *
 * A dry run sets the limits for computing time and storage. If the call fails in the dry run, that isn't reported, and
 * the user is asked to sign it anyway.
 *
 * @typeParam TAction - The action, from which the input of `execute` is inferred.
 * @param action - A function that builds the call. It receives a function. Call that with the contract, its address,
 * the name of the message or function, and a body. For ink!, the body has `data` and `value`. For Solidity, it has
 * `args` and `value`. Only calls that may change state are accepted. The second parameter of the action receives the
 * `input` of `execute`.
 * @param options - The signer, and options of the transaction. Plain values, not refs.
 * @returns The refs `data`, `error`, and `status`, and the function `execute`. It works like that of
 * {@link useMutation}.
 * @throws `useContractMutation` throws `BaseError` with the message `No lazy values cache provided`, if the plugin
 * isn't installed.
 *
 * `execute` throws `MutationError` with the message `No signer provided`, and what your action itself throws. Both also
 * set `error`.
 *
 * Other failures arrive in `error` and in the observable. A missing chain does too, with the message
 * `No chain ID provided`.
 *
 * @remarks
 * - `status` is `success` from the first step on, when the transaction is only signed. Check `data` as with
 *   {@link useMutation}.
 * - In 0.68.0, `options.chainId` has no effect, and the provided signer is read once, at `setup`.
 * - An account with a 20-byte key can't sign contract calls. The dry run needs a 32-byte public key.
 *
 * @see `useContractMutation` is the counterpart in the React set.
 */
export declare function useContractMutation<
  TAction extends (
    builder: MutationBuilder,
    // The action's own parameter decides the type of its input.
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    input: any,
  ) => PatchedReturnType<MutationBuilder>,
>(
  action: TAction,
  options?: ContractMutationOptions<TxOptionsOf<Awaited<ReturnType<TAction>>>>,
): AsyncAction<
  SubmitArgs<TAction, TxOptionsOf<Awaited<ReturnType<TAction>>>>,
  TxEvent,
  Observable<TxEvent>
>;

/**
 * Returns a function that connects wallets, and refs that report its progress. Use it for a **Connect** button.
 *
 * @param wallets - The wallets that `execute()` connects without an argument. Default: all wallets.
 * @returns The refs `data`, `error`, and `status`, and the function `execute`. It takes a wallet or several, connects
 * them at the same time, and returns a promise. `data` stays `undefined`.
 * @throws `useWalletConnector` throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't
 * installed.
 *
 * The promise of `execute` is rejected with the wallet's own error. `error` holds a `MutationError` with that error as
 * its `cause`. One wallet that fails rejects the whole.
 *
 * @remarks
 * In a template, write `@click="execute()"` with parentheses. Without them, Vue passes the click event as the wallet.
 *
 * @see `useWalletConnector` is the counterpart in the React set; it doesn't reject.
 */
export declare function useWalletConnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Returns a function that disconnects wallets, and refs that report its progress. Use it for a **Disconnect** button.
 *
 * @param wallets - The wallets that `execute()` disconnects without an argument. Default: all connected wallets.
 * @returns The refs `data`, `error`, and `status`, and the function `execute`. It takes a wallet or several,
 * disconnects them at the same time, and returns a promise. `data` stays `undefined`.
 * @throws `useWalletDisconnector` throws `BaseError` with the message `No lazy values cache provided`, if the plugin
 * isn't installed.
 *
 * The promise of `execute` is rejected with the wallet's own error. `error` holds a `MutationError` with that error as
 * its `cause`. One wallet that fails rejects the whole.
 *
 * @remarks
 * In 0.68.0, pass the wallet if you call `execute` in an event handler. Without a wallet, the promise is rejected with
 * `No lazy values cache provided`, unless your app has used {@link useConnectedWallets} or {@link useAccounts} before.
 *
 * @see `useWalletDisconnector` is the counterpart in the React set; it doesn't reject, and it means all wallets by
 * default.
 */
export declare function useWalletDisconnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Returns the store, which manages the cache. Use it to refetch values that aren't live. Every component that shows
 * such a value updates.
 *
 * @returns An object with three functions. Each has the option `chainId`.
 * @throws `useStore` throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't
 * installed.
 *
 * `invalidateQuery` throws `BaseError` with the message `No chain ID provided`, if you pass no chain and none is
 * provided. Without a chain, the other two methods refetch on all chains.
 *
 * @remarks
 * - In 0.68.0, `invalidateQuery` with another `chainId` fetches from the provided chain and stores the result under the
 *   other one. Use `invalidateChainQueries` across chains.
 * - In 0.68.0, `invalidateQuery` throws a `TypeError` if the query has a list with `defer: true`. Leave out `defer`.
 *   The store finds the reads without it.
 *
 * @see `useStore` is the counterpart in the React set.
 */
export declare function useStore(): DataStore;

/**
 * Removes failed reads from the cache when you call its `execute`. Call it before you mount a failed component again.
 * The component then fetches instead of failing once more.
 *
 * @returns An object with `execute`, the function that removes them.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed.
 *
 * @remarks
 * It fetches nothing by itself. Use it with an error boundary that mounts its content again under another `:key`.
 *
 * Components that are still mounted stay in error. In 0.68.0, even their `refresh()` no longer reaches the page. To
 * retry one read in place, call its `refresh()` instead.
 *
 * @see `useQueryErrorResetter` is the counterpart in the React set; it returns the function itself.
 */
export declare function useQueryErrorResetter(): QueryErrorResetter;

/**
 * Calls a function at the steps of every transaction in your app. Use it to show notifications or to keep a log.
 *
 * It watches what {@link useMutation} and {@link useContractMutation} send, in all components and on all chains, while
 * the calling component is mounted.
 *
 * @param listener - A function that receives each event. Its `status` is the kind: `pending` before the signature,
 * `success` with each step in `data`, or `error` with the failure in `error`.
 * @returns Nothing. The watching stops by itself.
 *
 * @remarks
 * - In 0.68.0, when several events follow each other immediately, only the last one arrives, even if they belong to two
 *   transactions. For every step, use the observable of `execute`.
 * - A missing signer and an action that throws raise no event.
 * - Without the plugin, nothing is watched, and Vue warns during development.
 *
 * @see `useMutationListener` is the counterpart in the React set; its events carry one `value`.
 */
export declare function watchMutation(
  listener: (event: MutationEvent) => void,
): void;

/**
 * The former name of {@link watchMutation}, for the same function. Use {@link watchMutation} instead.
 *
 * @param listener - A function that receives each event.
 * @returns Nothing. The watching stops by itself.
 * @deprecated Use {@link watchMutation}.
 * @see `useMutationEffect` is the counterpart in the React set, deprecated there as well.
 * @function
 */
export declare const watchMutationEffect: typeof watchMutation;

/**
 * Calls a function whenever a contract emits a certain event in a finalized block. Use it to keep the page up to
 * date with a contract. It watches while the calling component is mounted.
 *
 * @typeParam TContract - The contract's type, inferred from `contract`.
 * @typeParam TEventName - The event's name, which types the data.
 * @param contract - The contract, from `defineContract` of `@reactive-dot/core`.
 * @param address - The address of the contract, in upper or lower case. With `undefined`, the watcher receives the
 * event of every contract that emits one of this shape.
 * @param eventName - The name of the event.
 * @param listener - A function that receives each event: its `block`, the address of its `contract` in lower case, its
 * `name`, and its decoded `data`.
 * @param options - The chain to watch. Without options, the chain given by {@link provideChain}.
 * @returns Nothing. The watching stops by itself.
 * @throws `BaseError` with the message `No lazy values cache provided`, if the plugin isn't installed. A failure while
 * watching reaches no ref. It's an unhandled rejection or an uncaught exception.
 *
 * @remarks
 * - Only the chain is followed. Contract, address, and event name are read once. To change them, mount the component
 *   again with another `:key`.
 * - In 0.68.0, two watchers on one chain, or a watcher and {@link useTypedApi} on one chain, make Vue update without
 *   end. A production build hangs.
 *
 * @see `useContractEventListener` is the counterpart in the React set.
 */
export declare function watchContractEvent<
  TContract extends Contract,
  TEventName extends ContractEventNames<TContract>,
>(
  contract: TContract,
  address: Address | undefined,
  eventName: TEventName,
  listener: (event: ContractEventOf<TContract, TEventName>) => void,
  options?: ChainComposableOptions,
): void;
