import type {Page} from '@playwright/test';

import {
  expectOfChain as expect,
  layoutShift,
  liveExample,
  open,
  resultOf,
  setConnection,
  test,
} from './fixtures';

test.use({viewport: {width: 1440, height: 900}});

/** Returns a growing list of the frame's files that a page requests. */
function listenForFrame(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/assets/frame/')) requested.push(url);
  });
  return requested;
}

test('the example starts by itself, moves nothing, and reads nothing aloud', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const requested = listenForFrame(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, '/');
  const before = await layoutShift(page);
  const panel = liveExample(page, 'transfer');
  const result = resultOf(panel);
  const recorded = panel.locator('dl, ol');
  // The start hides it.
  const [balance, steps] = await recorded.allTextContents();
  await expect(result).toContainText(/DOT\s50\.00.*finalized/s);
  await expect(result.locator('dl')).toHaveText(balance!);
  await expect(result.locator('ol')).toHaveText(steps!);
  await expect(panel.getByRole('button', {name: 'Restart'})).toBeVisible();
  expect(requested).not.toEqual([]);
  expect(await layoutShift(page)).toBe(before);
  await expect(page.locator('body')).toBeFocused();
  await expect(panel.getByRole('status')).toHaveAttribute('aria-live', 'off');
  const statuses = [result.locator('output'), result.locator('[role=status]')];
  for (const status of statuses)
    await expect(status).toHaveAttribute('aria-live', 'off');
  // A transfer that the reader starts is announced.
  await result.getByRole('button', {name: 'Send 1 DOT'}).click();
  for (const status of statuses)
    await expect(status).toHaveAttribute('aria-live', 'polite');
});

for (const [what, reducedMotion, connection] of [
  ['reduced motion', 'reduce', {}],
  ['a metered connection', 'no-preference', {saveData: true}],
  ['a slow connection', 'no-preference', {effectiveType: '3g'}],
] as const) {
  test(`the example waits for Run with ${what}`, async ({page}) => {
    const requested = listenForFrame(page);
    await page.emulateMedia({reducedMotion});
    await setConnection(page, connection);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => requestIdleCallback(resolve)),
        ),
    );
    await expect(
      liveExample(page, 'transfer').getByRole('button', {name: 'Run'}),
    ).toBeVisible();
    await expect(page.getByText('Recorded run')).toBeVisible();
    expect(requested).toEqual([]);
  });
}

test('on a phone, the recorded run has the height of a run, and code spans the screen @nightly', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const panel = liveExample(page, 'transfer');
  const box = async () => (await panel.boundingBox())!;
  const {x, width, height} = await box();
  expect([x, width]).toEqual([0, 390]);
  await panel.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByText('Recorded run')).toBeHidden();
  await expect(panel.getByRole('button', {name: 'Restart'})).toBeVisible();
  expect(Math.abs((await box()).height - height)).toBeLessThan(1);
});
