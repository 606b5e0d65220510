/**
 * The composables, watchers and providers of ReactiveDOT for Vue.
 *
 * This reference is written by hand against `@reactive-dot/vue` 0.68.0, which needs Vue 3.5 or newer and stands beside
 * `@reactive-dot/core` 0.68.2. The package exports values only: derive a type from the value that uses it, as in
 * `ReturnType<typeof useAccounts>["data"]`.
 *
 * **Data composables** (`useQuery`, `useAccounts`, `useBlock` and their kin) start to work when they are called in
 * `setup` and return the refs `data`, `error` and `status` with a `refresh` function. The result can also be awaited
 * below a `<Suspense>`; it settles once, on the first value or the first error. Branch on `status`: `data` and `error`
 * keep what they last held.
 *
 * **Action composables** (`useMutation`, `useWalletConnector` and their kin) do nothing until `execute` is called and
 * report in the refs `data`, `error` and `status`.
 *
 * Known defects of 0.68.0 that concern every data composable:
 *
 * - If two mounted components use the same cache entry, Vue updates without end: a development build reports recursive
 *   updates, a production build hangs. An entry is one instruction of a query on one chain, so two different queries
 *   with one instruction in common are enough; `useAccounts` twice is too. Call a composable once, high in the tree,
 *   and pass its refs down.
 * - A failure that nobody awaits also raises an unhandled rejection, besides setting `status` and `error`.
 * - `error` isn't cleared by a later success.
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

/** The state that a composable which reads returns. */
interface AsyncState<TData> {
  /** The latest value. Stays while a newer one loads and after an error. It's replaced as a whole, never mutated. */
  data: Readonly<Ref<TData>>;
  /** The latest error. A later success doesn't clear it, so check `status` first. */
  error: Readonly<Ref<unknown>>;
  /** `idle` before the first request, `pending` while loading, then `success` or `error`. */
  status: Readonly<Ref<Status>>;
  /** Refetches or resubscribes, for all components that use the same cache entry. Meanwhile `data` stays. */
  refresh: () => void;
}

/**
 * What a data composable returns: the refs at once, and a promise of the same refs with `data` filled. It settles once;
 * below a `<Suspense>` it may be awaited in `setup`.
 */
interface PromiseLikeAsyncState<TData>
  extends AsyncState<TData | undefined>, PromiseLike<AsyncState<TData>> {}

/** What an action composable returns. Its refs can be written, for example to set `status` back to `idle`. */
interface AsyncAction<TArgs extends unknown[], TValue, TReturn> {
  /** The latest result. Neither a later error nor the next `execute` clears it; set it to `undefined` yourself. */
  data: Ref<TValue | undefined>;
  /** A `MutationError` with the original error as its `cause`. A later success doesn't clear it. */
  error: Ref<unknown>;
  /** `idle` until the first `execute`. Calls that overlap share it: the last update wins. */
  status: Ref<Status>;
  /** Starts the action. It goes on when the component unmounts, and can't be cancelled. */
  execute: (...args: TArgs) => TReturn;
}

/** Options of composables that read from one chain. */
interface ChainComposableOptions<
  TChainId extends ChainId | undefined = ChainId | undefined,
> {
  /**
   * The chain to read from, followed if it's a ref or a getter. Left out or `undefined`: the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<TChainId>;
}

/** Options of `useBlock`. */
interface BlockOptions {
  /**
   * Meant to choose the chain. Defect in 0.68.0: the block still comes from the chain given by `provideChain` and is
   * cached under this id, so leave it out.
   */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
}

/** Options of `useSpendableBalance` and `useSpendableBalances`. */
interface SpendableBalanceOptions {
  /**
   * The chain to read from, followed if it's a ref or a getter. Left out or `undefined`: the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /**
   * Whether the amount that must stay to keep the account alive counts as spendable. `false` when left out. A change
   * takes effect only after `refresh()`.
   */
  includesExistentialDeposit?: MaybeRefOrGetter<boolean>;
}

/** Options of `useAccounts` to list accounts independently of a chain. */
interface AnyChainOptions {
  /**
   * `null` returns addresses in the generic format (prefix 42), and also accounts that are limited to another chain.
   */
  chainId: MaybeRefOrGetter<null>;
}

/** Options of `useMutation`. */
interface MutationOptions<TChainId extends ChainId | undefined, TTxOptions> {
  /**
   * Changes only the types of the action. Defect in 0.68.0: the transaction still goes to the chain given by
   * `provideChain`.
   */
  chainId?: MaybeRefOrGetter<TChainId>;
  /** The signer, read at each `execute`. Default: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: MaybeRefOrGetter<PolkadotSigner | undefined>;
  /** Options of the transaction, such as `tip`, `nonce` or `mortality`, read at each `execute`. */
  txOptions?: MaybeRefOrGetter<TTxOptions | undefined>;
}

/** Options of `useContractMutation`. */
interface ContractMutationOptions<TTxOptions> {
  /** Has no effect in 0.68.0: the transaction goes to the chain given by `provideChain`. */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /** The signer; a plain value here. Default: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: PolkadotSigner;
  /** Options of the transaction, such as `tip`, `nonce` or `mortality`; a plain value here. */
  txOptions?: TTxOptions;
}

/** Options of one submission. */
interface SubmitOverrides<TTxOptions> {
  /** The signer of this transaction, instead of that of the composable or the provided one. */
  signer?: PolkadotSigner;
  /** Options of this transaction. They replace those of the composable; nothing is merged. */
  txOptions?: TTxOptions;
}

/** The input of one submission. */
interface MutationInput<TInput> {
  /** Passed to the action as its second argument. */
  input: TInput;
}

/** The input of one submission, under its name before 0.67. */
interface MutationVariables<TInput> {
  /**
   * Passed to the action as its second argument.
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

/** The arguments of `execute`: required exactly when the action declares a required input. */
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
  /** `pending`: submitted by the application, not yet signed. */
  status: 'pending';
}

/** A transaction failed. It may have been sent, and even included, before. */
interface FailedMutationEvent extends MutationEventBase {
  /** `error`: it failed for the reason in `error`, and no more events follow for this submission. */
  status: 'error';
  /** What went wrong, with the original failure as its `cause`. */
  error: MutationError;
}

/** A transaction took a step. */
interface AdvancedMutationEvent extends MutationEventBase {
  /** `success`: the transaction took the step in `data`; it may still fail. */
  status: 'success';
  /** The step: signed, broadcast, seen in a best block, or finalized. */
  data: TxEvent;
}

type MutationEvent =
  PendingMutationEvent | FailedMutationEvent | AdvancedMutationEvent;

/** The native token of a chain. */
interface NativeToken {
  /** The token's symbol, for example `DOT`. `undefined` if the chain specification has none. */
  code: string | undefined;
  /** How many decimals the token has. `undefined` if the chain specification has none. */
  decimals: number | undefined;
  /** Creates an amount from planck, the smallest unit. */
  amountFromPlanck: (planck: bigint | number | string) => DenominatedNumber;
  /** Creates an amount from whole tokens, as people write them: `1.5` is one and a half. */
  amountFromNumber: (number: number | string) => DenominatedNumber;
}

/** What `useQueryErrorResetter` returns. */
interface QueryErrorResetter {
  /** Removes failed entries from the cache, so that a component that is mounted again refetches. */
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
 * The Vue plugin. It provides the configuration and an empty cache, and initializes the wallets: those that were
 * connected on an earlier visit reconnect.
 *
 * @remarks
 * In 0.68.0 the installation doesn't wait for the wallets, and a wallet that fails to start raises an unhandled
 * rejection; the application mounts all the same. The library is for the browser: on a server an awaited composable
 * never resolves.
 *
 * @see `ReactiveDotProvider` is the counterpart in the React set.
 */
export declare const ReactiveDotPlugin: {
  /**
   * Called by `app.use(ReactiveDotPlugin, config)`.
   *
   * @param app - The application to install into. Each application has a cache of its own.
   * @param config - What `defineConfig` of `@reactive-dot/core` returned; a plain value, not a ref.
   * @returns Nothing.
   */
  install(app: App, config: Config): void;
};

/**
 * Sets the chain that composables use in the components below this one.
 *
 * Call it in `setup`. There's no chain by default. A call in a component further down overrides this one for its own
 * descendants.
 *
 * @param chainId - A key of the configuration's `chains`. With a ref or a getter, everything below refetches when it
 * changes.
 * @returns Nothing.
 *
 * @remarks
 * The component that calls it isn't among its own descendants: there, {@link useChainId} still finds no chain.
 *
 * @see `ChainProvider` is the counterpart in the React set.
 */
export declare function provideChain(chainId: MaybeRefOrGetter<ChainId>): void;

/**
 * Sets the signer that mutations use in the components below this one. Call it in `setup`.
 *
 * @param signer - The `polkadotSigner` of an account, or a ref or getter of one. `undefined` isn't accepted.
 * @returns Nothing.
 *
 * @remarks
 * In 0.68.0 the components below read the signer once, at their `setup`. When the account changes, mount them again
 * with another `:key`, or give {@link useMutation} a `signer` that is a getter.
 *
 * @see `SignerProvider` is the counterpart in the React set.
 */
export declare function provideSigner(
  signer: MaybeRefOrGetter<PolkadotSigner>,
): void;

/**
 * Returns the configuration that the plugin was installed with.
 *
 * @returns A computed ref of the configuration.
 * @throws `BaseError` with the message `No config provided`, when `.value` is read and the plugin isn't installed.
 * @see `useConfig` is the counterpart in the React set; it throws at the call.
 */
export declare function useConfig(): ComputedRef<Config>;

/**
 * Returns the chain ID that a component above set with {@link provideChain}.
 *
 * @returns A computed ref of the chain ID.
 * @throws `BaseError` with the message `No chain ID provided`, when `.value` is read and no component above sets a
 * chain.
 * @see `useChainId` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainId(): ComputedRef<ChainId>;

/**
 * Returns the ids of all configured chains, in the order of the configuration. `targetChains` makes no difference.
 *
 * @returns A computed ref of the ids.
 * @throws `BaseError` with the message `No config provided`, when `.value` is read and the plugin isn't installed.
 *
 * @remarks
 * In 0.68.0 the first read of `.value` must happen in `setup` or while rendering. A first read in an event handler
 * throws `No config provided`; later reads work anywhere.
 *
 * @see `useChainIds` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainIds(): ComputedRef<ChainId[]>;

/**
 * Returns the signer that a component above set with {@link provideSigner}.
 *
 * @returns The signer at the time of the call, or `undefined` if none is set. In that case Vue also warns in
 * development.
 *
 * @remarks
 * The result is a plain value and not a ref: it doesn't follow a change of the signer.
 *
 * @see `useSigner` is the counterpart in the React set; it follows changes.
 */
export declare function useSigner(): PolkadotSigner | undefined;

/**
 * Returns the Polkadot-API client of a chain, for tasks without a composable of their own. Each chain has one client,
 * which is created on first use.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the client.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 `refresh()` returns the client that already exists, even one that failed to start.
 *
 * @see `useClient` is the counterpart in the React set.
 */
export declare function useClient(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<PolkadotClient>;

/**
 * Returns the typed API of Polkadot-API for a chain.
 *
 * @typeParam TChainId - The chain ID, inferred from `options.chainId`.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}, typed by what the target
 * chains have in common.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the typed API.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * For a chain with an `unsafeDescriptor` it's the unsafe API, with the same types: nothing checks that they match the
 * chain.
 *
 * In 0.68.0 two components that call it for one chain at the same time make Vue update without end (a hang in a
 * production build). Call it once and share its refs.
 *
 * @see `useTypedApi` is the counterpart in the React set.
 */
export declare function useTypedApi<TChainId extends ChainId | undefined>(
  options?: ChainComposableOptions<TChainId>,
): PromiseLikeAsyncState<TypedApi<ChainDescriptorOf<TChainId>>>;

/**
 * Returns a chain's specification, read once: its name, genesis hash and properties.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds `name`, `genesisHash` and
 * `properties`.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 * @see `useChainSpecData` is the counterpart in the React set.
 */
export declare function useChainSpecData(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<ChainSpecData>;

/**
 * Returns the symbol and the decimals of a chain's native token, and functions that create amounts of it. Read once.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the token's `code` and
 * `decimals` and the functions `amountFromPlanck` and `amountFromNumber`.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 the two functions fail on a chain that lists several tokens: `amountFromNumber` throws `Decimals is not an
 * integer` and `amountFromPlanck` returns a malformed amount. `code` and `decimals` are right: build a
 * `DenominatedNumber` from them.
 *
 * In 0.68.0 two components that call it for one chain at the same time make Vue update without end (a hang in a
 * production build). Call it once and share its refs.
 *
 * @see `useNativeTokenAmountFromPlanck` and `useNativeTokenAmountFromNumber` are the counterparts in the React set.
 */
export declare function useNativeToken(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<NativeToken>;

/**
 * Returns the newest block of the provided chain, live.
 *
 * @param tag - `finalized`, the default, or `best` for the newest best block. Followed if it's a ref or a getter.
 * @param options - Leave out; see the remark.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the block's `hash`,
 * `number` and `parent`, and `hasNewRuntime`, which is `true` if the block brings a runtime upgrade.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling.
 *
 * @remarks
 * In 0.68.0 `options.chainId` doesn't choose the chain: the block still comes from the chain given by {@link
 * provideChain}, but is cached under the other chain's id. Without a provided chain it fails. Call `useBlock` in a
 * component below a {@link provideChain} of the chain you want.
 *
 * @see `useBlock` is the counterpart in the React set, where `chainId` takes effect.
 */
export declare function useBlock(
  tag?: MaybeRefOrGetter<'best' | 'finalized'>,
  options?: BlockOptions,
): PromiseLikeAsyncState<BlockInfo>;

/**
 * Reads from a chain: storage, constants, runtime APIs and contracts, one value or several in one query.
 *
 * Storage is live, unless you read it at a block hash. Constants, runtime APIs and contract reads are read once and
 * cached; refetch them with `refresh()` or {@link useStore}.
 *
 * @typeParam TChainId - The chain ID, inferred from `options.chainId`; it types the builder.
 * @typeParam TQuery - The query, from which the type of `data` is inferred.
 * @param query - A function that gets an empty query and returns what to read, a ready-made `Query`, or a ref of
 * either. The function runs again when a reactive value it reads changes. A falsy query is skipped.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the value itself for one
 * instruction, an array for several. Parts with `defer` or `stream` are `pending` (from `@reactive-dot/core`) until
 * they arrive.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`. A failed read isn't
 * thrown either: it's in `error`, as polkadot-api's error for the chain or a `QueryError` or `BaseError` for a
 * contract. There, too, is the error of a contract read on an unknown chain.
 *
 * @remarks
 * - Never await a query that is skipped at first: it stays `idle`, and the promise doesn't settle. A query that is
 *   skipped later keeps its last `status` and `data`.
 * - In 0.68.0 don't use the same instruction on the same chain in two mounted components: Vue then updates without end
 *   (a production build hangs). Share the refs of one call.
 * - In 0.68.0 `refresh()` throws a `TypeError` when `storages`, `runtimeApis` or `contracts` was given `defer: true`.
 * - After the promise of a query was rejected, a successful `refresh()` sets the refs, but the promise stays rejected.
 * - Build a ready-made query with `new Query<[]>()`: without `<[]>` the type of `data` is lost.
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
 * Reads how much of a chain's native token an account can spend, and keeps it live.
 *
 * @param address - An SS58 address, or a `0x` address of 20 bytes. Followed if it's a ref or a getter. You can't skip
 * it with a falsy value, so mount the component only when the address is known.
 * @param options - Which chain, and whether the existential deposit counts.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the amount.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 a balance is cached by chain and address only. A change of `includesExistentialDeposit` takes effect only
 * after `refresh()`, and the first call for an address decides for all. After {@link useSpendableBalances} has read a
 * list of one, this returns a list for its address, so call only one of the two in your app.
 *
 * In 0.68.0 two components that read the same address at the same time make Vue update without end (a hang in a
 * production build). Before you show a row for each address, remove those that are there twice.
 *
 * @see `useSpendableBalance` is the counterpart in the React set.
 */
export declare function useSpendableBalance(
  address: MaybeRefOrGetter<Address>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber>;

/**
 * Follows how much of their native token several accounts can spend.
 *
 * @param addresses - The addresses, or a ref or getter of them.
 * @param options - Which chain, and whether the existential deposit counts.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds an amount for each
 * address.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed.
 * @deprecated Use {@link useSpendableBalances}.
 * @see React has no such form of `useSpendableBalance` any more; use `useSpendableBalances` there too.
 */
export declare function useSpendableBalance(
  addresses: MaybeRefOrGetter<Address[]>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber[]>;

/**
 * Follows how much of their native token several accounts can spend.
 *
 * @param addresses - SS58 addresses, or `0x` addresses of 20 bytes. Followed if it's a ref or a getter. An empty list
 * returns an empty list.
 * @param options - Which chain, and whether the existential deposit counts.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds an amount for each
 * address.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A missing or
 * unknown chain isn't thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 a list is cached by chain and the set of its addresses. For the same addresses in another order you get the
 * amounts in the order of the first call, and a change of `includesExistentialDeposit` takes effect only after
 * `refresh()`. Read each set in one place only. A list of one shares its entry with {@link useSpendableBalance}, so call
 * only one of the two in your app.
 *
 * @see `useSpendableBalances` is the counterpart in the React set.
 */
export declare function useSpendableBalances(
  addresses: MaybeRefOrGetter<Address[]>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber[]>;

/**
 * Returns the accounts of all connected wallets, as live refs.
 *
 * With a chain, addresses have that chain's format, and accounts that are limited to another chain are left out.
 * Without a chain, or with `chainId: null`, addresses have the generic format, and no account is left out for its
 * chain, except accounts that need a chain to sign, such as those of a Ledger. Accounts with 20-byte addresses need
 * `includeEvmAccounts` in the configuration.
 *
 * @param options - Which chain, or `null` for none. Without options, the chain given by {@link provideChain}, if any.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the accounts, an empty
 * list when no wallet is connected. `status` is `"error"` if the chain's properties can't be read, which only a reload
 * of the page mends, because Polkadot-API keeps that failure. `polkadotSigner` of a watch-only account is `undefined`.
 * An account's `id` is unique only in its wallet, and in an extension it's a position, which changes: in a list, build
 * the `key` from `wallet.id`, `genesisHash` and the address in its generic format.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. An unknown
 * chain isn't thrown here: it goes to Vue's error handling.
 *
 * @remarks
 * - In 0.68.0 two components that call it at the same time make Vue update without end (a hang in a production build).
 *   Call it once and share its refs.
 * - The type accepts a ref of chain IDs or a ref of `null`, but not a ref that may hold either.
 *
 * @see `useAccounts` is the counterpart in the React set.
 */
export declare function useAccounts(
  options?: ChainComposableOptions | AnyChainOptions,
): PromiseLikeAsyncState<WalletAccount[]>;

/**
 * Returns all wallets of the configuration, connected or not, including those that its wallet providers find. It needs
 * no chain.
 *
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed.
 *
 * @remarks
 * In 0.68.0 two components that call it at the same time make Vue update without end (a hang in a production build).
 * Call it once and share its refs.
 *
 * @see `useWallets` is the counterpart in the React set.
 */
export declare function useWallets(): PromiseLikeAsyncState<Wallet[]>;

/**
 * Returns the connected wallets, live. It needs no chain.
 *
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the connected wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. In 0.68.0
 * `refresh()` throws the same when it's called outside `setup`, for example in an event handler.
 *
 * @remarks
 * In 0.68.0 two components that call it at the same time make Vue update without end (a hang in a production build).
 * Call it once and share its refs.
 *
 * @see `useConnectedWallets` is the counterpart in the React set.
 */
export declare function useConnectedWallets(): PromiseLikeAsyncState<Wallet[]>;

/**
 * Signs a transaction and sends it to the provided chain.
 *
 * @typeParam TAction - The action, from which the input of `execute` is inferred.
 * @typeParam TChainId - The chain ID that types the transactions.
 * @param action - Builds the transaction from the calls of the chain. A second parameter gets the `input` of `execute`.
 * @param options - The signer, and options of the transaction.
 * @returns The refs `data`, `error` and `status` with `execute`. `execute` submits at once and returns an observable of
 * the steps, which repeats earlier steps to late subscribers; `data` holds the latest step. The signer is the one that
 * you pass to `execute`, else the one in the options, else the provided one.
 * @throws `execute` throws `MutationError` with the message `No signer provided` and `BaseError` with the message `No
 * chain ID provided`, both after setting `error`. The call itself throws `BaseError` with the message `No lazy values
 * cache provided`, when the plugin isn't installed. All other failures are in `error` and in the observable: a refused
 * signature, an invalid transaction, an action that throws.
 *
 * @remarks
 * - `status` is `success` from the first step on, when the transaction is only signed. The transaction succeeded when
 *   `data` is of type `finalized` and its `ok` is `true`; with `ok: false` the status is still `success`.
 * - In 0.68.0 `options.chainId` types the action but doesn't choose the chain. Call `useMutation` below a {@link
 *   provideChain} of the chain to write to.
 * - In 0.68.0 the provided signer is read once, at `setup`. If the account can change, pass `signer` as a getter.
 * - An error can come after the transaction was sent, and even after it was in a block. You then don't know whether it
 *   was included: check before you offer to send it again.
 * - If you subscribe without an `error` callback, a failure becomes an uncaught exception. You need not subscribe.
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
 * Calls a contract in a signed transaction on the provided chain.
 *
 * A dry run, which changes nothing, sets the limits for computing time and storage. If the dry run fails, that isn't
 * reported: the transaction is sent anyway.
 *
 * @typeParam TAction - The action, from which the input of `execute` is inferred.
 * @param action - Builds the call. It gets a function: call it with the contract, its address, the name of the message
 * or function, and a body with `data` and `value` for ink!, `args` and `value` for Solidity. Only calls that may change
 * state are accepted. A second parameter gets the `input` of `execute`.
 * @param options - The signer, and options of the transaction; plain values, not refs.
 * @returns The refs `data`, `error` and `status` with `execute`, which works like that of {@link useMutation}.
 * @throws `execute` throws `MutationError` with the message `No signer provided` and `BaseError` with the message `No
 * chain ID provided`, both after setting `error`. The call itself throws `BaseError` with the message `No lazy values
 * cache provided`, when the plugin isn't installed. All other failures are in `error` and in the observable.
 *
 * @remarks
 * - `status` is `success` from the first step on, when the transaction is only signed; check `data` as with {@link
 *   useMutation}.
 * - In 0.68.0 `options.chainId` has no effect, and the provided signer is read once, at `setup`.
 * - An account with a 20-byte key can't sign contract calls: the dry run needs a 32-byte public key.
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
 * Connects wallets.
 *
 * @param wallets - The wallets that `execute()` connects without an argument. Default: all wallets.
 * @returns The refs `data`, `error` and `status` with `execute`, which takes a wallet or several, connects them at the
 * same time and returns a promise. `data` stays `undefined`.
 * @throws The promise of `execute` is rejected with the wallet's own error, while `error` holds it as the `cause` of a
 * `MutationError`; one wallet that fails rejects the whole. The call itself throws `BaseError` with the message `No
 * lazy values cache provided`, when the plugin isn't installed.
 *
 * @remarks
 * In a template write `@click="execute()"` with parentheses: without them, Vue passes the click event as the wallet.
 *
 * @see `useWalletConnector` is the counterpart in the React set; it doesn't reject.
 */
export declare function useWalletConnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Disconnects wallets.
 *
 * @param wallets - The wallets that `execute()` disconnects without an argument. Default: all connected wallets.
 * @returns The refs `data`, `error` and `status` with `execute`, which takes a wallet or several, disconnects them at
 * the same time and returns a promise. `data` stays `undefined`.
 * @throws The promise of `execute` is rejected with the wallet's own error, while `error` holds it as the `cause` of a
 * `MutationError`; one wallet that fails rejects the whole. The call itself throws `BaseError` with the message `No
 * lazy values cache provided`, when the plugin isn't installed.
 *
 * @remarks
 * In 0.68.0 `execute()` without a wallet, called in an event handler, throws `No lazy values cache provided` unless
 * {@link useConnectedWallets} or {@link useAccounts} was used before in the application. With a wallet it always works.
 *
 * @see `useWalletDisconnector` is the counterpart in the React set; it doesn't reject, and it means all wallets by
 * default.
 */
export declare function useWalletDisconnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Returns the store, which refetches cached reads in all components.
 *
 * @returns The store. `invalidateQuery` refetches the reads of one query. `invalidateChainQueries` and
 * `invalidateContractQueries`, both experimental, refetch every cached read for which your function returns `true`.
 * Each has the option `chainId`.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed.
 * `invalidateQuery` throws `BaseError` with the message `No chain ID provided`, when it's given none and none is
 * provided; the other two then mean all chains.
 *
 * @remarks
 * - In 0.68.0 `invalidateQuery` with another `chainId` fetches from the provided chain and files the result under the
 *   other one. Use `invalidateChainQueries` across chains.
 * - In 0.68.0 `invalidateQuery` throws a `TypeError` when the query has a list with `defer: true`. Leave `defer` out of
 *   it: the reads are found without.
 *
 * @see `useStore` is the counterpart in the React set.
 */
export declare function useStore(): DataStore;

/**
 * Clears failed reads from the cache, so that components mounted again fetch instead of failing once more.
 *
 * @returns An object with `execute`, which clears them.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed.
 *
 * @remarks
 * It fetches nothing by itself, and components that are still mounted stay in error; in 0.68.0 even their `refresh()`
 * no longer reaches the page. Use it with an error boundary that mounts its content again under another `:key`. To
 * retry one read in place, call its `refresh()` instead.
 *
 * @see `useQueryErrorResetter` is the counterpart in the React set; it returns the function itself.
 */
export declare function useQueryErrorResetter(): QueryErrorResetter;

/**
 * Watches every mutation of the application, contract calls included, on all chains, for as long as the calling
 * component is mounted.
 *
 * @param listener - Called with each event. `status` tells the kind: `pending` before the signature, `success` with
 * each step in `data`, `error` with the failure in `error`.
 * @returns Nothing; the watching stops by itself.
 *
 * @remarks
 * - In 0.68.0 events that follow each other at once arrive as the last one only, even those of two transactions. For
 *   every step use the observable of `execute`.
 * - A missing signer and an action that throws raise no event.
 * - Without the plugin nothing is watched, and Vue warns during development.
 *
 * @see `useMutationListener` is the counterpart in the React set; its events carry one `value`.
 */
export declare function watchMutation(
  listener: (event: MutationEvent) => void,
): void;

/**
 * The former name of {@link watchMutation}; the same function.
 *
 * @param listener - Called with each event.
 * @returns Nothing; the watching stops by itself.
 * @deprecated Use {@link watchMutation}.
 * @see `useMutationEffect` is the counterpart in the React set, deprecated there as well.
 * @function
 */
export declare const watchMutationEffect: typeof watchMutation;

/**
 * Watches an event of a contract in finalized blocks, for as long as the calling component is mounted.
 *
 * @typeParam TContract - The contract's type, inferred from `contract`.
 * @typeParam TEventName - The event's name, which types the data.
 * @param contract - The contract, from `defineContract` of `@reactive-dot/core`.
 * @param address - Whose events, in upper or lower case; `undefined` for every contract that emits one of this shape.
 * @param eventName - The name of the event.
 * @param listener - Called with each event: its `block`, the address of its `contract` in lower case, its `name` and its
 * decoded `data`.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns Nothing; the watching stops by itself.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin isn't installed. A failure
 * while watching reaches no ref: it's an unhandled rejection or an uncaught exception.
 *
 * @remarks
 * - Only the chain is followed. Contract, address and event name are read once: mount the component again, with another
 *   `:key`, to change them.
 * - In 0.68.0 two watchers on one chain, or a watcher beside {@link useTypedApi} on that chain, make Vue update without
 *   end (a hang in a production build).
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
