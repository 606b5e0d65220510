import {belowProviders, test} from './bench';
import {AccountChoice} from './helpers';
import {importSample} from './import-sample';

import {expect} from 'vitest';
import {useLazyLoadQuery} from '@reactive-dot/react';
import {
  createElement as h,
  type FunctionComponent,
  type ReactNode,
} from 'react';

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
  const pageWith = (prop: 'key' | 'resetKey') =>
    h(AccountChoice, {
      children: (address) =>
        h(RetryablePart, {[prop]: address}, h(Rewards, {address})),
    });
  const failed = /couldn't be read/;
  const read = /Rewards \d+$/;

  for (const prop of ['resetKey', 'key'] as const) {
    bench.switches.fail = true;
    const page = await bench.open(
      belowProviders({...bench.config}, pageWith(prop)),
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
