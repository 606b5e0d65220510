import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';

import {denyStorage, expect as expectSoon, hydrated, test} from './fixtures';

// The chain makes its blocks in real time, beside whatever else the machine does.
const expect = expectSoon.configure({timeout: 30_000});
test.describe.configure({timeout: 90_000});

/** Each demo is run to its end, and the test reads what a reader reads. */
test.beforeEach(async ({page}) => {
  // Time goes on by itself, and faster where a test says so.
  await page.clock.install();
  await page.goto('/demos');
  await page.mouse.move(10, 10);
  await hydrated(page);
});

const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('region', {name: `Live example: ${name}`, exact: true});

async function run(page: Page, name: string): Promise<Locator> {
  const panel = panelOf(page, name);
  await panel.evaluate((region: HTMLElement) => {
    const shown: string[] = [];
    Object.assign(region, {shown});
    new MutationObserver(() => shown.push(region.innerText)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await panel.getByRole('button', {name: 'Run'}).click();
  await expect(panel.getByText('Running in this page')).toBeVisible();
  return panel;
}

/** Waits until a text shows or has shown since the example was run, however briefly. */
const hasShown = (panel: Locator, text: string): Promise<void> =>
  expect
    .poll(
      () =>
        panel.evaluate(
          (region, wanted) =>
            (Reflect.get(region, 'shown') as string[]).some((shown) =>
              shown.includes(wanted),
            ),
          text,
        ),
      text,
    )
    .toBe(true);

/** What stands beside a term of a description list. */
const valueOf = (panel: Locator, term: string): Locator =>
  panel
    .getByRole('term')
    .filter({hasText: term})
    .locator('xpath=following-sibling::dd[1]');

test('first query: loading, then the account', async ({page}) => {
  const panel = await run(page, 'first query');
  await hasShown(panel, 'Loading the account…');
  await expect(valueOf(panel, 'Free')).toHaveText('100,000,000,000,000');
  await expect(valueOf(panel, 'Transactions')).toHaveText('0');
});

test('several queries: three answers together', async ({page}) => {
  const panel = await run(page, 'several queries');
  await hasShown(panel, 'Loading three things at once…');
  await expect(valueOf(panel, 'Free')).toHaveText('100,000,000,000,000');
  await expect(valueOf(panel, 'Existential')).toHaveText('10,000,000,000');
  await expect(valueOf(panel, 'rewards')).toHaveText(/^2,\d{3},\d{3},\d{3}$/);
});

test('spendable balance: formatted with its unit', async ({page}) => {
  const panel = await run(page, 'spendable balance');
  await hasShown(panel, 'Loading the balance…');
  await expect(valueOf(panel, 'Alice')).toHaveText('DOT 9,999.00');
});

test('live block: both numbers grow', async ({page}) => {
  const panel = await run(page, 'live block');
  const best = valueOf(panel, 'Best block');
  await expect(best).toHaveText(/^\d+$/);
  const before = Number(await best.textContent());
  await expect(best).toHaveText(String(before + 2));
  await expect
    .poll(async () => Number(await valueOf(panel, 'Finalized').textContent()))
    .toBeGreaterThanOrEqual(before);
});

test('live block: blocks can be stopped', async ({page}) => {
  const panel = await run(page, 'live block');
  await expect(valueOf(panel, 'Best block')).toHaveText(/^\d+$/);
  await panel.getByLabel('Stop making blocks').check();
  const height = await panel.getByText(/^best #/).textContent();
  await page.clock.runFor(5000);
  await expect(panel.getByText(/^best #/)).toHaveText(height!);
  await panel.getByLabel('Stop making blocks').uncheck();
  await expect(panel.getByText(/^best #/)).not.toHaveText(height!);
});

test('conditional query: asked for only when wanted', async ({page}) => {
  const panel = await run(page, 'conditional query');
  await expect(panel.getByText('Nothing was asked for.')).toBeVisible();
  await expect(panel.getByText('no block yet')).toBeVisible();
  await panel.getByLabel('Ask for the era').check();
  await hasShown(panel, 'Loading the era…');
  await expect(panel.getByText('Era 1900 is active.')).toBeVisible();
});

test.describe('a failing request', () => {
  // React reports what an error boundary catches.
  test.use({expectedErrors: [/The node could not answer/]});

  test('error and retry: fails on purpose, recovers', async ({page}) => {
    const panel = await run(page, 'error retry');
    await expect(panel.getByLabel('Fail the next request')).toBeChecked();
    await expect(panel.getByRole('alert')).toContainText(
      'The rewards could not be loaded.',
    );
    await expect(panel.getByLabel('Fail the next request')).not.toBeChecked();
    await expect(panel.getByText('The request failed.')).toBeAttached();
    await panel.getByRole('button', {name: 'Try again'}).click();
    await expect(
      panel.getByText(/^Pending rewards: 2,[\d,]+ planck$/),
    ).toBeVisible();
  });
});

test('refresh: the old value stays until the new one is there', async ({
  page,
}) => {
  const panel = await run(page, 'refresh');
  const rewards = panel.getByText(/^Pending rewards: [\d,]+ planck$/);
  await expect(rewards).toBeVisible();
  const before = await rewards.textContent();
  await page.clock.runFor(4500);
  await panel.getByRole('button', {name: 'Refresh'}).click();
  await hasShown(panel, 'Refreshing…');
  await expect(rewards).not.toHaveText(before!);
  // Between the two values nothing else took their place.
  const between = await panel.evaluate((region) => {
    const shown = Reflect.get(region, 'shown') as string[];
    const from = shown.findIndex((text) => text.includes('Refreshing…'));
    return shown.slice(from).filter((text) => !/rewards: [\d,]+/.test(text));
  });
  expect(between).toEqual([]);
});

test('defer: the account first, the rewards later', async ({page}) => {
  const panel = await run(page, 'defer');
  await expect(valueOf(panel, 'Free')).toHaveText('100,000,000,000,000');
  await hasShown(panel, 'still loading…');
  await expect(valueOf(panel, 'Rewards')).toHaveText(/^2,[\d,]+$/);
});

test('stream: rows arrive one by one, in their places', async ({page}) => {
  // The page itself notes what shows, however late the test would come to look.
  await panelOf(page, 'stream').evaluate((region) => {
    const waiting: number[] = [];
    Object.assign(window, {waiting});
    new MutationObserver(() => {
      const rows = Array.from(region.querySelectorAll('li'));
      const count = rows.filter((row) => /loading…/.test(row.innerText)).length;
      if (rows.length === 5 && waiting.at(-1) !== count) waiting.push(count);
    }).observe(region, {subtree: true, childList: true, characterData: true});
  });
  const panel = await run(page, 'stream');
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveText([
    'Pool 1: Harbour',
    'Pool 2: Lantern',
    'Pool 3: Meadow',
    'Pool 4: Quarry',
    'Pool 5: Willow',
  ]);
  const waiting = await page.evaluate(
    () => Reflect.get(window, 'waiting') as number[],
  );
  expect(waiting[0]).toBe(5);
  expect(waiting.at(-1)).toBe(0);
  expect(waiting.length, waiting.join()).toBeGreaterThan(2);
  expect(waiting).toEqual([...waiting].sort((a, b) => b - a));
});

test('dependent query: names of the largest pools', async ({page}) => {
  const panel = await run(page, 'dependent query');
  await hasShown(panel, 'Loading pools, then names…');
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const members = (await rows.allTextContents()).map((row) =>
    Number(/^[A-Z][a-z]+, (\d+) members$/.exec(row)?.[1]),
  );
  expect(members).toEqual([...members].sort((a, b) => b - a));
});

test('switch chain: the balance of the chosen chain', async ({page}) => {
  const panel = await run(page, 'switch chain');
  await expect(panel.getByText('Alice can spend DOT 9,999.00.')).toBeVisible();
  await panel.getByLabel('Kusama').click();
  await expect(panel.getByText('Alice can spend KSM 10,000.00.')).toBeVisible();
  await expect(panel.getByText(/^Kusama \(simulated\): best #/)).toBeVisible();
});

test('two chains: both move', async ({page}) => {
  const panel = await run(page, 'two chains');
  for (const chain of ['Polkadot (simulated)', 'Kusama (simulated)']) {
    const block = valueOf(panel, chain);
    await expect(block).toHaveText(/^Block \d+$/);
    const before = await block.textContent();
    await expect(block).not.toHaveText(before!);
  }
});

test('connect wallet: connect, choose, disconnect', async ({page}) => {
  const panel = await run(page, 'connect wallet');
  await expect(panel.getByText('No account yet.')).toBeVisible();
  await panel.getByRole('button', {name: 'Connect Simulated wallet'}).click();
  await panel.getByLabel(/^Bob/).check();
  await expect(panel.getByLabel(/^Bob/)).toBeChecked();
  await expect(panel.getByLabel(/^Alice/)).not.toBeChecked();
  await panel.getByRole('button', {name: 'Disconnect'}).click();
  await expect(panel.getByText('No account yet.')).toBeVisible();
});

test('transfer: from signing to finalized, the balance follows', async ({
  page,
}) => {
  const panel = await run(page, 'transfer');
  await expect(panel.getByText('Bob can spend DOT 49.00.')).toBeVisible();
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  await hasShown(panel, 'Waiting for the signature…');
  for (const step of ['in a block', 'finalized']) {
    await expect(panel.getByText(`The transfer is ${step}.`)).toBeVisible();
  }
  await expect(panel.locator('[aria-current=step]')).toHaveText('finalized');
  await expect(panel.getByText('Bob can spend DOT 50.00.')).toBeVisible();
});

test('transfer: the signature can be refused', async ({page}) => {
  const panel = await run(page, 'transfer');
  await panel.getByLabel('Refuse the next signature').check();
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  await expect(panel.getByText('The transfer failed.')).toBeVisible();
  await expect(panel.getByText('The signature was refused.')).toBeAttached();
  await expect(panel.getByLabel('Refuse the next')).not.toBeChecked();
});

test('dispatch error: included, and failed', async ({page}) => {
  const panel = await run(page, 'dispatch error');
  await expect(panel.getByText('Nothing was sent yet.')).toBeVisible();
  await panel.getByRole('button', {name: 'Send 1,000,000 DOT'}).click();
  await expect(
    panel.getByText(/^In block \d+, but it failed: Token, FundsUnavailable\.$/),
  ).toBeVisible();
});

test('mutation log: hears of every step', async ({page}) => {
  const panel = await run(page, 'mutation log');
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  const call = 'Balances.transfer_keep_alive';
  await expect(
    panel.getByRole('listitem').filter({hasText: 'finalized'}),
  ).toHaveText(`${call}: finalized`);
  const entries = await panel.getByRole('listitem').allTextContents();
  expect(entries.filter((entry) => !entry.includes('txBest'))).toEqual([
    `${call}: waiting for the signature`,
    `${call}: signed`,
    `${call}: broadcasted`,
    `${call}: finalized`,
  ]);
});

test('number format: one amount, four languages', async ({page}) => {
  const panel = await run(page, 'number format');
  await expect(valueOf(panel, 'en')).toHaveText('DOT 12,345.68');
  await panel.getByLabel('Planck').fill('5');
  await expect(valueOf(panel, 'de')).toHaveText(/DOT$/);
});

test('polling: the value is refetched, and the old one stays meanwhile', async ({
  page,
}) => {
  const panel = await run(page, 'polling');
  const rewards = panel.getByText(/^Pending rewards: [\d,]+ planck$/);
  await expect(rewards).toBeVisible();
  // Watched in the page: a refetch may be over before the test looks again.
  const states = await rewards.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const before = element.textContent;
        const seen: string[] = [];
        new MutationObserver(() => {
          const isOld = element.textContent === before;
          seen.push(
            `${isOld ? 'old' : 'new'}, busy ${element.getAttribute('aria-busy')}`,
          );
          if (!isOld) resolve(seen);
        }).observe(element, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
  );
  expect(states[0]).toBe('old, busy true');
});

test('infinite scroll: the end of the list loads the next page', async ({
  page,
}) => {
  const panel = await run(page, 'infinite scroll');
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toHaveText('Harbour');
  await panel.getByRole('button', {name: 'Show more'}).scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(20);
  await expect(rows.last()).toHaveText('Willow 4');
  await panel.getByRole('button', {name: 'Show more'}).press('Enter');
  await expect(rows).toHaveCount(30);
});

test('keyed chain: the addresses follow the chain', async ({page}) => {
  const panel = await run(page, 'keyed chain');
  await panel.getByRole('button', {name: 'Connect a wallet'}).click();
  const addresses = panel.getByRole('list').locator('code');
  await expect(addresses.first()).toHaveText(/^15oF4uVJ/);
  await panel.getByLabel('Kusama').check();
  await expect(panel.getByRole('list', {name: 'on kusama'})).toBeVisible();
  await expect(addresses.first()).toHaveText(/^HNZ/);
});

test('remembered account: the choice outlives a reload', async ({page}) => {
  const connect = {name: 'Connect Simulated wallet'};
  const panel = await run(page, 'remembered account');
  await expect(panel.getByText('Choose an account.')).toBeVisible();
  await panel.getByRole('button', connect).click();
  await panel.getByLabel('Bob').check();
  await expect(panel.getByText('Welcome, Bob.')).toBeVisible();
  await page.reload();
  await page.mouse.move(10, 10);
  await hydrated(page);
  await run(page, 'remembered account');
  await expect(panel.getByText(/^Connect the wallet of/)).toBeVisible();
  await panel.getByRole('button', connect).click();
  await expect(panel.getByText('Welcome, Bob.')).toBeVisible();
  await panel.getByRole('button', {name: 'Disconnect'}).click();
  await expect(panel.getByText(/^Connect the wallet of/)).toBeVisible();
});

test('fee and send: the fee is shown before the signature', async ({page}) => {
  const panel = await run(page, 'fee and send');
  await expect(panel.getByText(/^Fee: DOT.0\.0\d+$/)).toBeVisible();
  const send = panel.getByRole('button', {name: 'Send to Bob'});
  await panel.getByLabel('Amount').fill('many');
  await expect(panel.getByText('Fee: none yet')).toBeVisible();
  await expect(send).toBeDisabled();
  await panel.getByLabel('Amount').fill('2');
  await send.click();
  await expect(panel.getByText('Confirm in your wallet…')).toBeVisible();
  await expect(panel.getByText('Sent.')).toBeVisible();
});

test('toasts: one for each transaction, until it is closed', async ({page}) => {
  const panel = await run(page, 'toasts');
  const toasts = panel.getByRole('listitem');
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  await expect(toasts).toContainText(['Confirm in your wallet…']);
  await expect(toasts).toContainText(['Done.']);
  await panel.getByLabel('Refuse the next signature').check();
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  await expect(toasts).toContainText(['Done.', 'Not sent: The user refused']);
  await panel.getByRole('button', {name: 'Close: Done.'}).click();
  await expect(toasts).toHaveCount(1);
});

test('reset starts over', async ({page}) => {
  const panel = await run(page, 'transfer');
  await panel.getByRole('button', {name: 'Send 1 DOT'}).click();
  await expect(panel.getByText('Bob can spend DOT 50.00.')).toBeVisible();
  const height = async () =>
    Number(
      /[\d,]+/
        .exec((await panel.getByText(/^best #/).textContent())!)![0]
        .replaceAll(',', ''),
    );
  const before = await height();
  await panel.getByRole('button', {name: 'Reset'}).click();
  await expect(panel.getByText('Bob can spend DOT 49.00.')).toBeVisible();
  await expect(panel.getByText('Started again.')).toBeAttached();
  await expect.poll(height).toBeLessThan(before);
});

test('slow network: the answer takes its time, until it is fast again', async ({
  page,
}) => {
  const panel = await run(page, 'first query');
  const isSlow = panel.getByLabel('Slow network');
  const answer = valueOf(panel, 'Free');
  /** Starts over, lets so many milliseconds pass, and says whether the answer is there. */
  const answersWithin = async (milliseconds: number): Promise<boolean> => {
    await panel.getByRole('button', {name: 'Reset'}).click();
    await expect(answer).toHaveCount(0);
    await letPass(page, milliseconds);
    return answer.isVisible();
  };

  await expect(answer).toBeVisible();
  // From here on time passes only as the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await answersWithin(1500)).toBe(true);
  await isSlow.check();
  expect(await answersWithin(1500)).toBe(false);
  await letPass(page, 4000);
  await expect(answer).toBeVisible();
  await isSlow.uncheck();
  expect(await answersWithin(1500)).toBe(true);
});

/** Lets time pass in steps, so that what each step begins can answer. */
async function letPass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await page.clock.runFor(50);
  }
}

/**
 * Puts a mistake into the code of `first-query` on its way to the page: it
 * throws while it renders, until `repair` is called.
 */
async function breakFirstQuery(page: Page): Promise<() => Promise<void>> {
  let isPlanted = false;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(
      /"Loading the account[^"]*"/,
      '(()=>{if(!window.isRepaired)throw new Error("planted");return $&})()',
    );
    if (broken !== code) isPlanted = true;
    await route.fulfill({response, body: broken});
  });
  return async () => {
    expect(isPlanted).toBe(true);
    await page.evaluate(() => Object.assign(window, {isRepaired: true}));
  };
}

test.describe('a demo that breaks', () => {
  // React reports what an error boundary catches.
  test.use({expectedErrors: [/planted/]});

  test('says so in its own box, the page goes on, and it can start again', async ({
    page,
  }) => {
    const repair = await breakFirstQuery(page);
    const panel = panelOf(page, 'first query');
    await panel.getByRole('button', {name: 'Run'}).click();
    await expect(panel.getByRole('alert')).toContainText(
      'This example broke: planted',
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Live examples',
    );
    const other = await run(page, 'several queries');
    await expect(valueOf(other, 'Free')).toBeVisible();

    const startAgain = panel.getByRole('button', {name: 'Start it again'});
    await startAgain.click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await repair();
    await startAgain.click();
    await expect(valueOf(panel, 'Free')).toHaveText('100,000,000,000,000');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel.getByRole('button', {name: 'Reset'})).toBeFocused();
  });
});

test.describe('a demo that cannot be fetched', () => {
  test.use({expectedErrors: [/Failed to load resource|Loading chunk/]});

  test('says so in its own box and runs once it can', async ({page}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const panel = panelOf(page, 'first query');
    await panel.getByRole('button', {name: 'Run'}).click();
    await expect(panel.getByRole('status')).toContainText(
      'It could not be fetched.',
    );
    await page.unrouteAll({behavior: 'wait'});
    await panel.getByRole('button', {name: 'Run'}).click();
    await expect(valueOf(panel, 'Free')).toHaveText('100,000,000,000,000');
  });
});

test('off the screen it pauses', async ({page}) => {
  const panel = await run(page, 'live block');
  const height = panel.getByText(/^best #/);
  await expect(height).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(1000);
  const before = await height.textContent();
  await page.clock.runFor(6000);
  expect(await height.textContent()).toBe(before);
  await panel.scrollIntoViewIfNeeded();
  await expect(height).not.toHaveText(before!);
});

test('the keyboard alone is enough', async ({page}) => {
  const panel = panelOf(page, 'conditional query');
  await panel.getByRole('button', {name: 'Run'}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Running in this page')).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(panel.getByLabel('Ask for the era')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Ask for the era')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel.getByText('Era 1900 is active.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`running demos, ${colorScheme}`, () => {
    test.use({colorScheme, viewport: {width: 390, height: 844}});
    test('break no rule of axe and nothing scrolls sideways', async ({
      page,
    }) => {
      for (const name of ['transfer', 'number format', 'switch chain']) {
        const panel = await run(page, name);
        await expect(panel.getByText(/best #/).first()).toBeVisible();
      }
      const {violations} = await new AxeBuilder({page})
        .include('[aria-label^="Live example"]')
        .analyze();
      expect(
        violations.flatMap(({id, nodes}) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}`),
        ),
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('without scripts the code is there, the button is not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}/demos`);
  await expect(
    page.getByText('useSpendableBalance(alice)').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
  await context.close();
});

test.describe('where storage is denied', () => {
  test.use({expectedErrors: [/browser storage is not available/]});

  test('a demo says so', async ({page}) => {
    await denyStorage(page, 'localStorage');
    await page.reload();
    await hydrated(page);
    const panel = panelOf(page, 'first query');
    await panel.getByRole('button', {name: 'Run'}).click();
    await expect(panel.getByRole('status')).toContainText('storage');
  });
});

test('on the home page, Run sends', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const panel = await run(page, 'transfer');
  await expect(panel.getByText('The transfer is finalized.')).toBeVisible({
    timeout: 20_000,
  });
});
