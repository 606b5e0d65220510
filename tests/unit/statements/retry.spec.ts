import {belowProviders, test} from './bench';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {useLazyLoadQuery} from '@reactive-dot/react';
import {
  createElement as h,
  Fragment,
  useState,
  type FunctionComponent,
  type ReactNode,
} from 'react';

import {alice, bob} from '../../../src/simulated-chain/accounts';

interface PartProps {
  children?: ReactNode;
  resetKey?: string;
}

test('Retry failed reads, Retry only a part of the page: with `resetKey`, a part that has recovered stays recovered; with a `key`, “the old error would be back”', async ({
  bench,
}) => {
  const {RetryablePart} = await importSample<
    Record<'RetryablePart', FunctionComponent<PartProps>>
  >('docs-react/guides/retry.mdx', 'src/RetryablePart.tsx');
  const Rewards = ({address}: {address: string}) =>
    `Rewards ${useLazyLoadQuery((builder) =>
      builder.runtimeApi('NominationPoolsApi', 'pending_rewards', [address]),
    )}`;
  function Page({prop}: {prop: 'key' | 'resetKey'}) {
    const [{address}, setAccount] = useState(alice);
    return h(
      Fragment,
      null,
      h('button', {onClick: () => setAccount(alice)}, 'Alice'),
      h('button', {onClick: () => setAccount(bob)}, 'Bob'),
      h(RetryablePart, {[prop]: address}, h(Rewards, {address})),
    );
  }
  const failed = /couldn't be read/;
  const read = /Rewards \d+$/;

  for (const prop of ['resetKey', 'key'] as const) {
    bench.switches.fail = true;
    const page = await bench.open(
      belowProviders({...bench.config}, h(Page, {prop})),
    );
    await expect.poll(page.text).toMatch(failed);
    bench.switches.fail = false;
    // A failure for one account doesn't hide the next one.
    page.click('Bob');
    await expect.poll(page.text).toMatch(read);
    page.click('Alice');
    await expect.poll(page.text).toMatch(failed);
    page.click('Try again');
    await expect.poll(page.text).toMatch(read);
    page.click('Bob');
    await expect.poll(page.text).toMatch(read);
    page.click('Alice');
    await expect.poll(page.text).toMatch(prop === 'key' ? failed : read);
    page.close();
  }
});
