import {
  expect as expectSoon,
  holdScripts,
  liveExample,
  open,
  resultOf,
  test,
} from './fixtures';

// Chains make blocks in real time, in parallel with other work of the machine.
const expect = expectSoon.configure({timeout: 30_000});

/** Each demo's first result. */
const firstShown: Readonly<Record<string, RegExp>> = {
  'first query': /Free.*100,000,000,000,000/,
  'several queries': /Existential.*10,000,000,000/,
  'spendable balance': /DOT\s9,999\.00/,
  'live block': /Best block.*\d+/,
  'conditional query': /Nothing was asked for\./,
  'error retry': /The rewards could not be loaded\./,
  refresh: /Pending rewards: [\d,]+ planck/,
  defer: /Rewards.*2,[\d,]+/,
  stream: /Pool 5: Willow/,
  'dependent query': /[A-Z][a-z]+, \d+ members/,
  'switch chain': /Alice can spend DOT\s9,999\.00\./,
  'two chains': /Kusama \(simulated\).*Block \d+/,
  'connect wallet': /No account yet\./,
  transfer: /Bob can spend\s*DOT\s49\.00/,
  'dispatch error': /Nothing was sent yet\./,
  'number format': /DOT\s12,345\.68/,
  polling: /Pending rewards: [\d,]+ planck/,
  'infinite scroll': /Harbour/,
  'keyed chain': /Connect a wallet/,
  'remembered account': /Choose an account\./,
  'fee and send': /Fee: DOT\s0\.0\d+/,
  toasts: /Send 1 DOT/,
  'transaction outcomes': /Send 1 DOT/,
  'list keys': /Harbour/,
  'shared read': /Era 1900 is active\.\s*It began on/,
  waterfall: /Pools.*40/,
  'no waterfall': /Pools.*40/,
  'bulk refresh': /Rewards of Bob: 2,[\d,]+ planck/,
  'connection status': /Connected\..*Best block: \d+/,
};

test.use({
  // One demo has a failed request, and React reports the error that its
  // boundary catches.
  expectedErrors: [/The node could not answer/],
});

for (const width of [1440, 390]) {
  test(`every demo runs, shows its first result, and moves nothing, at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({width, height: 900});
    await open(page, '/demos');
    const demos = page.getByRole('region', {name: /^Live example: /});
    const names = await demos.evaluateAll((regions) =>
      regions.map((region) => region.getAttribute('aria-label')!.slice(14)),
    );
    expect(names.sort()).toEqual(Object.keys(firstShown).sort());
    const heights = () =>
      demos.evaluateAll((regions) =>
        regions.map((region) => [
          region.getAttribute('aria-label'),
          region.clientHeight,
        ]),
      );
    const before = await heights();
    // Demos wait for their chains in parallel.
    for (const name of names) {
      const demo = liveExample(page, name);
      await demo.getByRole('button', {name: 'Run'}).click();
    }
    for (const [name, shown] of Object.entries(firstShown)) {
      await expect(resultOf(liveExample(page, name))).toContainText(shown);
    }
    // If a height differs, change `height` in the demo's file.
    expect(await heights()).toEqual(before);
  });
}

test('the text keeps its position when the contents appear', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/demos');
  const left = () =>
    page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const loaded = await left();
  await page
    .locator('.table-of-contents')
    .first()
    .evaluate((contents) => contents.closest('.col')!.remove());
  expect(await left()).toBe(loaded);
});

test("an example that loads late doesn't take the focus", async ({page}) => {
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

  test('the page has the code, and no Run button', async ({page}) => {
    await page.goto('/demos');
    const code = page.getByText('useSpendableBalance(alice)');
    await expect(code.first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
  });
});
