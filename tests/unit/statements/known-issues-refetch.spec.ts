// Checks docs-react/guides/known-issues.mdx. A title has the guide's name, the
// section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {
  Rewards,
  rewards,
  rewardsOn,
  useQuery,
  waitForBlocks,
  withButton,
  type BuildQuery,
} from './helpers';
import {createSlowConfig} from './slow-node';

import {expect} from 'vitest';
import {pending, type Query} from '@reactive-dot/core';
import {useLazyLoadQuery, useStore} from '@reactive-dot/react';
import {
  createElement as h,
  memo,
  startTransition,
  Suspense,
  useDeferredValue,
  useState,
  type FunctionComponent,
  type ReactElement,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

/** Runs a query, with a button for an action on the store. */
function QueryWithButton(props: {
  query: BuildQuery;
  onRefetch: (store: ReturnType<typeof useStore>) => void;
}) {
  const store = useStore();
  useQuery(props.query);
  return withButton('loaded', 'Refetch', () => props.onRefetch(store));
}

/** Returns the error that a function throws, or "done". */
function outcomeOf(run: () => void): string {
  try {
    run();
    return 'done';
  } catch (error) {
    return String(error);
  }
}

interface Options {
  defer?: true;
  stream?: true;
}
type BuildWithOptions = (builder: Query<[]>, options?: Options) => Query;

const addresses: [string][] = [[alice.address]];
const blockNumber: BuildWithOptions = (builder, options) =>
  builder.storage('System', 'Number', [], options);
const accounts: BuildWithOptions = (builder, options) =>
  builder.storages('System', 'Account', addresses, options);
const rewardsOfAll: BuildWithOptions = (builder, options) =>
  builder.runtimeApis(
    'NominationPoolsApi',
    'pending_rewards',
    addresses,
    options,
  );

test.for<[name: string, build: BuildWithOptions, options: Options]>([
  ['storage with defer', blockNumber, {defer: true}],
  ['storages with defer', accounts, {defer: true}],
  ['storages with stream', accounts, {stream: true}],
  ['runtimeApis with defer', rewardsOfAll, {defer: true}],
])(
  'Known issues, atom.write is not a function: “`invalidateQuery` throws”, but not for “the same query, but without `defer` and `stream`”: %s',
  async ([, build, options], {bench}) => {
    const query: BuildQuery = (builder) => build(builder, options);
    const withoutOptions: BuildQuery = (builder) => build(builder);
    const outcomes: string[] = [];
    const page = await bench.openBelowProviders(
      h(QueryWithButton, {
        query,
        onRefetch: (store) =>
          outcomes.push(
            outcomeOf(() => store.invalidateQuery(query)),
            outcomeOf(() => store.invalidateQuery(withoutOptions)),
          ),
      }),
    );
    await expect.poll(page.text).toBe('loadedRefetch');
    page.click('Refetch');
    expect(outcomes).toEqual([
      'TypeError: atom.write is not a function',
      'done',
    ]);
  },
);

test.for([
  [
    'with `defer`, “the reads after the one that throws aren’t refetched”',
    {defer: true},
  ],
  ['without `defer`, they are', {defer: false}],
] as const)(
  'Known issues, atom.write is not a function: after a new `fetchKey` %s',
  async ([, {defer}], {bench}) => {
    function HeightAndRewards() {
      const [fetchKey, setFetchKey] = useState(0);
      const [height, planck] = useLazyLoadQuery(
        (builder) =>
          builder
            .storage('System', 'Number', [], {defer})
            .runtimeApi('NominationPoolsApi', 'pending_rewards', [
              alice.address,
            ]),
        {fetchKey},
      );
      const block = height === pending ? 'pending' : 'loaded';
      return withButton(
        `key ${fetchKey}, block ${block}, rewards ${planck}`,
        'Refetch',
        () => startTransition(() => setFetchKey(1)),
      );
    }
    const page = await bench.openBelowProviders(h(HeightAndRewards));
    await expect
      .poll(page.text)
      .toMatch(/^key 0, block loaded, rewards \d+Refetch$/);
    const before = rewardsOn(page);
    await waitForBlocks(bench, 2);
    page.click('Refetch');
    await expect.poll(page.text).toContain('key 1, block loaded');
    // A late answer would still change the rewards.
    await waitForBlocks(bench, 1);
    if (defer) {
      expect(rewardsOn(page)).toBe(before);
      expect(page.errors.join()).toContain('atom.write is not a function');
    } else {
      expect(Number(rewardsOn(page))).toBeGreaterThan(Number(before));
      expect(page.errors).toEqual([]);
    }
  },
);

test('Known issues, "Cannot update a component" after a new fetchKey: “React logs `Cannot update a component while rendering a different component`”, and “The values are right”', async ({
  bench,
}) => {
  function KeyedRewards() {
    const [fetchKey, setFetchKey] = useState(0);
    return withButton(h(Rewards, {fetchKey}), 'Refetch', () =>
      startTransition(() => setFetchKey(1)),
    );
  }
  const page = await bench.openBelowProviders([
    h(Suspense, {key: 0}, h(KeyedRewards)),
    h(Suspense, {key: 1}, h(Rewards)),
  ]);
  const equalRewards = /^(rewards \d+)Refetch\1$/;
  await expect.poll(page.text).toMatch(equalRewards);
  const before = rewardsOn(page);
  await waitForBlocks(bench, 2);
  page.click('Refetch');
  await expect.poll(() => rewardsOn(page)).not.toBe(before);
  await expect.poll(page.text).toMatch(equalRewards);
  expect(bench.logged.join()).toContain(
    'Cannot update a component (`%s`) while rendering a different component',
  );
});

/** Shows two values. A click refetches the rewards in a transition. */
function RefetchWithStore(props: {height: unknown; planck: unknown}) {
  const store = useStore();
  return withButton(
    `block ${props.height as number}, rewards ${props.planck as bigint}`,
    'Refetch',
    () => startTransition(() => store.invalidateQuery(rewards)),
  );
}

function InOneQuery() {
  const [height, planck] = useQuery((builder) =>
    rewards(blockNumber(builder) as never),
  ) as unknown[];
  return h(RefetchWithStore, {height, planck});
}

function InTwoQueries() {
  const height = useQuery(blockNumber);
  const planck = useQuery(rewards);
  return h(RefetchWithStore, {height, planck});
}

/** Shows two values. A click changes the deferred key of the rewards. */
function RefetchWithKey(props: {
  child: FunctionComponent<{fetchKey?: number}>;
}) {
  const [key, setKey] = useState(0);
  const fetchKey = useDeferredValue(key);
  const height = useQuery(blockNumber) as number;
  return [
    ...withButton(`block ${height}, `, 'Refetch', () => setKey(key + 1)),
    h(props.child, {key: 2, fetchKey}),
  ];
}

interface Refresh {
  element: ReactElement;
  hasFallback: boolean;
  requests: number;
}

test.for<[sentence: string, refresh: Refresh]>([
  [
    'the fallback, if “it’s a live value in the same query”',
    {element: h(InOneQuery), hasFallback: true, requests: 1},
  ],
  [
    'the old value, if you “read the live value in another call of the hook”',
    {element: h(InTwoQueries), hasFallback: false, requests: 1},
  ],
  [
    'the fallback, for “anything that renders the component”, and “`fetchKey` also sends the request twice”',
    {
      element: h(RefetchWithKey, {child: Rewards}),
      hasFallback: true,
      requests: 2,
    },
  ],
  [
    'the old value, if you “wrap the component in React’s `memo`”',
    {
      element: h(RefetchWithKey, {child: memo(Rewards)}),
      hasFallback: false,
      requests: 1,
    },
  ],
])(
  'Known issues, A refresh shows the fallback anyway: shows %s',
  async ([, {element, hasFallback, requests}], {bench}) => {
    const slow = createSlowConfig(bench);
    const page = await bench.open(belowProviders(slow.config, element));
    await expect.poll(page.text).toMatch(/^block \d+, .*rewards \d+/);
    const before = rewardsOn(page);
    await waitForBlocks(bench, 2);
    slow.reads.hold();
    page.click('Refetch');
    await expect.poll(() => slow.reads.count).toBeGreaterThan(0);
    // The block number changes while the rewards are pending.
    await waitForBlocks(bench, 3);
    const shown = page.text().includes('Loading')
      ? 'fallback'
      : rewardsOn(page);
    expect(shown).toBe(hasFallback ? 'fallback' : before);
    expect(slow.reads.count).toBe(requests);

    slow.reads.release();
    await expect.poll(() => rewardsOn(page)).not.toBe(before);
    await expect.poll(page.text).not.toContain('Loading');
  },
);
