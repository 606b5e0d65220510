// Live examples on `/demos` and in guides: that each runs, and that running and
// editing move nothing and keep the focus. In a browser, with the published
// library, in its frame. `full/demo-actions.spec.ts` does what a reader can do in
// each.
import type {Locator} from '@playwright/test';

import {expectDemosToRun, firstQueryResult, firstShown} from './every-demo';
import {
  expect,
  expectOfChain,
  heading,
  holdScripts,
  leaveEval,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
  twoFrames,
} from './fixtures';
import {boxOf} from './read-element';

const guide = '/react/getting-started/query';

test.describe('all demos', () => {
  test.use({
    // The demo "error retry" has a request that fails, and React logs the error
    // that its boundary catches.
    expectedErrors: [/The node could not answer|Unable to connect/],
  });

  test('every demo runs, shows its first result, and moves nothing', async ({
    page,
  }) => {
    // All demos share the machine.
    test.setTimeout(180_000);
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/demos');
    await openExamples(page);
    const labels = await page
      .getByRole('region', {name: /^Live example: /})
      .evaluateAll((regions) =>
        regions.map((region) => region.getAttribute('aria-label') ?? ''),
      );
    const names = labels.map((label) => label.replace('Live example: ', ''));
    expect(names.sort()).toEqual(Object.keys(firstShown).sort());
    await expectDemosToRun(page);

    await test.step('the text has the same position without the contents, which appear late', async () => {
      const left = () =>
        heading(page).evaluate((title) => title.getBoundingClientRect().left);
      const leftWithContents = await left();
      await page
        .locator('.col', {has: page.locator('.table-of-contents')})
        .last()
        .evaluate((column) => column.remove());
      await expect(page.locator('.table-of-contents')).toHaveCount(0);
      expect(await left()).toBe(leftWithContents);
    });
  });
});

test('a link to an example opens it, and its summary closes it again', async ({
  page,
}) => {
  await open(page, '/demos#polling');
  const polling = liveExample(page, 'polling');
  await expect(polling).toBeVisible();
  await expect(liveExample(page, 'infinite scroll')).toBeHidden();
  await page.locator('summary', {hasText: 'five seconds after'}).click();
  await expect(polling).toBeHidden();
  await page
    .locator('.table-of-contents')
    .getByRole('link', {name: 'Infinite scroll'})
    .click();
  await expect(liveExample(page, 'infinite scroll')).toBeVisible();
});

test('Edit leaves everything below the code where it is on the screen @nightly', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, guide);
  const example = liveExample(page, 'first query');
  const edit = example.getByRole('button', {name: 'Edit'});
  await edit.scrollIntoViewIfNeeded();
  const nextElement = example.locator('xpath=../following-sibling::*').first();
  /** Returns the top of the panel, and of the text after it. */
  const topsBelowCode = async () => [
    (await boxOf(example)).y,
    (await boxOf(nextElement)).y,
  ];
  const before = await topsBelowCode();
  await edit.click();
  await expect(page.locator('.cm-content')).toBeFocused();
  await twoFrames(page);
  expect(await topsBelowCode()).toEqual(before);
});

test("an editor that loads late doesn't take the focus @nightly", async ({
  page,
}) => {
  await open(page, guide);
  const release = await holdScripts(page);
  const example = liveExample(page, 'first query');
  await example.getByRole('button', {name: 'Edit'}).click();
  const searchBox = page.getByRole('button', {name: /Search docs/});
  await searchBox.focus();
  await release();
  await expect(page.locator('.cm-editor')).toBeVisible();
  // Edit also runs the example, whose result doesn't take the focus either.
  await expectOfChain(resultOf(example)).toContainText(firstQueryResult);
  await expect(searchBox).toBeFocused();
});

/** Starts to record a button's pending states, and where the focus is then. */
const recordPending = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    const changes: object[] = [];
    Object.assign(window, {changes});
    new MutationObserver(() =>
      changes.push({
        isPending: element.getAttribute('aria-disabled'),
        hasFocus: document.activeElement === element,
      }),
    ).observe(element, {attributeFilter: ['aria-disabled']});
  });

const recordedPending = (button: Locator): Promise<unknown> =>
  button.evaluate(() => Reflect.get(window, 'changes') as unknown);

for (const {name, label, tag} of [
  {name: 'refresh', label: 'Refresh', tag: '@wcag-2.4.3 @nightly'},
  {name: 'bulk refresh', label: 'Refresh', tag: '@nightly'},
  {name: 'list keys', label: 'Add a pool', tag: '@nightly'},
] as const) {
  test(`a pending button keeps the keyboard's focus: ${name} ${tag}`, async ({
    page,
  }) => {
    // The recorder runs in the frame.
    await leaveEval(page);
    await open(page, '/demos');
    await openExamples(page);
    const demo = liveExample(page, name);
    await demo.getByRole('button', {name: 'Run'}).click();
    const button = resultOf(demo).getByRole('button');
    await expectOfChain(resultOf(demo)).toContainText(firstShown[name]);
    // Before that, the frame may be inert, and takes no key.
    await expect(demo.getByRole('button', {name: 'Restart'})).toBeVisible();
    await recordPending(button);
    await button.press('Enter');
    await expectOfChain
      .poll(() => recordedPending(button))
      .toEqual([
        {isPending: 'true', hasFocus: true},
        {isPending: 'false', hasFocus: true},
      ]);
    await expect(button).toBeFocused();
    await expect(button).toHaveText(label);
  });
}

test("a reader's code in a guide is still there after Back @nightly", async ({
  page,
}) => {
  await open(page, guide);
  const edit = liveExample(page, 'first query').getByRole('button', {
    name: 'Edit',
  });
  const editor = page.getByRole('textbox', {name: 'Code of first-query.tsx'});
  await edit.click();
  // At the end, the comment changes no line of the example.
  await editor.press('ControlOrMeta+End');
  await page.keyboard.insertText('// kept');
  await page.locator('.pagination-nav__link--next').click();
  // The address changes before the page does.
  await expect(heading(page)).toHaveText('Connect wallets');
  await page.goBack();
  await edit.click();
  await editor.press('ControlOrMeta+End');
  await expect(editor).toContainText('// kept');
});

test.describe('with a lost connection', () => {
  test.use({expectedErrors: [/Unable to connect/]});

  test('an outcome of a transaction runs, highlights the line that handles it, and moves nothing @nightly', async ({
    page,
  }) => {
    await open(page, '/react/getting-started/mutation');
    const steps = page.getByRole('region', {name: 'Steps of a transaction'});
    const height = () => steps.evaluate((element) => element.clientHeight);
    const heightBefore = await height();
    const highlighted = steps.locator('.line-highlighted');

    for (const [outcome, message] of [
      ['Refuse the signature', 'Not signed, or lost'],
      ['Fail on chain', 'It failed on chain'],
    ] as const) {
      await test.step(outcome, async () => {
        await steps.getByRole('button', {name: outcome}).click();
        await expectOfChain(highlighted).toContainText(message);
        await expectOfChain(resultOf(steps).getByRole('status')).toContainText(
          message,
        );
        await expect(steps).toHaveAttribute('data-is-failure', 'true');
        expect(await height()).toBe(heightBefore);
      });
    }

    await test.step('Lose the connection', async () => {
      await steps.getByRole('button', {name: 'Lose the connection'}).click();
      await expectOfChain(highlighted).toContainText('state === pending');
      expect(await height()).toBe(heightBefore);
      // The connection returns, and the transaction goes on. Longer, because the
      // client waits before it connects again.
      await expectOfChain(highlighted).toContainText('Done in block', {
        timeout: 40_000,
      });
      await expect(steps.locator('[data-is-current=true]')).toContainText(
        'finalized',
      );
      expect(await height()).toBe(heightBefore);
    });
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a summary opens the code, without a Run button', async ({page}) => {
    await page.goto('/demos');
    await page.locator('summary', {hasText: 'its decimals'}).click();
    const code = page.getByText('useSpendableBalance(alice)');
    await expect(code.first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
  });
});
