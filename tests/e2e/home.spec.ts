// The live example of the home page: when it starts by itself, and that nothing
// moves then. `framework-switch.spec.ts` tests the rest of the page, because it
// depends on the chosen set.
import type {Page} from '@playwright/test';

import {
  chainTestTimeout,
  expect,
  expectOfChain,
  hydrated,
  idle,
  layoutShift,
  liveExample,
  open,
  resultOf,
  setConnection,
  test,
} from './fixtures';
import {boxOf} from './read-element';

// Most of the example is in view. Otherwise, it wouldn't start by itself.
test.use({viewport: {width: 1440, height: 900}});

/**
 * Returns a growing list of the requested files of the frame, in which an
 * example runs.
 */
function listenForFrame(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/assets/frame/')) requested.push(url);
  });
  return requested;
}

test('the example starts by itself, without moving or announcing anything', async ({
  page,
}) => {
  test.setTimeout(chainTestTimeout);
  const requested = listenForFrame(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto('/');
  const panel = liveExample(page, 'transfer');
  const result = resultOf(panel);
  // The running example replaces the recorded run, so it's read before.
  const recordedBalance = (await panel.locator('dl').textContent()) ?? '';
  const recordedSteps = (await panel.locator('ol').textContent()) ?? '';
  expect(recordedBalance).toContain('DOT');
  expect(recordedSteps).toContain('finalized');
  await hydrated(page);
  const shiftBefore = await layoutShift(page);

  await test.step('the result is the recorded one, in the same place', async () => {
    await expectOfChain(result).toContainText(/DOT\s50\.00.*finalized/s);
    await expect(result.locator('dl')).toHaveText(recordedBalance);
    await expect(result.locator('ol')).toHaveText(recordedSteps);
    await expect(panel.getByRole('button', {name: 'Restart'})).toBeVisible();
    expect(requested).not.toEqual([]);
    expect(await layoutShift(page)).toBe(shiftBefore);
    await expect(page.locator('body')).toBeFocused();
  });

  const statuses = [result.locator('output'), result.locator('[role=status]')];

  await test.step('screen readers announce nothing', async () => {
    for (const status of [panel.getByRole('status'), ...statuses])
      await expect(status).toHaveAttribute('aria-live', 'off');
  });

  await test.step('screen readers announce a transfer that the reader starts', async () => {
    await result.getByRole('button', {name: 'Send 1 DOT'}).click();
    for (const status of statuses)
      await expectOfChain(status).toHaveAttribute('aria-live', 'polite');
  });
});

for (const [condition, reducedMotion, connection, tag] of [
  ['reduced motion', 'reduce', {}, ''],
  ['a metered connection', 'no-preference', {saveData: true}, ''],
  ['a slow connection', 'no-preference', {effectiveType: '3g'}, '@nightly'],
] as const) {
  test(`the example waits for Run with ${condition} ${tag}`, async ({page}) => {
    const requested = listenForFrame(page);
    await page.emulateMedia({reducedMotion});
    await setConnection(page, connection);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await idle(page);
    await expect(
      liveExample(page, 'transfer').getByRole('button', {name: 'Run'}),
    ).toBeVisible();
    await expect(page.getByText('Recorded run')).toBeVisible();
    expect(requested).toEqual([]);
  });
}

test('on a phone, the recorded run spans the screen, and has the height of a run @nightly', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const panel = liveExample(page, 'transfer');
  const recorded = await boxOf(panel);
  expect(recorded).toMatchObject({x: 0, width: 390});
  await panel.getByRole('button', {name: 'Run'}).click();
  await expectOfChain(page.getByText('Recorded run')).toBeHidden();
  await expectOfChain(
    panel.getByRole('button', {name: 'Restart'}),
  ).toBeVisible();
  const {height} = await boxOf(panel);
  // Heights of text have fractions of a pixel.
  expect(Math.abs(height - recorded.height)).toBeLessThan(1);
});
