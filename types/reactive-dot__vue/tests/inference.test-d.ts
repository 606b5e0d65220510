import {Query} from '@reactive-dot/core';
import type {ChainId, pending} from '@reactive-dot/core';
import type {DenominatedNumber} from '@reactive-dot/utils';
import {
  provideChain,
  provideSigner,
  ReactiveDotPlugin,
  useAccounts,
  useBlock,
  useChainId,
  useContractMutation,
  useMutation,
  useNativeToken,
  useQuery,
  useSpendableBalance,
  useSpendableBalances,
  useTypedApi,
  useWalletConnector,
  watchContractEvent,
  watchMutation,
} from '@reactive-dot/vue';
import type {
  Binary,
  BlockInfo,
  PolkadotSigner,
  SS58String,
  TxEvent,
} from 'polkadot-api';
import type {Observable} from 'rxjs';
import {computed, createApp, ref} from 'vue';

import {config} from './config';
import {counter} from './contracts';

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2
    ? true
    : false;
/** Does not compile unless its type argument is `true`. */
declare function holds<T extends true>(): T;

declare const signer: PolkadotSigner;
declare const remark: Binary;

// The builder decides the type of the data: one value as it is, several as a tuple.
const single = useQuery((query) => query.storage('System', 'Number'));
holds<Same<typeof single.data.value, number | undefined>>();
holds<
  Same<typeof single.status.value, 'idle' | 'pending' | 'success' | 'error'>
>();
holds<Same<typeof single.error.value, unknown>>();
const several = useQuery((query) =>
  query.storage('System', 'Number').constant('Balances', 'ExistentialDeposit'),
);
holds<Same<typeof several.data.value, [number, bigint] | undefined>>();
const streamed = useQuery((query) =>
  query.storages('System', 'Account', [['a'], ['b']], {stream: true}),
);
type Streamed = NonNullable<typeof streamed.data.value>[number];
holds<typeof pending extends Streamed ? true : false>();
// @ts-expect-error -- the chain has no such storage
useQuery((query) => query.storage('System', 'Nothing'));
// @ts-expect-error -- data is read-only
single.data.value = 1;

// A falsy query: idle, no data; a falsy branch leaves no trace in the type.
const paused = useQuery(undefined);
holds<Same<typeof paused.data.value, undefined>>();
const flag = ref(true);
const conditional = useQuery(
  (query) => flag.value && query.storage('System', 'Number'),
);
holds<Same<typeof conditional.data.value, number | undefined>>();

// Ready-made queries, in a ref and in a function.
const readyMade = useQuery(new Query<[]>().storage('System', 'Number'));
holds<Same<typeof readyMade.data.value, number | undefined>>();
const inFunction = useQuery(() =>
  flag.value ? new Query<[]>().storage('System', 'Number') : null,
);
holds<Same<typeof inFunction.data.value, number | undefined>>();

// chainId: a value, a ref or a getter; a fixed one types the builder.
const head = useQuery((query) => query.storage('Society', 'Head'), {
  chainId: 'kusama',
});
holds<Same<typeof head.data.value, SS58String | undefined>>();
// @ts-expect-error -- polkadot has no such pallet
useQuery((query) => query.storage('Society', 'Head'), {chainId: 'polkadot'});
const picked = ref<ChainId>('polkadot');
useQuery((query) => query.storage('System', 'Number'), {chainId: picked});
useQuery((query) => query.runtimeApi('Core', 'version'), {
  chainId: () => picked.value,
});
// @ts-expect-error -- not a configured chain
useBlock('best', {chainId: 'unknown'});
useBlock(() => 'finalized');
// @ts-expect-error -- not a tag
useBlock('latest');
holds<Same<ReturnType<typeof useChainId>['value'], 'polkadot' | 'kusama'>>();

// Awaited: the same refs with the data filled, and no promise any more.
export async function awaited() {
  const query = await single;
  holds<Same<typeof query.data.value, number>>();
  holds<'then' extends keyof typeof query ? false : true>();
  const [block, token] = await Promise.all([useBlock(), useNativeToken()]);
  holds<Same<typeof block.data.value, BlockInfo>>();
  holds<Same<typeof token.data.value.decimals, number | undefined>>();
  const api = await useTypedApi({chainId: 'kusama'});
  const member = await api.data.value.query.Society.Head.getValue();
  holds<Same<typeof member, SS58String>>();
}

// MaybeRefOrGetter inputs.
const address = ref('address');
const one = useSpendableBalance(address, {
  includesExistentialDeposit: () => true,
});
holds<Same<typeof one.data.value, DenominatedNumber | undefined>>();
const many = useSpendableBalances(computed(() => [address.value]));
holds<Same<typeof many.data.value, DenominatedNumber[] | undefined>>();
// @ts-expect-error -- a balance cannot be paused
useSpendableBalance(undefined);
provideChain(picked);
provideChain(() => 'kusama');
// @ts-expect-error -- not a configured chain
provideChain('unknown');
provideSigner(() => signer);
// @ts-expect-error -- 0.68.0 does not accept undefined
provideSigner(undefined);

useAccounts({chainId: null});
useAccounts({chainId: () => null});
useAccounts({chainId: picked});
// @ts-expect-error -- a ref that may hold either is not accepted
useAccounts({chainId: ref<ChainId | null>(null)});

// Mutations: the input is required exactly when the action declares it so.
const plain = useMutation((tx) => tx.System.remark({remark}));
holds<Same<ReturnType<typeof plain.execute>, Observable<TxEvent>>>();
holds<Same<typeof plain.data.value, TxEvent | undefined>>();
plain.execute();
plain.execute({signer, txOptions: {tip: 1n}});
plain.status.value = 'idle';
const withInput = useMutation(
  (tx, input: Binary) => tx.System.remark({remark: input}),
  {signer: () => signer, txOptions: ref({nonce: 1})},
);
withInput.execute({input: remark});
withInput.execute({variables: remark});
// @ts-expect-error -- the input is missing
withInput.execute();
// @ts-expect-error -- the input is of another type
withInput.execute({input: 1});
const optional = useMutation((tx, input?: Binary) =>
  tx.System.remark({remark: input ?? remark}),
);
optional.execute();
optional.execute({input: remark});
// @ts-expect-error -- the chain has no such call
useMutation((tx) => tx.System.nothing({remark}));

// Contracts.
const total = useQuery((query) =>
  query.contract(counter, '0x00', (contract) => contract.func('total')),
);
holds<Same<typeof total.data.value, bigint | undefined>>();
const add = useContractMutation((mutate, amount: bigint) =>
  mutate(counter, '0x00', 'add', {args: [amount]}),
);
add.execute({input: 1n});
// @ts-expect-error -- the input is missing
add.execute();
// @ts-expect-error -- total changes nothing
useContractMutation((mutate) => mutate(counter, '0x00', 'total'));
useContractMutation(
  (mutate) => mutate(counter, '0x00', 'add', {args: [1n]}),
  // @ts-expect-error -- unlike in useMutation, a getter is not accepted
  {signer: () => signer},
);
watchContractEvent(counter, undefined, 'Added', (event) => {
  holds<Same<typeof event.name, 'Added'>>();
  holds<Same<typeof event.data.amount, bigint>>();
});
// @ts-expect-error -- the contract has no such event
watchContractEvent(counter, undefined, 'Removed', () => {});

// Wallets, events and the plugin.
const connector = useWalletConnector();
holds<Same<ReturnType<typeof connector.execute>, Promise<void>>>();
watchMutation((event) => {
  holds<Same<typeof event.chainId, 'polkadot' | 'kusama'>>();
  if (event.status === 'success') {
    holds<Same<typeof event.data, TxEvent>>();
  }
  // @ts-expect-error -- only a failed event has an error
  void event.error;
});
createApp({}).use(ReactiveDotPlugin, config);
