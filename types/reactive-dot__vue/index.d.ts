/**
 * The composables, watchers and providers of ReactiveDOT for Vue.
 *
 * This reference is written by hand against `@reactive-dot/vue` 0.68.0, which needs Vue 3.5 or newer and stands
 * beside `@reactive-dot/core` 0.68.2. The package exports values only: derive a type from the value that uses it,
 * as in `ReturnType<typeof useAccounts>["data"]`.
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
 *   with one instruction in common are enough; `useAccounts` twice is too. Call a composable once, high in the tree, and
 *   pass its refs down.
 * - A failure that nobody awaits also raises an unhandled rejection, besides setting `status` and `error`.
 * - `error` is not cleared by a later success.
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

/** How far a piece of work has come. */
type Status = 'idle' | 'pending' | 'success' | 'error';

/** What a data composable reports. */
interface AsyncState<TData> {
  /** The latest value. Kept while a newer one is on its way and after a failure. Replaced as a whole, never changed inside. */
  data: Readonly<Ref<TData>>;
  /** The latest failure. A later success does not clear it, so look at `status` first. */
  error: Readonly<Ref<unknown>>;
  /** `idle` before there is anything to do, `pending` while waiting, then `success` or `error`. */
  status: Readonly<Ref<Status>>;
  /** Fetches again, or subscribes again, for every user of the same cache entry. Keeps `data` meanwhile. */
  refresh: () => void;
}

/**
 * What a data composable returns: the refs at once, and a promise of the same refs with `data` filled. It settles
 * once; below a `<Suspense>` it may be awaited in `setup`.
 */
interface PromiseLikeAsyncState<TData>
  extends AsyncState<TData | undefined>, PromiseLike<AsyncState<TData>> {}

/** What an action composable returns. Its refs can be written, for example to set `status` back to `idle`. */
interface AsyncAction<TArgs extends unknown[], TValue, TReturn> {
  /** The latest result. Neither a later failure nor the next execution clears it; set it to `undefined` yourself. */
  data: Ref<TValue | undefined>;
  /** A `MutationError` with the original failure as its `cause`. A later success does not clear it. */
  error: Ref<unknown>;
  /** `idle` until the first execution. Overlapping executions share it: the last to report wins. */
  status: Ref<Status>;
  /** Starts the work. It is not tied to the component and cannot be cancelled. */
  execute: (...args: TArgs) => TReturn;
}

/** Options of composables that read from one chain. */
interface ChainComposableOptions<
  TChainId extends ChainId | undefined = ChainId | undefined,
> {
  /** The chain to read from, followed if it is a ref or a getter. Left out or `undefined`: the chain given by `provideChain`. */
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
  /** The chain to read from, followed if it is a ref or a getter. Left out or `undefined`: the chain given by `provideChain`. */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /**
   * Whether the amount that must stay to keep the account alive counts as spendable. `false` when left out. A change
   * takes effect only after `refresh()`.
   */
  includesExistentialDeposit?: MaybeRefOrGetter<boolean>;
}

/** Options of `useAccounts` that ask for accounts without regard to a chain. */
interface AnyChainOptions {
  /** `null` gives addresses in the generic format (prefix 42) and keeps accounts made for another chain. */
  chainId: MaybeRefOrGetter<null>;
}

/** Options of `useMutation`. */
interface MutationOptions<TChainId extends ChainId | undefined, TTxOptions> {
  /**
   * Types the action for this chain and nothing more. Defect in 0.68.0: the transaction goes to the chain given by
   * `provideChain` all the same.
   */
  chainId?: MaybeRefOrGetter<TChainId>;
  /** Who signs, read at each `execute`. Left out: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: MaybeRefOrGetter<PolkadotSigner | undefined>;
  /** Options of the transaction, such as `tip`, `nonce` or `mortality`, read at each `execute`. */
  txOptions?: MaybeRefOrGetter<TTxOptions | undefined>;
}

/** Options of `useContractMutation`. */
interface ContractMutationOptions<TTxOptions> {
  /** Has no effect in 0.68.0: the transaction goes to the chain given by `provideChain`. */
  chainId?: MaybeRefOrGetter<ChainId | undefined>;
  /** Who signs; a plain value here. Left out: the signer given by `provideSigner`, as it was at `setup`. */
  signer?: PolkadotSigner;
  /** Options of the transaction, such as `tip`, `nonce` or `mortality`; a plain value here. */
  txOptions?: TTxOptions;
}

/** What one submission may set for itself. */
interface SubmitOverrides<TTxOptions> {
  /** Who signs this transaction, in place of the composable's and the provided signer. */
  signer?: PolkadotSigner;
  /** Options of this transaction. They replace those of the composable; nothing is merged. */
  txOptions?: TTxOptions;
}

/** The input of one submission. */
interface MutationInput<TInput> {
  /** Handed to the action as its second argument. */
  input: TInput;
}

/** The input of one submission, as it was spelled before 0.67. */
interface MutationVariables<TInput> {
  /**
   * Handed to the action as its second argument.
   *
   * @deprecated Use `input`.
   */
  variables: TInput;
}

type AnyAction = (...args: never[]) => unknown;

/** What `execute` takes: the overrides, and the input that the action declares. */
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

/** What every event of `watchMutation` tells. */
interface MutationEventBase {
  /** What the event tells; each kind says more. */
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
  /** The token's symbol, for example `DOT`. `undefined` when the chain does not tell. */
  code: string | undefined;
  /** How many decimal places the token has. `undefined` when the chain does not tell. */
  decimals: number | undefined;
  /** Makes an amount from the smallest unit (planck), in which chains count. */
  amountFromPlanck: (planck: bigint | number | string) => DenominatedNumber;
  /** Makes an amount from whole tokens, as people write it: `1.5` is one and a half. */
  amountFromNumber: (number: number | string) => DenominatedNumber;
}

/** What `useQueryErrorResetter` returns. */
interface QueryErrorResetter {
  /** Removes failed entries from the cache, so that a component that is mounted again fetches again. */
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
 * The Vue plugin. It gives the application its configuration and an empty cache, and wakes the wallets, so that those
 * connected on an earlier visit connect again.
 *
 * @remarks
 * In 0.68.0 the installation does not wait for the wallets, and a wallet that fails to start raises an unhandled
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
 * Call it in `setup`. There is no chain by default; a call further down overrides this one for its own descendants.
 *
 * @param chainId - A key of the configuration's `chains`. With a ref or a getter the whole subtree follows it and
 * reads again when it changes.
 * @returns Nothing.
 *
 * @remarks
 * The component that calls it is not among its own descendants: there, {@link useChainId} still finds no chain.
 *
 * @see `ChainProvider` is the counterpart in the React set.
 */
export declare function provideChain(chainId: MaybeRefOrGetter<ChainId>): void;

/**
 * Sets the signer that mutations use in the components below this one. Call it in `setup`.
 *
 * @param signer - The `polkadotSigner` of an account, or a ref or getter of one. `undefined` is not accepted.
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
 * Reads the configuration that the plugin was installed with.
 *
 * @returns A computed ref of the configuration.
 * @throws `BaseError` with the message `No config provided`, when `.value` is read and the plugin is not installed.
 * @see `useConfig` is the counterpart in the React set; it throws at the call.
 */
export declare function useConfig(): ComputedRef<Config>;

/**
 * Reads the id of the chain that was set above with {@link provideChain}.
 *
 * @returns A computed ref of the chain id.
 * @throws `BaseError` with the message `No chain ID provided`, when `.value` is read and no component above sets a
 * chain.
 * @see `useChainId` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainId(): ComputedRef<ChainId>;

/**
 * Lists the ids of all configured chains, in the order of the configuration and whatever its `targetChains` are.
 *
 * @returns A computed ref of the ids.
 * @throws `BaseError` with the message `No config provided`, when `.value` is read and the plugin is not installed.
 *
 * @remarks
 * In 0.68.0 the first read of `.value` must happen in `setup` or while rendering. A first read in an event handler
 * throws `No config provided`; later reads work anywhere.
 *
 * @see `useChainIds` is the counterpart in the React set; it throws at the call.
 */
export declare function useChainIds(): ComputedRef<ChainId[]>;

/**
 * Reads the signer that was set above with {@link provideSigner}.
 *
 * @returns The signer as it is at the call, or `undefined` when none is set. In the latter case Vue also warns during
 * development.
 *
 * @remarks
 * The result is a plain value and not a ref: it does not follow a change of the signer.
 *
 * @see `useSigner` is the counterpart in the React set; it follows changes.
 */
export declare function useSigner(): PolkadotSigner | undefined;

/**
 * Gives the polkadot-api client of a chain, for whatever the composables do not cover. A chain has one client, made
 * when it is first needed.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the client.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
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
 * Gives polkadot-api's typed API of a chain, typed by the chain id.
 *
 * @typeParam TChainId - The chain id, inferred from `options.chainId`.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}, typed by what the target
 * chains have in common.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the typed API.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * A chain configured with `unsafeDescriptor` gets the client's unsafe API under the same types: nothing compares it
 * with the chain's runtime.
 *
 * @see `useTypedApi` is the counterpart in the React set.
 */
export declare function useTypedApi<TChainId extends ChainId | undefined>(
  options?: ChainComposableOptions<TChainId>,
): PromiseLikeAsyncState<TypedApi<ChainDescriptorOf<TChainId>>>;

/**
 * Reads a chain's specification once: its name, genesis hash and properties.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds `name`, `genesisHash` and
 * `properties`.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 * @see `useChainSpecData` is the counterpart in the React set.
 */
export declare function useChainSpecData(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<ChainSpecData>;

/**
 * Reads once what a chain tells about its native token, and makes amounts of it.
 *
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the token's `code` and
 * `decimals` and the functions `amountFromPlanck` and `amountFromNumber`.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 the two functions fail on a chain that lists several tokens: `amountFromNumber` throws
 * `Decimals is not an integer` and `amountFromPlanck` makes a malformed amount. `code` and `decimals` are right there;
 * build a `DenominatedNumber` from them.
 *
 * @see `useNativeTokenAmountFromPlanck` and `useNativeTokenAmountFromNumber` are the counterparts in the React set.
 */
export declare function useNativeToken(
  options?: ChainComposableOptions,
): PromiseLikeAsyncState<NativeToken>;

/**
 * Follows the latest block of the provided chain.
 *
 * @param tag - `finalized`, the default, or `best` for the newest best block. Followed if it is a ref or a getter.
 * @param options - Leave out; see the remark.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the block's `hash`,
 * `number` and `parent`, anew with each block.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling.
 *
 * @remarks
 * In 0.68.0 `options.chainId` does not choose the chain: the block still comes from the one given by
 * {@link provideChain}, filed under the other chain's name, and without a provided chain it fails. Call `useBlock` in
 * a component below a {@link provideChain} of the chain you want.
 *
 * @see `useBlock` is the counterpart in the React set, where `chainId` takes effect.
 */
export declare function useBlock(
  tag?: MaybeRefOrGetter<'best' | 'finalized'>,
  options?: BlockOptions,
): PromiseLikeAsyncState<BlockInfo>;

/**
 * Reads from a chain: storage, constants, runtime APIs and contracts, one or several in one query.
 *
 * Storage is followed, unless it is pinned to a block hash. Constants, runtime APIs and contract reads are fetched
 * once and kept; renew them with `refresh()` or {@link useStore}.
 *
 * @typeParam TChainId - The chain id, inferred from `options.chainId`; it types the builder.
 * @typeParam TQuery - The query, from which the type of `data` is inferred.
 * @param query - A function that gets an empty query and returns what to read, a ready-made `Query`, or a ref of
 * either. The function runs again when a reactive value it reads changes. A falsy query pauses.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the value of a single
 * instruction as it is, and a tuple for several. Parts read with `defer` or `stream` hold `pending` of
 * `@reactive-dot/core` until they answer.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`. A failed read is not
 * thrown either: it is in `error`, as polkadot-api's error for the chain or a `QueryError` or `BaseError` for a
 * contract.
 *
 * @remarks
 * - Never await a query that starts falsy: it is `idle`, and the promise does not settle. A query that turns falsy
 *   later keeps its last `status` and `data`.
 * - In 0.68.0 the same instruction on the same chain must not be used twice at a time: two live users of one cache
 *   entry make Vue update without end (a hang in a production build). Share the refs of one call.
 * - In 0.68.0 `refresh()` throws a `TypeError` when `storages`, `runtimeApis` or `contracts` was given
 *   `defer: true`.
 * - After an awaited query was rejected, a successful `refresh()` sets the refs but does not mend the promise.
 * - Build a ready-made query with `new Query<[]>()`; without the type argument the type of `data` is lost.
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
 * Follows how much of its native token an account can spend.
 *
 * @param address - An SS58 address, or a `0x` address of 20 bytes. Followed if it is a ref or a getter. There is no
 * falsy form: mount the component when the address is known.
 * @param options - Which chain, and whether the existential deposit counts.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the amount.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 the cache knows a balance by chain and address alone. A change of `includesExistentialDeposit` shows only
 * after `refresh()`, and whoever asks first for an address decides for all. The same address asked for here and as a
 * list of one gives the second caller the shape of the first.
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
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed.
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
 * @param addresses - SS58 addresses, or `0x` addresses of 20 bytes. Followed if it is a ref or a getter. An empty list
 * succeeds with an empty list.
 * @param options - Which chain, and whether the existential deposit counts.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds an amount for each
 * address.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A missing or
 * unknown chain is not thrown here: it goes to Vue's error handling, and `status` stays `idle`.
 *
 * @remarks
 * In 0.68.0 the cache knows a list by chain and the set of its addresses. The same addresses in another order give the
 * amounts in the order of whoever asked first, and a change of `includesExistentialDeposit` shows only after
 * `refresh()`. Ask for each set in one place.
 *
 * @see `useSpendableBalances` is the counterpart in the React set.
 */
export declare function useSpendableBalances(
  addresses: MaybeRefOrGetter<Address[]>,
  options?: SpendableBalanceOptions,
): PromiseLikeAsyncState<DenominatedNumber[]>;

/**
 * Follows the accounts of all connected wallets.
 *
 * With a chain, addresses are written in that chain's format and accounts made for another chain are left out. With
 * no chain, or `chainId: null`, they are written in the generic format and nothing is left out for its chain, except
 * accounts that need a chain to sign, such as those of a Ledger. Accounts with 20-byte addresses need
 * `includeEvmAccounts` in the configuration.
 *
 * @param options - Which chain, or `null` for none. Without options, the chain given by {@link provideChain}, if any.
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the accounts, an empty
 * list when no wallet is connected. `polkadotSigner` of an account that can only be looked at is `undefined`. An
 * account's `id` is unique in its wallet only: key lists by the wallet's id and this one.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. An unknown
 * chain is not thrown here: it goes to Vue's error handling.
 *
 * @remarks
 * - In 0.68.0 two components that call it at the same time make Vue update without end (a hang in a production build).
 *   Call it once and share its refs.
 * - The type accepts a ref of chain ids or a ref of `null`, but not a ref that may hold either.
 *
 * @see `useAccounts` is the counterpart in the React set.
 */
export declare function useAccounts(
  options?: ChainComposableOptions | AnyChainOptions,
): PromiseLikeAsyncState<WalletAccount[]>;

/**
 * Lists all wallets of the configuration, connected or not. Wallet providers are asked once what they offer. It needs
 * no chain.
 *
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed.
 *
 * @remarks
 * In 0.68.0 two components that call it at the same time make Vue update without end (a hang in a production build).
 * Call it once and share its refs.
 *
 * @see `useWallets` is the counterpart in the React set.
 */
export declare function useWallets(): PromiseLikeAsyncState<Wallet[]>;

/**
 * Follows which wallets are connected. It needs no chain.
 *
 * @returns The refs `data`, `error` and `status` with `refresh`; can be awaited. `data` holds the connected wallets.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. In 0.68.0
 * `refresh()` throws the same when it is called outside `setup`, for example in an event handler.
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
 * @typeParam TChainId - The chain id that types the transactions.
 * @param action - Builds the transaction from the calls of the chain. A second parameter is filled with the `input` of
 * `execute`.
 * @param options - Who signs, and options of the transaction.
 * @returns The refs `data`, `error` and `status` with `execute`. `execute` submits at once and returns an observable
 * of the steps, which replays them to late subscribers; `data` holds the latest step. The signer is the one given to
 * `execute`, else the one in the options, else the provided one.
 * @throws `execute` throws `MutationError` with the message `No signer provided` and `BaseError` with the message
 * `No chain ID provided`, both after setting `error`. The call itself throws `BaseError` with the message
 * `No lazy values cache provided`, when the plugin is not installed. All other failures are in `error` and in the
 * observable: a refused signature, an invalid transaction, an action that throws.
 *
 * @remarks
 * - `success` is set with the first step, when the transaction is merely signed. It is included and carried out when
 *   `data` is of type `finalized` and its `ok` is `true`; with `ok: false` the status is still `success`.
 * - In 0.68.0 `options.chainId` types the action but does not choose the chain. Call `useMutation` below a
 *   {@link provideChain} of the chain to write to.
 * - In 0.68.0 the provided signer is read once, at `setup`. Where the account can change, pass `signer` as a getter.
 * - An error can follow after the transaction was sent, and even after a block took it. You then do not know whether it
 *   was included: check before you offer to send it again.
 * - Subscribing without an `error` callback turns a failure into an uncaught exception; not subscribing is safe.
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
 * Gas and storage limits come from a trial run with the signer as caller. A trial run that fails is not reported; the
 * transaction is sent all the same.
 *
 * @typeParam TAction - The action, from which the input of `execute` is inferred.
 * @param action - Gets a function that takes the contract, its address, the message or function to call and what to
 * call it with: `data` and `value` for ink, `args` and `value` for Solidity. Only calls that may change state are
 * accepted. A second parameter is filled with the `input` of `execute`.
 * @param options - Who signs, and options of the transaction; plain values, not refs.
 * @returns The refs `data`, `error` and `status` with `execute`, which works as that of {@link useMutation}.
 * @throws `execute` throws `MutationError` with the message `No signer provided` and `BaseError` with the message
 * `No chain ID provided`, both after setting `error`. The call itself throws `BaseError` with the message
 * `No lazy values cache provided`, when the plugin is not installed. All other failures are in `error` and in the
 * observable.
 *
 * @remarks
 * - `success` is set with the first step, when the transaction is merely signed; look at `data` as with
 *   {@link useMutation}.
 * - In 0.68.0 `options.chainId` has no effect, and the provided signer is read once, at `setup`.
 * - An account with a 20-byte key cannot sign contract calls: the trial run needs a 32-byte public key.
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
 * @param wallets - What `execute` connects when it is called without a wallet. Left out: all wallets.
 * @returns The refs `data`, `error` and `status` with `execute`, which takes a wallet or several, connects them side
 * by side and returns a promise. `data` stays `undefined`.
 * @throws The promise of `execute` is rejected with the wallet's own error, while `error` holds it as the `cause` of a
 * `MutationError`; one wallet that fails rejects the whole. The call itself throws `BaseError` with the message
 * `No lazy values cache provided`, when the plugin is not installed.
 *
 * @remarks
 * In a template write `@click="execute()"` with its parentheses: without them the click event is taken for a wallet.
 *
 * @see `useWalletConnector` is the counterpart in the React set; it does not reject.
 */
export declare function useWalletConnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Disconnects wallets.
 *
 * @param wallets - What `execute` disconnects when it is called without a wallet. Left out: all connected wallets.
 * @returns The refs `data`, `error` and `status` with `execute`, which takes a wallet or several, disconnects them
 * side by side and returns a promise. `data` stays `undefined`.
 * @throws The promise of `execute` is rejected with the wallet's own error, while `error` holds it as the `cause` of a
 * `MutationError`; one wallet that fails rejects the whole. The call itself throws `BaseError` with the message
 * `No lazy values cache provided`, when the plugin is not installed.
 *
 * @remarks
 * In 0.68.0 `execute()` without a wallet, called in an event handler, throws `No lazy values cache provided` unless
 * {@link useConnectedWallets} or {@link useAccounts} was used before in the application. With a wallet it always works.
 *
 * @see `useWalletDisconnector` is the counterpart in the React set; it does not reject, and it means all wallets by
 * default.
 */
export declare function useWalletDisconnector(
  wallets?: Wallet | Wallet[],
): AsyncAction<[wallets?: Wallet | Wallet[]], void, Promise<void>>;

/**
 * Gives the handle by which cached reads are fetched again.
 *
 * @returns The store. `invalidateQuery` fetches the instructions of one query again; `invalidateChainQueries` and
 * `invalidateContractQueries`, both experimental, those for which a function says yes. Each takes a `chainId` as its
 * option.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed.
 * `invalidateQuery` throws `BaseError` with the message `No chain ID provided`, when it is given none and none is
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
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed.
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
 * - In 0.68.0 events that follow each other at once arrive as the last one only. The final state is reliable; for
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
 * @param address - Whose events; `undefined` for every contract that emits one of this shape.
 * @param eventName - The name of the event.
 * @param listener - Called with each event: its `block`, the address of its `contract`, its `name` and its decoded
 * `data`.
 * @param options - Which chain. Without options, the chain given by {@link provideChain}.
 * @returns Nothing; the watching stops by itself.
 * @throws `BaseError` with the message `No lazy values cache provided`, when the plugin is not installed. A failure
 * while watching reaches no ref: it is an unhandled rejection or an uncaught exception.
 *
 * @remarks
 * - Only the chain is followed. Contract, address and event name are read once: mount the component again, with
 *   another `:key`, to change them.
 * - In 0.68.0 two watchers on one chain, or a watcher beside {@link useTypedApi} on that chain, make Vue update
 *   without end (a hang in a production build).
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
