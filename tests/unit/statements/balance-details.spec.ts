import {test} from './bench';

import {expect} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

import {alice} from '../../../src/simulated-chain/accounts';
import {importSample} from './import-sample';

test('Numbers and units, Show free, reserved, and spendable tokens: shows all three, without a warning about promises', async ({
  bench,
}) => {
  const {BalanceDetails} = await importSample<{
    BalanceDetails: ComponentType<{address: string}>;
  }>('docs-react/guides/number-utility.mdx', 'src/BalanceDetails.tsx');
  const page = await bench.openBelowProviders(
    h(BalanceDetails, {address: alice.address}),
  );
  await expect
    .poll(page.text)
    .toMatch(/^Free: DOT 10,000.00Reserved: DOT 0.00Spendable: DOT 9,999.00$/);
  expect(page.errors).toEqual([]);
  expect(bench.logged).toEqual([]);
});
