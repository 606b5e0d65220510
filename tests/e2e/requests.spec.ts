import type {Locator, Page} from '@playwright/test';

import {
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
} from './fixtures';

test.describe.configure({timeout: 90_000});

test.use({
  // One demo has a request that fails, and one test cuts a connection.
  expectedErrors: [/The node could not answer|Unable to connect|WS halt/],
});

async function run(page: Page, name: string): Promise<Locator> {
  const panel = liveExample(page, name);
  await panel.getByRole('button', {name: 'Run'}).click();
  return panel;
}

const rowsOf = (panel: Locator, words: RegExp) =>
  panel.getByRole('row').filter({hasText: words});

/** Returns, for each row but the first, whether it starts after the row above. */
const startsAfterPrevious = (rows: Locator): Promise<boolean[]> =>
  rows.locator('.requests-bar').evaluateAll((bars) => {
    const boxes = bars.map((bar) => bar.getBoundingClientRect());
    // Bars have fractions of a pixel.
    return boxes
      .slice(1)
      .map(({left}, index) => left >= boxes[index]!.right - 1);
  });

test('requests show whether reads are shared or wait for each other', async ({
  page,
}) => {
  await open(page, '/demos');
  await openExamples(page);

  await test.step('a shared read is one request', async () => {
    const panel = await run(page, 'shared read');
    await expect(resultOf(panel)).toContainText('It began on');
    await expect(rowsOf(panel, /storage Staking\.ActiveEra/)).toHaveCount(1);
  });

  for (const {name, promise, summary, stairs} of [
    {
      name: 'waterfall',
      promise: 'the bars of a waterfall form stairs',
      summary: /^This run: one after the other[^]*reads: \d+ ms$/,
      stairs: [true, true],
    },
    {
      name: 'no waterfall',
      promise: 'the bars of other reads start together',
      summary: /^This run: all at the same[^]*reads: \d+ ms$/,
      stairs: [false, false],
    },
  ]) {
    await test.step(promise, async () => {
      const panel = await run(page, name);
      // Rows of finished reads have a time.
      const reads = rowsOf(panel, /storage .*\d (?:ms|s)/);
      await expect(reads).toHaveCount(3);
      await expect(rowsOf(panel, summary)).toHaveCount(1);
      await expect(
        rowsOf(panel, /^Connecting \(4 more\)\s*\d+ ms$/),
      ).toHaveCount(1);
      expect(await startsAfterPrevious(reads)).toEqual(stairs);
    });
  }
});

test('failed requests are marked', async ({page}) => {
  await open(page, '/demos');
  await openExamples(page);

  await test.step('the keyboard opens the error of a failed request', async () => {
    const panel = await run(page, 'error retry');
    await expect(resultOf(panel)).toContainText("couldn't be read");
    await panel.getByText(/^Requests \(\d+\)$/).focus();
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

  await test.step('a cut connection marks its pending requests', async () => {
    const panel = await run(page, 'connection status');
    await panel.getByText(/^Requests \(\d+\)$/).click();
    await expect(rowsOf(panel, /follow.*\d (?:ms|s)/)).toHaveCount(1);
    await panel.getByLabel('Cut the connection').click();
    await expect(rowsOf(panel, /follow.*cut off/)).toHaveCount(1);
  });
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
