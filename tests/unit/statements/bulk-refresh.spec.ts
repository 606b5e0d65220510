import {belowProviders, test, type Bench} from './bench';
import {rewards, waitForBlocks, withButton} from './helpers';
import {importDemo, importSample} from './import-sample';
import {createSlowConfig} from './slow-node';

import {expect, onTestFinished, vi} from 'vitest';
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
  type ReactNode,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

type Build = (builder: Query<[]>) => Query;

const show = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(show).join()
    : value === pending
      ? 'pending'
      : typeof value === 'object'
        ? 'object'
        : `${value as number}`;

/** Renders a query, with a button for an action on the store. */
function Shown(props: {
  query: Build;
  onRefetch: (store: ReturnType<typeof useStore>) => void;
}) {
  const store = useStore();
  const value: unknown = useLazyLoadQuery(props.query as never);
  return withButton(show(value), 'Refetch', () => props.onRefetch(store));
}

const list = [[alice.address]] as [string][];
const plain: Record<string, Build> = {
  storage: (builder) => builder.storage('System', 'Number'),
  storages: (builder) => builder.storages('System', 'Account', list),
  runtimeApis: (builder) =>
    builder.runtimeApis('NominationPoolsApi', 'pending_rewards', list),
};
const marked: Record<string, Build> = {
  'storage with defer': (builder) =>
    builder.storage('System', 'Number', [], {defer: true}),
  'storages with stream': (builder) =>
    builder.storages('System', 'Account', list, {stream: true}),
  'storages with defer': (builder) =>
    builder.storages('System', 'Account', list, {defer: true}),
  'runtimeApis with defer': (builder) =>
    builder.runtimeApis('NominationPoolsApi', 'pending_rewards', list, {
      defer: true,
    }),
};

for (const [name, query] of Object.entries(marked)) {
  test(`Known issues, atom.write is not a function: “invalidateQuery throws”: ${name}`, async ({
    bench,
  }) => {
    const outcomes: string[] = [];
    const attempt = (run: () => void) => {
      try {
        run();
        outcomes.push('done');
      } catch (error) {
        outcomes.push(String(error));
      }
    };
    const page = await bench.openBelowProviders(
      h(Shown, {
        query,
        onRefetch(store) {
          attempt(() => store.invalidateQuery(query));
          attempt(() =>
            store.invalidateQuery(plain[name.split(' ')[0]!] as never),
          );
        },
      }),
    );
    await expect.poll(page.text).toMatch(/^(?:object|\d+)Refetch$/);
    page.click('Refetch');
    expect(outcomes).toEqual([
      'TypeError: atom.write is not a function',
      'done',
    ]);
  });
}

test('Known issues, "Cannot update a component" after a new fetchKey: “React logs "Cannot update a component while rendering a different component"”', async ({
  bench,
}) => {
  function Keyed() {
    const [fetchKey, setFetchKey] = useState(0);
    const value: bigint = useLazyLoadQuery(rewards as never, {fetchKey});
    return withButton(`${value} `, 'Refetch', () =>
      startTransition(() => setFetchKey(1)),
    );
  }
  const Other = () => show(useLazyLoadQuery(rewards as never));
  const page = await bench.openBelowProviders([
    h(Suspense, {key: 0}, h(Keyed)),
    h(Suspense, {key: 1}, h(Other)),
  ]);
  await expect.poll(page.text).toMatch(/^(\d+) Refetch\1$/);
  const before = page.text();
  await waitForBlocks(bench, 2);
  page.click('Refetch');
  await expect.poll(page.text).not.toBe(before);
  await expect.poll(page.text).toMatch(/^(\d+) Refetch\1$/);
  expect(bench.logged.join()).toContain(
    'Cannot update a component (`%s`) while rendering a different component',
  );
});

const height = (builder: Query<[]>) => builder.storage('System', 'Number');

/** Renders two values, and refetches one of them in a transition. */
function TransitionOf(props: {read: () => unknown}) {
  const store = useStore();
  return withButton(show(props.read()), 'Refetch', () =>
    startTransition(() => store.invalidateQuery(rewards)),
  );
}

/** Counts Refetch in a deferred key, next to a live value. */
function DeferredKey(props: {child: FunctionComponent<{fetchKey: number}>}) {
  const [key, setKey] = useState(0);
  const fetchKey = useDeferredValue(key);
  const block = show(useLazyLoadQuery(height as never));
  return [
    ...withButton(`${block},`, 'Refetch', () => setKey(key + 1)),
    h(props.child, {key: 2, fetchKey}),
  ];
}
const Keyed = ({fetchKey}: {fetchKey: number}) =>
  show(useLazyLoadQuery(rewards as never, {fetchKey}));

const inOneQuery = () =>
  useLazyLoadQuery((builder: Query<[]>) => rewards(height(builder) as never));
const inTwoQueries = () => [
  useLazyLoadQuery(height as never),
  useLazyLoadQuery(rewards as never),
];

for (const [name, element, shown, reads] of [
  [
    "“it's a live value in the same query”",
    h(TransitionOf, {read: inOneQuery}),
    'Loading',
    1,
  ],
  [
    '“read the live value in another call of the hook”',
    h(TransitionOf, {read: inTwoQueries}),
    'the old value',
    1,
  ],
  [
    "“it's anything that renders the component”",
    h(DeferredKey, {child: Keyed}),
    'Loading',
    2,
  ],
  [
    "“wrap the component in React's memo”",
    h(DeferredKey, {child: memo(Keyed)}),
    'the old value',
    1,
  ],
] as const)
  test(`Known issues, A refresh shows the fallback anyway: ${name}`, async ({
    bench,
  }) => {
    const slow = createSlowConfig(bench);
    const page = await bench.open(belowProviders(slow.config, element));
    await expect.poll(page.text).toMatch(/\d+,\w*?\d+/);
    await waitForBlocks(bench, 2);
    slow.reads.isHeld = true;
    slow.reads.count = 0;
    page.click('Refetch');
    await expect.poll(() => slow.reads.count).toBeGreaterThan(0);
    await waitForBlocks(bench, 3);
    expect(page.text().includes('Loading') ? 'Loading' : 'the old value').toBe(
      shown,
    );
    expect(slow.reads.count).toBe(reads);
    slow.reads.release();
    await expect.poll(page.text).not.toContain('Loading');
  });

/** Expects that nothing is read while the tab is hidden, but again afterward. */
async function expectPauseInHiddenTab(bench: Bench, reads: {count: number}) {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => isHidden.mockRestore());
  await waitForBlocks(bench, 1);
  reads.count = 0;
  await waitForBlocks(bench, 3);
  expect(reads.count).toBe(0);
  isHidden.mockRestore();
  await expect.poll(() => reads.count).toBeGreaterThan(0);
}

test("Refetch stale data, Poll at regular intervals: “refetches everything from the pools' runtime API”, but not in a hidden tab", async ({
  bench,
}) => {
  const {RefreshRegularly} = await importSample<
    Record<string, FunctionComponent>
  >(
    'docs-react/guides/bulk-refresh.mdx',
    'src/RefreshRegularly.tsx',
    undefined,
    (code) => code.replace('60_000', '100'),
  );
  const Rewards = () => show(useLazyLoadQuery(rewards as never));
  const slow = createSlowConfig(bench);
  const page = await bench.open(
    belowProviders(slow.config, [
      h(Rewards, {key: 0}),
      h(RefreshRegularly!, {key: 1}),
    ]),
  );
  await expect.poll(page.text).toMatch(/^\d+$/);
  const first = page.text();
  await expect.poll(() => slow.reads.count).toBeGreaterThan(2);
  await waitForBlocks(bench, 2);
  await expect.poll(page.text).not.toBe(first);

  await expectPauseInHiddenTab(bench, slow.reads);

  page.close();
  slow.reads.count = 0;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(slow.reads.count).toBe(0);
});

test('Recipes, Poll a value: the next request waits for an answer that takes longer than the pause, and for a visible tab', async ({
  bench,
}) => {
  const Polling = await importDemo('polling', (code) =>
    code.replace('pause = 5000', 'pause = 100'),
  );
  const slow = createSlowConfig(bench);
  const page = await bench.open(belowProviders(slow.config, h(Polling)));
  await expect.poll(page.text).toMatch(/^Pending rewards: [\d,]+ planck$/);
  const first = page.text();

  slow.reads.isHeld = true;
  slow.reads.count = 0;
  await expect.poll(() => slow.reads.count).toBe(1);
  await waitForBlocks(bench, 3);
  expect(slow.reads.count).toBe(1);
  expect(page.text()).toBe(first);

  slow.reads.isHeld = false;
  slow.reads.release();
  await expect.poll(page.text).not.toBe(first);

  await expectPauseInHiddenTab(bench, slow.reads);
});

test('Refetch stale data, Refetch the page with a button: with a silent chain, the refresh waits until the user stops it', async ({
  bench,
}) => {
  const {RefreshablePage} = await importSample<
    Record<string, FunctionComponent<{children?: ReactNode}>>
  >(
    'docs-react/guides/bulk-refresh.mdx',
    'src/RefreshablePage.tsx',
    undefined,
    (code) => code.replace(' Refresh\n', ' {refreshing ? "busy" : "idle"}\n'),
  );
  const Rewards = () => show(useLazyLoadQuery(rewards as never));
  const Kusama = () =>
    `Kusama ${useLazyLoadQuery((builder) => builder.storage('System', 'Number'), {chainId: 'kusama'})}`;
  const Page = RefreshablePage!;
  const slow = createSlowConfig(bench);

  const together = await bench.open(
    belowProviders(slow.config, h(Page, null, h(Rewards), h(Kusama))),
  );
  await expect.poll(together.text).toMatch(/^idle\d+Kusama \d+$/);
  slow.reads.isHeld = true;
  together.click('idle');
  await waitForBlocks(bench, 4);
  expect(together.text()).toMatch(/^busyStop\d+Kusama \d+$/);
  expect(together.errors).toEqual([]);
  together.click('Stop');
  await expect.poll(together.text).toMatch(/^idle\d+Kusama \d+$/);

  // The next refresh works again.
  slow.reads.isHeld = false;
  slow.reads.release();
  slow.reads.count = 0;
  together.click('idle');
  await expect.poll(() => slow.reads.count).toBe(1);
  await expect.poll(together.text).toMatch(/^idle\d+Kusama \d+$/);
});
