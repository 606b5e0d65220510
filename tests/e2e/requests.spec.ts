// The list of requests below a live example shows what the code asked the chain,
// and in which order. In a browser, because the order is the place of bars.
// `unit/live-examples/requests.spec.ts` tests what a row says.
import type {Locator, Page} from '@playwright/test';

import {
  chainTestTimeout,
  expect,
  expectOfChain,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
} from './fixtures';
import {boxOf, numberIn} from './read-element';

test.describe.configure({timeout: chainTestTimeout});

/** Runs a live example of `/demos`, and returns its panel. */
async function runDemo(page: Page, name: string): Promise<Locator> {
  await open(page, '/demos');
  await openExamples(page);
  const panel = liveExample(page, name);
  await panel.getByRole('button', {name: 'Run'}).click();
  return panel;
}

/** The fold of the requests, with their number. */
const foldOf = (panel: Locator): Locator =>
  panel.getByText(/^Requests \(\d+\)$/);

const rowsOf = (panel: Locator, words: RegExp): Locator =>
  panel.getByRole('row').filter({hasText: words});

/** Counts the rows whose bar starts after the bar above has ended. */
async function countSteps(rows: Locator): Promise<number> {
  const bars = await rows.locator('.requests-bar').all();
  const boxes = await Promise.all(bars.map(boxOf));
  // Bars start and end at fractions of a pixel.
  const tolerance = 1;
  return boxes.filter(({x}, index) => {
    const above = boxes[index - 1];
    return above && x >= above.x + above.width - tolerance;
  }).length;
}

test('a read that two components share is one request', async ({page}) => {
  const panel = await runDemo(page, 'shared read');
  await expectOfChain(resultOf(panel)).toContainText('It began on');
  await expect(rowsOf(panel, /storage Staking\.ActiveEra/)).toHaveCount(1);
});

test('closing a list that was open leaves no empty room @nightly', async ({
  page,
}) => {
  const panel = await runDemo(page, 'shared read');
  await expectOfChain(resultOf(panel)).toContainText('It began on');
  const list = await boxOf(panel.locator('.requests'));
  const {height} = await boxOf(panel);
  await foldOf(panel).click();
  await expect
    .poll(async () => (await boxOf(panel)).height)
    .toBeLessThanOrEqual(height - list.height);
});

for (const {name, title, summary, steps} of [
  {
    name: 'waterfall',
    title: 'the bars of reads that wait for each other form stairs',
    summary: /^This run: one after the other[^]*reads: \d/,
    steps: 2,
  },
  {
    name: 'no waterfall',
    title: 'the bars of independent reads overlap @nightly',
    summary: /^This run: all at the same[^]*reads: \d/,
    steps: 0,
  },
]) {
  test(title, async ({page}) => {
    const panel = await runDemo(page, name);
    // Rows of finished reads have a time.
    const reads = rowsOf(panel, /storage .*\d (?:ms|s)/);
    await expectOfChain(reads).toHaveCount(3);
    await expect(rowsOf(panel, summary)).toHaveCount(1);
    expect(await countSteps(reads)).toBe(steps);
  });
}

test('requests that only the connection needs are one row, which opens @nightly', async ({
  page,
}) => {
  const panel = await runDemo(page, 'shared read');
  await expectOfChain(resultOf(panel)).toContainText('It began on');
  const connecting = rowsOf(panel, /^Connecting \(\d+ more\)\s*\d/);
  await expect(connecting).toHaveCount(1);
  const all = panel.getByRole('row');
  const closedCount = await all.count();
  const hiddenCount = await numberIn(connecting);
  expect(hiddenCount).toBeGreaterThan(1);
  await connecting.getByRole('button').click();
  await expect(all).toHaveCount(closedCount + hiddenCount);
});

test.describe('a failed request', () => {
  test.use({
    // React logs the error that the demo's boundary catches.
    expectedErrors: [/The node could not answer/],
  });

  test('a failed request is marked, and the keyboard opens its error @nightly', async ({
    page,
  }) => {
    const panel = await runDemo(page, 'error retry');
    await expectOfChain(resultOf(panel)).toContainText("couldn't be read");
    await foldOf(panel).focus();
    await page.keyboard.press('Enter');
    const row = rowsOf(panel, /pending_rewards.*failed/);
    await expect(row).toHaveCount(1);
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('definition')).toContainText([
      // The beginning of Alice's address, which is the argument.
      '15oF4uVJ',
      'The node could not answer.',
    ]);
  });
});

test.describe('a cut connection', () => {
  test.use({expectedErrors: [/Unable to connect|WS halt/]});

  test('a cut connection marks its pending requests @nightly', async ({
    page,
  }) => {
    const panel = await runDemo(page, 'connection status');
    await foldOf(panel).click();
    await expectOfChain(rowsOf(panel, /follow.*\d (?:ms|s)/)).toHaveCount(1);
    await expect(rowsOf(panel, /cut off/)).toHaveCount(0);
    await panel.getByLabel('Cut the connection').click();
    await expectOfChain(rowsOf(panel, /follow.*cut off/)).toHaveCount(1);
  });
});

test('the playground shows requests next to the console, with the newest run first @nightly', async ({
  page,
}) => {
  await open(page, '/playground');
  await page.getByRole('button', {name: 'Run'}).click();
  await page.getByRole('tab', {name: 'Console'}).focus();
  await page.keyboard.press('ArrowRight');
  // Their number counts only the newest run, so it stays after another run.
  const panel = page.getByRole('tabpanel', {name: 'Requests (2)', exact: true});
  const reads = rowsOf(panel, /storage System\.Account/);
  await expectOfChain(reads).toHaveCount(1);
  await page.getByRole('button', {name: 'Restart'}).click();
  await expectOfChain(rowsOf(panel, /^(?:This|Earlier) run/)).toHaveText([
    /^This run/,
    /^Earlier run/,
  ]);
  await expectOfChain(reads).toHaveCount(2);

  await test.step('Clear removes the requests of both runs', async () => {
    await page.getByRole('button', {name: 'Clear'}).click();
    const empty = page.getByRole('tabpanel', {name: 'Requests', exact: true});
    await expect(empty.getByText('No requests yet')).toBeVisible();
    await expect(empty.getByRole('row')).toHaveCount(0);
  });
});
