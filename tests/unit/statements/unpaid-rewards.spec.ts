// Checks the component of docs-react/guides/staking.mdx that lists unpaid
// rewards. A title has the guide's name, the section, and its behavior.
// `staking-bench` comes before packages, which look for the globals it sets.
import {createChain, unbonded} from './staking-bench';
import {openSigning} from './open-signing';
import {importFiles, importSample} from './import-sample';
import {isDisabled} from './page';

import {expect, test} from 'vitest';
import {createElement as h, Suspense, type ComponentType} from 'react';

const guide = 'docs-react/guides/staking.mdx';
const partial = 'docs-shared/_staking-unpaid.mdx';
await importFiles(guide, 'src/TransactionState.tsx');
for (const file of ['src/find-unpaid-pages.ts', 'src/find-unpaid.ts'])
  await importSample(partial, file, {page: guide});
const {UnpaidRewards} = await importSample<{
  UnpaidRewards: ComponentType<{address: string}>;
}>(guide, 'src/UnpaidRewards.tsx');

test('Staking, Show and pay out unpaid rewards: the search waits for a click, and an account that nominates nobody has none', async () => {
  const page = await openSigning(
    createChain(),
    h(Suspense, null, h(UnpaidRewards, {address: unbonded})),
  );
  await expect.poll(page.text).toContain('Find unpaid rewards');
  expect(page.text()).not.toContain('Pay out');
  page.click('Find unpaid rewards');
  await expect.poll(page.text).toContain('0 unpaid rewards');
  expect(isDisabled('Pay out')).toBe(true);
  expect(page.errors).toEqual([]);
});
