// Uses the controls of each demo on /demos, and of the panel around it. Slow,
// because the chains make blocks in real time. `e2e/demos.spec.ts` runs each demo
// with every change.
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

// Some demos wait for several blocks, and all for the first one.
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
  // 29 chains run in parallel.
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

/** The text below a demo with the height of its chain. */
const heightIn = (panel: Locator): Locator => panel.getByText(/^best #/);

/** A reader's action or its result, with a name for the report. */
type Step = readonly [name: string, take: (panel: Locator) => Promise<void>];

// In the demo:
const press = (name: string): Step => [
  `press ${name}`,
  (panel) => resultOf(panel).getByRole('button', {name}).click(),
];
const choose = (label: string | RegExp): Step => [
  `choose ${label}`,
  (panel) => resultOf(panel).getByLabel(label).check(),
];
const fill = (label: string, text: string): Step => [
  `fill ${label} with ${text}`,
  (panel) => resultOf(panel).getByLabel(label).fill(text),
];
/** Scrolls until a button is visible, without pressing it. */
const reach = (name: string): Step => [
  `reach ${name}`,
  (panel) =>
    resultOf(panel).getByRole('button', {name}).scrollIntoViewIfNeeded(),
];
const see = (text: string | RegExp): Step => [
  `see ${text}`,
  (panel) => expect(resultOf(panel)).toContainText(text),
];
/** Waits until a text that was there is gone. */
const seeNoMore = (text: string): Step => [
  `see no more ${text}`,
  (panel) => expect(resultOf(panel)).not.toContainText(text),
];

// In the panel around it:
const pressInPanel = (name: string): Step => [
  `press ${name} in the panel`,
  (panel) => panel.getByRole('button', {name, exact: true}).click(),
];
/** Turns a switch of the chain on or off. */
const flip = (label: string): Step => [
  `flip ${label}`,
  (panel) => panel.getByLabel(label).click(),
];
const seeInPanel = (text: string | RegExp): Step => [
  `see ${text} in the panel`,
  (panel) => expect(panel).toContainText(text),
];

/** In planck, which is 10^-10 DOT. Alice has this at first. */
const tenThousandDot = '100,000,000,000,000';

const send = press('Send 1 DOT');
const refuse = flip('Refuse the next signature');
const restart = pressInPanel('Restart');

/** Actions in demos and their results. */
const stories: readonly (readonly [demo: string, ...steps: Step[]])[] = [
  [
    'first query',
    see(tenThousandDot),
    flip('Slow network'),
    restart,
    see('Loading the account…'),
    see(tenThousandDot),
  ],
  [
    'conditional query',
    seeInPanel('no block yet'),
    choose('Ask for the era'),
    see('Era 1900 is active.'),
  ],
  [
    'error retry',
    see("The rewards couldn't be read."),
    press('Try again'),
    see(/Pending rewards: 2,[\d,]+ planck/),
  ],
  [
    'switch chain',
    choose('Kusama'),
    // 10,000 less the existential deposit, which is 10^10 planck in the
    // runtime. KSM has 12 decimals.
    see(/Alice can spend KSM\s9,999\.99\./),
    seeInPanel(/Kusama \(simulated\): best #/),
  ],
  [
    'connect wallet',
    press('Connect Simulated wallet'),
    choose(/^Bob/),
    seeNoMore('No account yet.'),
    press('Disconnect'),
    see('No account yet.'),
  ],
  [
    'transfer',
    send,
    see('Transfer: finalized.'),
    see(/Bob can spend\s*DOT\s50\.00/),
    seeInPanel('Live'),
    restart,
    see(/Bob can spend\s*DOT\s49\.00/),
    refuse,
    send,
    see('The transfer failed: The user refused to sign.'),
  ],
  [
    'dispatch error',
    press('Send 10 DOT'),
    see('No error. The event is finalized, but ok is false: Token.'),
  ],
  // Five planck are less than a hundredth of a DOT.
  ['number format', fill('Planck', '5'), see(/de.*0,00.*DOT/)],
  [
    'infinite scroll',
    see(/Willow 2\s*Show more$/),
    reach('Show more'),
    see(/Willow 4\s*Show more$/),
  ],
  ['list keys', press('Add a pool'), see('Meadow')],
  [
    'keyed chain',
    press('Connect a wallet'),
    // Alice's address, as each chain writes it.
    see('15oF4uVJ'),
    choose('Kusama'),
    see('HNZ'),
  ],
  [
    'fee and send',
    see(/Fee: DOT\s0\.0\d+/),
    fill('Amount', 'many'),
    see('Fee: none yet'),
    fill('Amount', '2'),
    press('Send to Bob'),
    see('Sent.'),
  ],
  [
    'toasts',
    send,
    see('Done.'),
    refuse,
    send,
    see('Not sent: The user refused'),
    press('Close: Done.'),
    seeNoMore('Done.'),
  ],
  [
    'connection status',
    see('Connected.'),
    flip('Cut the connection'),
    see('The connection is lost. Trying again…'),
    flip('Cut the connection'),
    see('Connected.'),
  ],
];

for (const [demo, ...steps] of stories) {
  test(`${demo}: its controls have their results`, async ({page}) => {
    const panel = await run(page, demo);
    for (const [name, take] of steps) {
      await test.step(name, () => take(panel));
    }
  });
}

test('bulk refresh: Refresh reads the rewards again', async ({page}) => {
  const panel = await run(page, 'bulk refresh');
  const rewards = resultOf(panel).getByText(/^Rewards of Bob: /);
  const before = await rewards.innerText();
  // Rewards grow with each block.
  const height = heightIn(panel);
  const heightBefore = await height.innerText();
  await expect(height).not.toHaveText(heightBefore);
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
 * Expects that no block is made in the time of three. Returns the text with the
 * height.
 */
async function expectNoBlock(page: Page, panel: Locator): Promise<string> {
  const height = heightIn(panel);
  // A block that was in progress can still arrive.
  await passSecond(page, panel);
  const before = await height.innerText();
  // A chain makes a block every two seconds.
  for (let second = 0; second < 6; second += 1) await passSecond(page, panel);
  expect(await height.innerText()).toBe(before);
  return before;
}

test('live block: the reader can stop blocks, and let them continue @wcag-2.2.2', async ({
  page,
}) => {
  const panel = await run(page, 'live block');
  await expect(resultOf(panel).getByRole('definition').first()).toHaveText(
    /^\d+$/,
  );
  // The frame reports the state with a delay, so `check` would fail.
  const stop = panel.getByLabel('Stop making blocks');
  await stop.click();
  await expect(stop).toBeChecked();
  const before = await expectNoBlock(page, panel);
  await stop.click();
  await expect(heightIn(panel)).not.toHaveText(before);
});

test('an example pauses off screen, and continues on screen', async ({
  page,
}) => {
  const panel = await run(page, 'live block');
  const height = heightIn(panel);
  await expect(height).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(panel).not.toBeInViewport();
  const before = await expectNoBlock(page, panel);
  await panel.scrollIntoViewIfNeeded();
  await expect(height).not.toHaveText(before);
});

test('an example works with the keyboard alone @wcag-2.1.1', async ({page}) => {
  const panel = liveExample(page, 'conditional query');
  await panel.getByRole('button', {name: 'Run'}).focus();
  await page.keyboard.press('Enter');
  // Run becomes Restart or Stop.
  await expect(panel.getByRole('button', {name: /^Re|^Stop/})).toBeFocused();
  const choice = resultOf(panel).getByLabel('Ask for the era');
  await expect(choice).toBeVisible();
  // Before that, the frame may be inert, and takes no key.
  await expect(panel.getByRole('button', {name: 'Restart'})).toBeFocused();
  // The order is Edit, the link about the chain, then the example's content.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await expect(resultOf(panel).getByText('Era 1900 is active.')).toBeVisible();
});
