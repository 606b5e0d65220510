// Checks a section of docs-react/guides/keep-what-a-form-sends.mdx. A title has the
// guide's name, the section, and what its form does.
// `pool-bench` comes before packages, which look for the browser globals it sets.
import {setMember, test} from './pool-bench';
import {dot} from './dot';
import {importFiles, importSample} from './import-sample';
import {isDisabled, submitText} from './page';

import {expect, onTestFinished} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

const guide = 'docs-react/guides/keep-what-a-form-sends.mdx';
const storageKey = 'add to pool';

await importFiles(
  guide,
  'src/check-join.ts',
  'src/check-add.ts',
  'src/parse-amount.ts',
  'src/use-underway.ts',
);
const {getKept, forget} = await importSample<{
  getKept(key: string): {txHash: string} | null;
  forget(kept: {txHash: string}, key: string): void;
}>('docs-shared/_transaction-after-reload.mdx', 'src/kept-transaction.ts', {
  page: guide,
});
const {AddToPool} = await importSample<{
  AddToPool: ComponentType<{address: string; storageKey: string}>;
}>(guide, 'Changes to src/AddToPool.tsx');

test('Keep what your form sends, Change a form with `useUnderway`: the button stays disabled after an error, also if the form is mounted again', async ({
  bench,
}) => {
  onTestFinished(() => localStorage.clear());
  bench.isLossy.current = true;
  const page = await bench.open(
    (state) => setMember(state, dot(5)),
    (address) => h(AddToPool, {key: address, address, storageKey}),
  );
  await expect.poll(() => isDisabled('Add')).toBe(false);
  submitText(page, '5', 'Add');
  await expect.poll(page.text).toContain('Look up 0x');
  expect(isDisabled('Add')).toBe(true);
  expect(getKept(storageKey)).toMatchObject({
    label: expect.stringContaining('Addition to the share of') as string,
  });

  page.click('Bob');
  await expect.poll(page.text).not.toContain('Look up 0x');
  page.click('Alice');
  expect(isDisabled('Add')).toBe(true);

  forget(getKept(storageKey)!, storageKey);
  await expect.poll(() => isDisabled('Add')).toBe(false);
});
