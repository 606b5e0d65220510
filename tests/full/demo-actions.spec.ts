import type {Locator, Page} from '@playwright/test';

import {expectDemosToRun} from '../e2e/every-demo';
import {
  expectOfChain as expect,
  leaveEval,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
} from '../e2e/fixtures';

test.describe.configure({timeout: 90_000});

// React reports errors that a boundary catches, and the client reports a cut
// connection.
test.use({
  expectedErrors: [/The node could not answer|Unable to connect|WS halt/],
});

test.beforeEach(async ({page}) => {
  await leaveEval(page);
  // Time passes normally, and faster in some tests.
  await page.clock.install();
  await open(page, '/demos');
  await openExamples(page);
});

// `e2e/demos.spec.ts` tests the same on a desktop.
test('every demo runs, shows its first result, and moves nothing, on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 390, height: 900});
  await expectDemosToRun(page);
});

/** Runs a demo and returns its panel. */
async function run(page: Page, name: string): Promise<Locator> {
  const panel = liveExample(page, name);
  await panel.getByRole('button', {name: 'Run'}).click();
  await expect(panel.locator('iframe')).toBeVisible();
  return panel;
}

/** A reader's action, or its result. */
type Step =
  // In the demo:
  | {press: string | RegExp}
  | {choose: string | RegExp}
  | {fill: [label: string, text: string]}
  /** Scrolls until a button is visible, without pressing it. */
  | {reach: string}
  | {see: string | RegExp}
  | {miss: string}
  // In the panel around it:
  /** A switch or a button. */
  | {control: string}
  | {seeInPanel: string | RegExp};

async function take(panel: Locator, step: Step): Promise<void> {
  const result = resultOf(panel);
  const buttonIn = (part: Locator, name: string | RegExp, exact = false) =>
    part.getByRole('button', {name, exact});
  if ('press' in step) await buttonIn(result, step.press).click();
  else if ('choose' in step) await result.getByLabel(step.choose).check();
  else if ('fill' in step)
    await result.getByLabel(step.fill[0]).fill(step.fill[1]);
  else if ('reach' in step)
    await buttonIn(result, step.reach).scrollIntoViewIfNeeded();
  else if ('see' in step) await expect(result).toContainText(step.see);
  else if ('miss' in step) await expect(result).not.toContainText(step.miss);
  else if ('seeInPanel' in step)
    await expect(panel).toContainText(step.seeInPanel);
  else {
    const button = buttonIn(panel, step.control, true);
    await panel.getByLabel(step.control).or(button).click();
  }
}

const send = {press: 'Send 1 DOT'};
const refuse = {control: 'Refuse the next signature'};
const restart = {control: 'Restart'};

/** Actions in demos and their results. */
const stories: readonly (readonly [demo: string, ...steps: Step[]])[] = [
  [
    'first query',
    {see: '100,000,000,000,000'},
    {control: 'Slow network'},
    restart,
    {see: 'Loading the account…'},
    {see: '100,000,000,000,000'},
  ],
  [
    'conditional query',
    {seeInPanel: 'no block yet'},
    {choose: 'Ask for the era'},
    {see: 'Era 1900 is active.'},
  ],
  [
    'error retry',
    {see: "The rewards couldn't be read."},
    {press: 'Try again'},
    {see: /Pending rewards: 2,[\d,]+ planck/},
  ],
  [
    'switch chain',
    {choose: 'Kusama'},
    // 10,000 less the existential deposit, which is 10^10 planck in the
    // runtime. KSM has 12 decimals.
    {see: /Alice can spend KSM\s9,999\.99\./},
    {seeInPanel: /Kusama \(simulated\): best #/},
  ],
  [
    'connect wallet',
    {press: 'Connect Simulated wallet'},
    {choose: /^Bob/},
    {press: 'Disconnect'},
    {see: 'No account yet.'},
  ],
  [
    'transfer',
    send,
    {see: 'Transfer: finalized.'},
    {see: /Bob can spend\s*DOT\s50\.00/},
    {seeInPanel: 'Live'},
    restart,
    {see: /Bob can spend\s*DOT\s49\.00/},
    refuse,
    send,
    {see: 'The transfer failed: The user refused to sign.'},
  ],
  [
    'dispatch error',
    {press: 'Send 10 DOT'},
    {see: 'No error. The event is finalized, but ok is false: Token.'},
  ],
  ['number format', {fill: ['Planck', '5']}, {see: /de.*0,00.*DOT/}],
  [
    'infinite scroll',
    {see: /Willow 2\s*Show more$/},
    {reach: 'Show more'},
    {see: /Willow 4\s*Show more$/},
  ],
  ['list keys', {press: 'Add a pool'}, {see: 'Meadow'}],
  [
    'keyed chain',
    {press: 'Connect a wallet'},
    {see: '15oF4uVJ'},
    {choose: 'Kusama'},
    {see: 'HNZ'},
  ],
  [
    'fee and send',
    {see: /Fee: DOT\s0\.0\d+/},
    {fill: ['Amount', 'many']},
    {see: 'Fee: none yet'},
    {fill: ['Amount', '2']},
    {press: 'Send to Bob'},
    {see: 'Sent.'},
  ],
  [
    'toasts',
    send,
    {see: 'Done.'},
    refuse,
    send,
    {see: 'Not sent: The user refused'},
    {press: 'Close: Done.'},
    {miss: 'Done.'},
  ],
  [
    'connection status',
    {see: 'Connected.'},
    {control: 'Cut the connection'},
    {see: 'The connection is lost. Trying again…'},
    {control: 'Cut the connection'},
    {see: 'Connected.'},
  ],
];

for (const [demo, ...steps] of stories) {
  test(`${demo}: its buttons work`, async ({page}) => {
    const panel = await run(page, demo);
    for (const step of steps) {
      await test.step(JSON.stringify(step), () => take(panel, step));
    }
  });
}

test('bulk refresh: Refresh reads the rewards again', async ({page}) => {
  const panel = await run(page, 'bulk refresh');
  const rewards = resultOf(panel).getByText(/^Rewards of Bob: /);
  const before = (await rewards.textContent())!;
  // Rewards grow with each block.
  const best = panel.getByText(/^best #/);
  const height = (await best.textContent())!;
  await expect(best).not.toHaveText(height);
  await resultOf(panel).getByRole('button', {name: 'Refresh'}).click();
  await expect(rewards).not.toHaveText(before);
});

/**
 * Advances the clock by a second in steps, so that the frame can answer and
 * doesn't count as stuck.
 */
async function passSecond(page: Page, panel: Locator): Promise<void> {
  await page.clock.runFor(1000);
  await resultOf(panel).evaluate(() => undefined);
}

/**
 * Expects that no block is made for six seconds. Returns the text with the
 * height.
 */
async function expectNoBlock(page: Page, panel: Locator): Promise<string> {
  const best = panel.getByText(/^best #/);
  await passSecond(page, panel);
  const height = (await best.textContent())!;
  for (let second = 0; second < 6; second += 1) await passSecond(page, panel);
  expect(await best.textContent()).toBe(height);
  return height;
}

test('live block: the reader can stop blocks @wcag-2.2.2', async ({page}) => {
  const panel = await run(page, 'live block');
  await expect(resultOf(panel).getByRole('definition').first()).toHaveText(
    /^\d+$/,
  );
  const best = panel.getByText(/^best #/);
  // The frame reports the state with a delay, so `check` would fail.
  const stop = panel.getByLabel('Stop making blocks');
  await stop.click();
  await expect(stop).toBeChecked();
  const height = await expectNoBlock(page, panel);
  await stop.click();
  await expect(best).not.toHaveText(height);
});

test('an example pauses off screen', async ({page}) => {
  const panel = await run(page, 'live block');
  const best = panel.getByText(/^best #/);
  await expect(best).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const height = await expectNoBlock(page, panel);
  await panel.scrollIntoViewIfNeeded();
  await expect(best).not.toHaveText(height);
});

test('an example works with the keyboard alone @wcag-2.1.1', async ({page}) => {
  const panel = liveExample(page, 'conditional query');
  await panel.getByRole('button', {name: 'Run'}).focus();
  await page.keyboard.press('Enter');
  // Run becomes Restart or Stop.
  await expect(panel.getByRole('button', {name: /^Re|^Stop/})).toBeFocused();
  const choice = resultOf(panel).getByLabel('Ask for the era');
  await expect(choice).toBeVisible();
  // The order is Edit, the link about the chain, then the example's content.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(resultOf(panel).getByText('Era 1900 is active.')).toBeVisible();
});
