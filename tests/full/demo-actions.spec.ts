import type {Locator, Page} from '@playwright/test';

import {readDemos} from '../../src/live-examples/read-demos';
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

async function run(page: Page, name: string): Promise<Locator> {
  const panel = liveExample(page, name);
  await panel.getByRole('button', {name: 'Run'}).click();
  await expect(panel.locator('iframe')).toBeVisible();
  return panel;
}

/** A reader's action in a demo, or its result. */
type Step =
  | {press: string | RegExp}
  | {choose: string | RegExp}
  | {fill: [label: string, text: string]}
  /** Scrolls until a button is visible, without pressing it. */
  | {reach: string}
  | {see: string | RegExp}
  /** Controls outside the frame: switches, buttons, heights of chains. */
  | {flip: string}
  | {around: string | RegExp};

async function take(panel: Locator, step: Step): Promise<void> {
  const result = resultOf(panel);
  if ('press' in step) {
    await result.getByRole('button', {name: step.press}).click();
  } else if ('choose' in step) await result.getByLabel(step.choose).check();
  else if ('reach' in step) {
    await result
      .getByRole('button', {name: step.reach})
      .scrollIntoViewIfNeeded();
  } else if ('flip' in step) {
    const button = panel.getByRole('button', {name: step.flip, exact: true});
    await panel.getByLabel(step.flip).or(button).click();
  } else if ('fill' in step) {
    const [label, text] = step.fill;
    await result.getByLabel(label).fill(text);
  } else if ('see' in step) await expect(result).toContainText(step.see);
  else await expect(panel).toContainText(step.around);
}

const send = {press: 'Send 1 DOT'};
const refuse = {flip: 'Refuse the next signature'};
const restart = {flip: 'Restart'};

/** Actions in demos and their results. */
const stories: readonly (readonly [demo: string, ...steps: Step[]])[] = [
  [
    'first query',
    {see: '100,000,000,000,000'},
    {flip: 'Slow network'},
    restart,
    {see: 'Loading the account…'},
    {see: '100,000,000,000,000'},
  ],
  [
    'conditional query',
    {around: 'no block yet'},
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
    {around: /Kusama \(simulated\): best #/},
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
    {around: 'Live'},
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
  ['bulk refresh', {press: 'Refresh'}, {see: 'Rewards of Bob: 2,'}],
  [
    'keyed chain',
    {press: 'Connect a wallet'},
    {see: '15oF4uVJ'},
    {choose: 'Kusama'},
    {see: 'HNZ'},
  ],
  [
    'fee and send',
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
  ],
  [
    'connection status',
    {see: 'Connected.'},
    {flip: 'Cut the connection'},
    {see: 'The connection is lost. Trying again…'},
    {flip: 'Cut the connection'},
    {see: 'Connected.'},
  ],
];

for (const [demo, ...steps] of stories) {
  test(`${demo}: its buttons work`, async ({page}) => {
    const panel = await run(page, demo);
    for (const step of steps) await take(panel, step);
  });
}

test('live block: the reader can stop blocks @wcag-2.2.2', async ({page}) => {
  const panel = await run(page, 'live block');
  await expect(resultOf(panel).getByRole('definition').first()).toHaveText(
    /^\d+$/,
  );
  // The frame reports the state with a delay, so `check` would fail.
  const stop = panel.getByLabel('Stop making blocks');
  await stop.click();
  const height = await panel.getByText(/^best #/).textContent();
  await page.clock.runFor(5000);
  await expect(panel.getByText(/^best #/)).toHaveText(height!);
  await stop.click();
  await expect(panel.getByText(/^best #/)).not.toHaveText(height!);
});

/**
 * Advances the clock by a second in steps, so that the frame can answer and
 * doesn't count as stuck.
 */
async function passSecond(page: Page, panel: Locator): Promise<void> {
  await page.clock.runFor(1000);
  await resultOf(panel).evaluate(() => undefined);
}

test('an example pauses off screen', async ({page}) => {
  const panel = await run(page, 'live block');
  const height = panel.getByText(/^best #/);
  await expect(height).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await passSecond(page, panel);
  const before = await height.textContent();
  for (let second = 0; second < 6; second += 1) await passSecond(page, panel);
  expect(await height.textContent()).toBe(before);
  await panel.scrollIntoViewIfNeeded();
  await expect(height).not.toHaveText(before!);
});

test('an example works with the keyboard alone @wcag-2.1.1', async ({page}) => {
  const panel = liveExample(page, 'conditional query');
  await panel.getByRole('button', {name: 'Run'}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', {name: /^Re|^Stop/})).toBeFocused();
  const choice = resultOf(panel).getByLabel('Ask for the era');
  await expect(choice).toBeVisible();
  // The order is Edit, the link about the chain, then the example's content.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(resultOf(panel).getByText('Era 1900 is active.')).toBeVisible();
});

/** A visible change for each demo. */
const changes: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'conditional-query': ['Nothing was asked for', 'Nothing is asked yet'],
  'connect-wallet': ['No account yet', 'No account chosen'],
  'bulk-refresh': ['Rewards of Bob', 'For Bob'],
  'connection-status': ['Best block: ', 'Newest block: '],
  defer: ['Free, in', 'Without rewards, in'],
  'dependent-query': ['members', 'nominators'],
  'dispatch-error': ['Send 10 DOT', 'Send too much'],
  'error-retry': ["couldn't be read", 'did not come'],
  'fee-and-send': ['Send to Bob', 'Pay Bob'],
  'first-query': ['Transactions sent', 'Sent so far'],
  'infinite-scroll': ['Show more', 'Next pools'],
  'keyed-chain': ['Connect a wallet', 'Choose a wallet'],
  'list-keys': ['Add a pool', 'One more pool'],
  'live-block': ['Finalized block', 'Final block'],
  'no-waterfall': ['Active era', 'Era of today'],
  'number-format': ['"de"', '"fr"'],
  polling: ['planck', 'of the smallest unit'],
  refresh: ['planck', 'of the smallest unit'],
  'remembered-account': ['Choose an account', 'Which account is yours?'],
  'shared-read': ['It began on', 'Its first day was'],
  'several-queries': ['Existential deposit', 'Least balance'],
  'spendable-balance': ['Alice can spend', 'She can spend'],
  stream: ['Pool ', 'Number '],
  'switch-chain': ['Alice can spend', 'She can spend'],
  toasts: ['Send 1 DOT', 'Send one DOT'],
  'transaction-outcomes': ['Send 1 DOT', 'Send one DOT'],
  transfer: ['Bob can spend', 'He can spend'],
  'two-chains': ['Block {', 'Newest {'],
  waterfall: ['Active era', 'Era of today'],
};

test('every example reflects a change in its code', async ({page}) => {
  test.setTimeout(240_000);
  await open(page, '/playground');
  const editor = page.getByRole('textbox', {name: /^Code of /});
  for (const {name, code} of readDemos()) {
    const change = changes[name];
    expect(change, `${name} has no entry in changes`).toBeDefined();
    const [from, to] = change!;
    expect(code, name).toContain(from);
    await page.evaluate((hash) => (location.hash = hash), `example=${name}`);
    await expect(editor).toHaveAccessibleName(`Code of ${name}.tsx`);
    // Afterward, each chosen example runs by itself.
    const run = page.getByRole('button', {name: 'Run', exact: true});
    if (await run.isVisible()) await run.click();
    // `fill` selects text in the page, and the editor may select anew before
    // the text arrives.
    await editor.press('ControlOrMeta+a');
    await page.keyboard.insertText(code.replace(from, to));
    const shown = /[\w ?]+/.exec(to)![0].trim();
    const text = resultOf(page).getByText(shown).first();
    await expect(text, `${name}: ${shown}`).toBeVisible();
  }
});
