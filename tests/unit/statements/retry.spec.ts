// Checks docs-react/guides/retry.mdx. A title has the guide's name, the section,
// and sentences of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {belowProviders, test} from './bench';
import {
  account,
  AccountChoice,
  boundary,
  openFailing,
  pause,
  Read,
} from './helpers';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {useLazyLoadQuery, useStore} from '@reactive-dot/react';
import {
  createElement as h,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';

test('Retry failed reads, Retry storage and other live reads: “The store can’t refetch a live read, even a failed one”, but a new key of the provider does', async ({
  bench,
}) => {
  let resets = 0;
  function Part({onSecondReset}: {onSecondReset: () => void}) {
    const store = useStore();
    const onReset = () => {
      resets++;
      if (resets === 1) store.invalidateQuery(account);
      else onSecondReset();
    };
    return boundary(
      onReset,
      h(Suspense, {fallback: 'Loading'}, h(Read, {query: account})),
    );
  }
  function Root() {
    const [key, setKey] = useState(0);
    const onSecondReset = () => setKey(key + 1);
    return belowProviders(bench.config, h(Part, {onSecondReset}), key);
  }
  const page = await openFailing(bench, h(Root), bench.open);
  const errors = page.errors.length;
  page.click('Again');
  await expect.poll(() => page.errors.length).toBeGreaterThan(errors);
  await expect.poll(page.text).toBe('failedAgain');
  page.click('Again');
  await expect.poll(page.text).toMatch(/^read \d+$/);
});

test('Retry failed reads, Retry runtime calls, constants, and contracts: “That’s no address, so the read fails”, and a real address resets the boundary', async ({
  bench,
}) => {
  const {RewardsWithRetry} = await importSample<{
    RewardsWithRetry: ComponentType<{address: string}>;
  }>('docs-react/guides/retry.mdx', 'src/RewardsWithRetry.tsx');
  function Root() {
    const [address, setAddress] = useState('nobody');
    return [
      h('button', {key: 0, onClick: () => setAddress(alice.address)}, 'Alice'),
      h(RewardsWithRetry, {key: 1, address}),
    ];
  }
  const page = await bench.openBelowProviders(h(Root));
  await expect.poll(page.text).toContain("couldn't be read");
  const errors = page.errors.length;
  page.click('Try again');
  await expect.poll(() => page.errors.length).toBeGreaterThan(errors);
  await expect.poll(page.text).toContain("couldn't be read");
  page.click('Alice');
  await expect.poll(page.text).toContain('planck');
});

interface PartProps {
  children?: ReactNode;
  resetKey?: string;
}

test.for([
  [
    'with `resetKey`, a part that has recovered stays recovered',
    {prop: 'resetKey', lastText: /Rewards \d+$/},
  ],
  [
    'with a `key`, “the old error would be back”',
    {prop: 'key', lastText: /couldn't be read/},
  ],
] as const)(
  'Retry failed reads, Retry only a part of the page: %s',
  async ([, {prop, lastText}], {bench}) => {
    const {RetryablePart} = await importSample<{
      RetryablePart: ComponentType<PartProps>;
    }>('docs-react/guides/retry.mdx', 'src/RetryablePart.tsx');
    const Rewards = ({address}: {address: string}) =>
      `Rewards ${useLazyLoadQuery((builder) =>
        builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [address]),
      )}`;
    const rewardsOfChoice = h(AccountChoice, {
      children: (address) =>
        h(RetryablePart, {[prop]: address}, h(Rewards, {address})),
    });
    const failed = /couldn't be read/;
    const read = /Rewards \d+$/;

    bench.switches.fail = true;
    const page = await bench.openBelowProviders(rewardsOfChoice);
    await expect.poll(page.text).toMatch(failed);
    // A failure for one address doesn't hide the next one.
    page.click('Bob');
    await expect.poll(page.text).toMatch(read);
    page.click('Alice');
    await expect.poll(page.text).toMatch(failed);
    page.click('Try again');
    await expect.poll(page.text).toMatch(read);
    page.click('Bob');
    await expect.poll(page.text).toMatch(read);
    page.click('Alice');
    await expect.poll(page.text).toMatch(lastText);
  },
);

test('Retry failed reads, Retry without a click: “retries by itself once per minute”, and not once the button is gone', async ({
  bench,
}) => {
  const {RetryLater} = await importSample<{
    RetryLater: ComponentType<{onRetry: () => void}>;
  }>('docs-react/guides/retry.mdx', 'src/RetryLater.tsx', {
    change: (code) => code.replace('60_000', '300'),
  });
  let retries = 0;
  function Fallback() {
    const [isShown, setIsShown] = useState(true);
    const onRetry = () => {
      retries++;
      setIsShown(false);
    };
    return isShown ? h(RetryLater, {onRetry}) : 'Reading';
  }
  const page = await bench.open(h(Fallback));
  await expect.poll(page.text).toBe('Try again');
  expect(retries).toBe(0);
  await expect.poll(page.text).toBe('Reading');
  expect(retries).toBe(1);

  const other = await bench.open(h(Fallback));
  await expect.poll(other.text).toBe('Try again');
  other.click('Try again');
  await expect.poll(other.text).toBe('Reading');
  await pause(400);
  expect(retries).toBe(2);
});
