// Sharing, keeping, downloading, and checking code in the playground. In all
// engines, because the clipboard, history, downloads, workers, and touch differ.
// `e2e/playground.spec.ts` tests more of the page.
import {strFromU8, unzipSync} from 'fflate';
import {readFileSync} from 'node:fs';

import {overflow} from '../e2e/overflow';
import {
  chainTestTimeout,
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  heading,
  resultOf,
} from '../e2e/fixtures';
import {
  choose,
  codeOf,
  editor,
  expectExample,
  firstQuery,
  openPlayground,
} from '../e2e/playground-page';
import {open, paste} from './fixtures';
import {firstQueryWith, test, write} from './playground-editing';
import {boxOf} from '../e2e/read-element';

test.describe.configure({timeout: chainTestTimeout});

const transferCode = codeOf('transfer');

test('a shared link opens with its code, and Reset restores the example', async ({
  page,
}) => {
  await openPlayground(page, '#example=transfer');
  await write(page, transferCode.replace('Bob can spend', 'Bob can pay'));
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await paste(page);
  await page.goto('/demos');
  await open(page, address);
  await expect(editor(page)).toContainText('Bob can pay');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(editor(page)).toContainText('Bob can spend');
  await expect(page).toHaveURL(/#example=transfer$/);
});

test('code that is too long to share survives a reload @nightly', async ({
  page,
}) => {
  await openPlayground(page);
  await write(page, `// kept\n${firstQuery}\n//${'a'.repeat(50_000)}`);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Too long'})).toBeVisible();
  await page.reload();
  await expect(editor(page)).toContainText('// kept');
});

test('a reload and Back keep the code @nightly', async ({page}) => {
  await openPlayground(page);
  await write(page, firstQueryWith('sent', 'kept'));
  await expect(page).toHaveURL(/#example=first-query&code=/);
  await page.reload();
  await expect(editor(page)).toContainText('Transactions kept');
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await page.goBack();
  await expect(editor(page)).toContainText('Transactions kept');
  await page.getByRole('link', {name: 'Examples', exact: true}).click();
  await expect(heading(page)).toHaveText('Live examples');
  await page.goBack();
  await expect(editor(page)).toContainText('Transactions kept');
});

test('Download saves a project with the code', async ({page, browserName}) => {
  test.skip(
    browserName === 'firefox',
    'Playwright reports no downloads in Firefox.',
  );
  await openPlayground(page, '#example=transfer');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('transfer.zip');
  const project = unzipSync(readFileSync(await file.path()));
  expect(Object.keys(project)).toEqual(
    expect.arrayContaining([
      'transfer/package.json',
      'transfer/src/Example.tsx',
    ]),
  );
  const example = project['transfer/src/Example.tsx'] ?? new Uint8Array();
  expect(strFromU8(example)).toBe(transferCode);
});

test('the compiler underlines errors and completes pallets @wcag-4.1.3', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  const button = (name: string) => page.getByRole('button', {name});
  await button('Check types').click();
  await expect(button('Types: no problem')).toBeVisible();

  await test.step('an error is counted, underlined, and explained', async () => {
    await write(page, firstQueryWith('account.nonce', 'account.nonse'));
    await expect(button('Types: 1 problem')).toBeVisible();
    await page.locator('.cm-lintRange-error').hover();
    await expect(page.locator('.cm-tooltip')).toContainText(
      "Property 'nonse' does not exist",
    );
  });

  await test.step('the beginning of a pallet is completed', async () => {
    await write(page, firstQueryWith('"System"', '"Sta"'));
    // The click, in pixels from the text's corner, puts the cursor between the
    // quotes.
    const pallet = page.getByText('"Sta"', {exact: true});
    await pallet.click({position: {x: 30, y: 5}});
    await page.keyboard.press('ControlOrMeta+Space');
    await expect(page.locator('.cm-tooltip-autocomplete')).toContainText(
      'Staking',
    );
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('code, result, and console are stacked, and nothing scrolls horizontally @wcag-1.4.10', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', "Playwright can't tap in Firefox.");
    await openPlayground(page);
    await choose(page, 'The newest block');
    await expectExample(page, 'live-block');
    await page.getByRole('button', {name: 'Run'}).tap();
    await expect(resultOf(page)).toContainText('Best block');
    await expect(page.getByText('Live', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Chain'}).tap();
    const stop = page.getByLabel('Stop making blocks');
    // Right after a scroll, Chromium would tap at the frame's previous
    // position.
    await stop.scrollIntoViewIfNeeded();
    await expect(stop).toBeInViewport();
    await stop.tap();
    await expect(stop).toBeChecked();
    const code = await boxOf(page.locator('.cm-editor'));
    const result = await boxOf(page.locator('iframe'));
    expect(result.y).toBeGreaterThanOrEqual(code.y + code.height);
    const belowResult = result.y + result.height;
    for (const control of [stop, page.getByRole('tab', {name: 'Console'})]) {
      expect((await boxOf(control)).y).toBeGreaterThanOrEqual(belowResult);
    }
    expect(await overflow(page)).toBe(0);
  });
});
