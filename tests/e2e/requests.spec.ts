import type {Locator, Page} from '@playwright/test';

import {
  expectOfChain as expect,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
} from './fixtures';

test.describe.configure({timeout: 90_000});

test.use({
  expectedErrors: [/The node could not answer|Unable to connect|WS halt/],
});

async function run(page: Page, name: string): Promise<Locator> {
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

test('a shared read is one request, the bars of a waterfall form stairs, and others start together', async ({
  page,
}) => {
  await open(page, '/demos');
  await openExamples(page);
  const shared = await run(page, 'shared read');
  await expect(resultOf(shared)).toContainText('It began on');
  await expect(rowsOf(shared, /storage Staking\.ActiveEra/)).toHaveCount(1);
  for (const [name, isWaterfall] of [
    ['waterfall', true],
    ['no waterfall', false],
  ] as const) {
    const rows = rowsOf(await run(page, name), /storage .*\d (?:ms|s)/);
    await expect(rows).toHaveCount(3);
    const [first, second, third] = await barsOf(rows);
    await expect(
      rowsOf(
        liveExample(page, name),
        isWaterfall
          ? /^This run: one after the other[^]*reads: \d+ ms$/
          : /^This run: all at the same[^]*reads: \d+ ms$/,
      ),
    ).toHaveCount(1);
    await expect(
      rowsOf(liveExample(page, name), /^Connecting \(4 more\)\s*\d+ ms$/),
    ).toHaveCount(1);
    const isNextAfter = (one: typeof first, other: typeof first) =>
      other!.left >= one!.right - 1;
    expect(isNextAfter(first, second), name).toBe(isWaterfall);
    expect(isNextAfter(second, third), name).toBe(isWaterfall);
  }
});

test('a failed request is marked, and the keyboard opens its error; a cut connection marks its pending requests', async ({
  page,
}) => {
  await open(page, '/demos');
  await openExamples(page);
  const panel = await run(page, 'error retry');
  await expect(resultOf(panel)).toContainText("couldn't be read");
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

  const cut = await run(page, 'connection status');
  await cut.getByText(/^Requests \(\d+\)$/).click();
  await expect(rowsOf(cut, /follow.*\d (?:ms|s)/)).toHaveCount(1);
  await cut.getByLabel('Cut the connection').click();
  await expect(rowsOf(cut, /follow.*cut off/)).toHaveCount(1);
});

test('the playground shows requests next to the console, with the newest run first', async ({
  page,
}) => {
  await open(page, '/playground');
  await page.getByRole('button', {name: 'Run'}).click();
  await page.getByRole('tab', {name: 'Console'}).focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('tabpanel', {name: /^Requests \(2\)$/});
  await expect(rowsOf(panel, /storage System\.Account/)).toHaveCount(1);
  await page.getByRole('button', {name: 'Restart'}).click();
  await expect(rowsOf(panel, /^(?:This|Earlier) run/)).toHaveText([
    /^This run/,
    /^Earlier run/,
  ]);
  await expect(rowsOf(panel, /storage System\.Account/)).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear'}).click();
  const empty = page.getByRole('tabpanel', {name: 'Requests'});
  await expect(empty.getByText('No requests yet')).toBeVisible();
});
