import type {Locator, Page} from '@playwright/test';

import {
  expect as expectSoon,
  liveExample,
  open,
  resultOf,
  test,
} from './fixtures';

// Chains make blocks in real time, in parallel with other work of the machine.
const expect = expectSoon.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

test.use({
  expectedErrors: [/The node could not answer|Unable to connect|WS halt/],
});

async function run(page: Page, name: string): Promise<Locator> {
  await open(page, '/demos');
  const panel = liveExample(page, name);
  await panel.getByRole('button', {name: 'Run'}).click();
  return panel;
}

const rowsOf = (panel: Locator, words: RegExp) =>
  panel.getByRole('row').filter({hasText: words});

/** Returns the start and end of the rows' bars, in pixels. */
const barsOf = (rows: Locator) =>
  rows.locator('.requests-bar').evaluateAll((bars) =>
    bars.map((bar) => {
      const {left, right} = bar.getBoundingClientRect();
      return {left, right};
    }),
  );

test('two components with the same read share one request', async ({page}) => {
  const panel = await run(page, 'shared read');
  await expect(resultOf(panel)).toContainText('It began on');
  await expect(rowsOf(panel, /storage Staking\.ActiveEra/)).toHaveCount(1);
});

for (const [name, isWaterfall] of [
  ['waterfall', true],
  ['no waterfall', false],
] as const) {
  test(`${name}: its bars ${isWaterfall ? 'form stairs' : 'start together'}`, async ({
    page,
  }) => {
    const panel = await run(page, name);
    const rows = rowsOf(panel, /storage .*\d (?:ms|s)/);
    await expect(rows).toHaveCount(3);
    const [first, second, third] = await barsOf(rows);
    const isNextAfter = (one: typeof first, other: typeof first) =>
      other!.left >= one!.right - 1;
    expect(isNextAfter(first, second)).toBe(isWaterfall);
    expect(isNextAfter(second, third)).toBe(isWaterfall);
  });
}

test('a failed request is marked, and the keyboard opens its error', async ({
  page,
}) => {
  const panel = await run(page, 'error retry');
  await expect(resultOf(panel)).toContainText('could not be loaded');
  const fold = panel.getByText(/^Requests \(\d+\)$/);
  await fold.focus();
  await page.keyboard.press('Enter');
  const row = rowsOf(panel, /pending_rewards.*failed/);
  await expect(row).toHaveCount(1);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('definition')).toContainText([
    /15oF4uVJ/,
    'The node could not answer.',
  ]);
});

test('a cut connection marks its pending requests', async ({page}) => {
  const panel = await run(page, 'connection status');
  await panel.getByText(/^Requests \(\d+\)$/).click();
  await expect(rowsOf(panel, /follow.*\d (?:ms|s)/)).toHaveCount(1);
  await panel.getByLabel('Cut the connection').click();
  await expect(rowsOf(panel, /follow.*cut off/)).toHaveCount(1);
});

test('the playground shows requests next to the console, with a line between runs', async ({
  page,
}) => {
  await open(page, '/playground');
  await page.getByRole('button', {name: 'Run'}).click();
  await page.getByRole('tab', {name: 'Console'}).focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('tabpanel', {name: /^Requests \(2\)$/});
  await expect(rowsOf(panel, /storage System\.Account/)).toHaveCount(1);
  await page.getByRole('button', {name: 'Restart'}).click();
  await expect(rowsOf(panel, /^Next run/)).toHaveCount(1);
  await expect(rowsOf(panel, /storage System\.Account/)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear'}).click();
  const empty = page.getByRole('tabpanel', {name: 'Requests'});
  await expect(empty.getByText('No requests yet')).toBeVisible();
});
