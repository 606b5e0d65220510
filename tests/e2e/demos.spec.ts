import {expectDemosToRun, firstShown} from './every-demo';
import {
  expectOfChain as expect,
  holdScripts,
  liveExample,
  open,
  openExamples,
  resultOf,
  test,
} from './fixtures';

test.use({
  // One demo has a failed request, and React reports the error that its
  // boundary catches.
  expectedErrors: [/The node could not answer|Unable to connect/],
});

// `full/demo-actions.spec.ts` tests the same on a phone.
test('every demo runs, shows its first result, and moves nothing, and the text keeps its position when the contents appear', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/demos');
  await openExamples(page);
  const names = await page
    .getByRole('region', {name: /^Live example: /})
    .evaluateAll((regions) =>
      regions.map((region) => region.getAttribute('aria-label')!.slice(14)),
    );
  expect(names.sort()).toEqual(Object.keys(firstShown).sort());
  await expectDemosToRun(page);

  const left = () =>
    page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const loaded = await left();
  await page
    .locator('.table-of-contents')
    .first()
    .evaluate((contents) => contents.closest('.col')!.remove());
  expect(await left()).toBe(loaded);
});

test('a link to an example opens it, and its row folds it again', async ({
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

test('Edit leaves everything below the code where it is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/react/getting-started/query');
  const example = liveExample(page, 'first query');
  const edit = example.getByRole('button', {name: 'Edit'});
  await edit.scrollIntoViewIfNeeded();
  const action = example.getByRole('button').first();
  const before = await action.boundingBox();
  await edit.click();
  await expect(page.locator('.cm-content')).toBeFocused();
  expect(await action.boundingBox()).toEqual(before);
});

test("an example that loads late doesn't take the focus @nightly", async ({
  page,
}) => {
  await open(page, '/react/getting-started/query');
  const letThrough = await holdScripts(page);
  const example = liveExample(page, 'first query');
  await example.getByRole('button', {name: 'Edit'}).click();
  const elsewhere = page.getByRole('button', {name: /Search docs/});
  await elsewhere.focus();
  await letThrough();
  await expect(page.locator('.cm-editor')).toBeVisible();
  await expect(resultOf(example)).toContainText(/Free/);
  await expect(elsewhere).toBeFocused();
});

for (const [name, label, tag] of [
  ['refresh', 'Refresh', '@wcag-2.4.3'],
  ['bulk refresh', 'Refresh', '@nightly'],
  ['list keys', 'Add a pool', '@nightly'],
] as const)
  test(`a button that waits keeps the focus of the keyboard: ${name} ${tag}`, async ({
    page,
  }) => {
    await open(page, '/demos');
    await openExamples(page);
    const demo = liveExample(page, name);
    await demo.getByRole('button', {name: 'Run'}).click();
    const result = resultOf(demo);
    await expect(result).toContainText(firstShown[name]!);
    const button = result.getByRole('button');
    // A press right after the first result may be too early.
    await expect(async () => {
      await button.press('Enter');
      const soon = expect.configure({timeout: 400});
      await soon(button).toHaveAttribute('aria-disabled', 'true');
    }).toPass();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(button).toBeFocused();
    await expect(button).toHaveText(label);
  });

test('code that a reader wrote in a guide is still there after Back', async ({
  page,
}) => {
  await open(page, '/react/getting-started/query');
  const edit = liveExample(page, 'first query').getByRole('button', {
    name: 'Edit',
  });
  const editor = page.getByRole('textbox', {name: 'Code of first-query.tsx'});
  await edit.click();
  await editor.click();
  await page.keyboard.insertText('// kept ');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/react/getting-started/connect-wallets');
  await page.goBack();
  await edit.click();
  await expect(editor).toContainText('// kept ');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a row opens the code, without a Run button', async ({page}) => {
    await page.goto('/demos');
    await page.locator('summary', {hasText: 'its decimals'}).click();
    const code = page.getByText('useSpendableBalance(alice)');
    await expect(code.first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
  });
});

test('the steps of a transaction run an outcome, highlight the line that handles it, and move nothing @nightly', async ({
  page,
}) => {
  await open(page, '/react/getting-started/mutation');
  const rail = page.getByRole('region', {name: 'Steps of a transaction'});
  const height = () => rail.evaluate((element) => element.clientHeight);
  const before = await height();
  const handled = rail.locator('.line-highlighted');
  for (const [outcome, shown] of [
    ['Refuse the signature', 'Not signed, or lost'],
    ['Fail on chain', 'It failed on chain'],
  ] as const) {
    await rail.getByRole('button', {name: outcome}).click();
    await expect(handled).toContainText(shown);
    await expect(resultOf(rail).getByRole('status')).toContainText(shown);
    await expect(rail).toHaveAttribute('data-is-failure', 'true');
    expect(await height()).toBe(before);
  }
  await rail.getByRole('button', {name: 'Lose the connection'}).click();
  await expect(handled).toContainText('state === pending');
  await expect(handled).toContainText('Done in block', {timeout: 40_000});
  await expect(rail.locator('[data-is-current=true]')).toContainText(
    'finalized',
  );
});
