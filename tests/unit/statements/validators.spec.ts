// Checks docs-react/guides/validators.mdx. A title has the guide's name, the
// section, and the behavior of the section's sample.
// `staking-bench` comes before packages, which look for the globals it sets.
import {
  blockedId,
  checkboxOf,
  createChain,
  hasCheckbox,
  importLists,
  unbonded,
} from './staking-bench';
import {openSigning} from './open-signing';
import {importSample} from './import-sample';
import {fieldAt, recordTexts, setFieldText, type Page} from './page';

import {beforeEach, describe, expect, test} from 'vitest';
import {createElement as h, type ComponentType} from 'react';

const guide = 'docs-react/guides/validators.mdx';
await importLists(guide);
const {ValidatorList} = await importSample<{ValidatorList: ComponentType}>(
  `${guide}#filter-the-list`,
  'src/ValidatorList.tsx',
  {page: guide},
);
const {StakingPage} = await importSample<{
  StakingPage: ComponentType<{address: string}>;
}>(guide, 'Changes to src/StakingPage.tsx');

describe('Choose validators, Filter the list, and show it page by page', () => {
  let page: Page;
  beforeEach(async () => {
    page = await openSigning(createChain(), h(ValidatorList));
    await expect.poll(page.text).toContain('45 validators');
  });

  /** Enters a limit for the commission, in percent. */
  const enterLimit = (text: string) => setFieldText(fieldAt(0), text);

  test('the highest stake is first, and a limit hides higher commissions', async () => {
    expect(
      page
        .text()
        .match(/DOT [\d.]+, commission \d+%/g)
        ?.slice(0, 2),
    ).toEqual(['DOT 44.00, commission 44%', 'DOT 43.00, commission 43%']);
    enterLimit('10');
    await expect.poll(page.text).toContain('11 validators');
    expect(page.text()).toContain('commission 10%');
    expect(page.text()).not.toContain('commission 11%');
    enterLimit('100');
    await expect.poll(page.text).toContain('45 validators');
    expect(page.errors).toEqual([]);
  });

  test('the next page has other validators, and stays on screen when a new era begins', async () => {
    page.click('Next page');
    const firstEra = 'DOT 24.00, commission 24%';
    const nextEra = 'DOT 25.00, commission 24%';
    await expect.poll(page.text).toContain(firstEra);
    expect(page.text()).not.toContain('DOT 44.00');

    const texts = recordTexts(page);
    await expect.poll(page.text).toContain(nextEra);
    for (const text of texts) {
      const hasList = text.includes(firstEra) || text.includes(nextEra);
      expect(hasList, `“${text}” has the list`).toBe(true);
    }
    expect(page.errors).toEqual([]);
  });
});

test('Choose validators, Let users choose: as many as the chain allows, on several pages, and none that is blocked', async () => {
  const page = await openSigning(
    createChain(),
    h(StakingPage, {address: unbonded}),
  );
  await expect.poll(page.text).toContain('You have chosen 0 of at most 2');
  // The parts of the page load independently.
  await expect.poll(page.text).toContain('DOT 0.00 bonded, DOT 0.00 in a pool');
  await expect.poll(page.text).toContain('No nominations.');
  expect(checkboxOf(blockedId).disabled).toBe(true);

  checkboxOf(43).click();
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  page.click('Next page');
  await expect.poll(() => hasCheckbox(20)).toBe(true);
  checkboxOf(20).click();
  await expect.poll(page.text).toContain('You have chosen 2 of at most 2');
  expect(checkboxOf(20).disabled).toBe(false);
  expect(checkboxOf(19).disabled).toBe(true);

  page.click('Remove');
  await expect.poll(page.text).toContain('You have chosen 1 of at most 2');
  expect(checkboxOf(19).disabled).toBe(false);
  expect(page.errors).toEqual([]);
});
