import {toHash} from '../../src/live-examples/share/hash';
import {
  // Waits longer than Playwright's, for the blocks of a chain.
  expectOfChain as expect,
  heading,
  resultOf,
  test,
  twoFrames,
} from './fixtures';
import {
  editor,
  firstQuery,
  openGallery,
  openPlayground,
  status,
} from './playground-page';
import {translate} from './translate';

test.describe('where the browser translates the page', () => {
  test.use({bypassCSP: true});

  test('an example can be edited, run, and stopped, and shows its status @nightly', async ({
    page,
  }) => {
    await openPlayground(page);
    await translate(page);
    await editor(page).click();
    await page.keyboard.type('x');
    await expect(page.getByText('~ · edited')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('· edited')).toHaveCount(0);
    await page.getByRole('button', {name: '~Run'}).click();
    await expect(status(page)).toHaveText('~Live');
    await expect(resultOf(page)).toContainText('100,000,000,000,000');
    await expect(page.getByText(/^~best #\d+, finalized #\d+$/)).toBeVisible();
    // The slow network leaves time to press Stop.
    await page.getByRole('button', {name: '~Chain'}).click();
    await page.getByLabel('~Slow network').click();
    await page.getByRole('button', {name: '~Restart'}).click();
    await page.getByRole('button', {name: '~Stop'}).click();
    await expect(status(page)).toHaveText('~Not running');
    await expect(heading(page)).toHaveText('~Playground');
  });
});

test('Copy selects the code if the clipboard is denied', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await openPlayground(page);
  await page.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('button', {name: 'Selected'})).toBeVisible();
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected.trim()).toBe(firstQuery.trim());
});

test('a double click on Run runs the example', async ({page}) => {
  await openPlayground(page);
  await page.getByRole('button', {name: 'Run'}).dblclick();
  await expect(status(page)).toHaveText('Live');
});

test('keys work the panes, whose state survives a reload @wcag-2.1.1', async ({
  page,
}) => {
  await openPlayground(page);
  const splitter = page.getByRole('separator', {name: 'Width of the result'});
  const result = page.getByRole('region', {name: 'Result'});
  const width = () => result.evaluate((pane) => pane.clientWidth);
  const widthBefore = await width();
  const log = page.getByRole('log');
  const slow = page.getByLabel('Slow network');

  await test.step('an arrow key resizes the result', async () => {
    await splitter.press('ArrowLeft');
    await expect.poll(width).toBeGreaterThan(widthBefore);
  });

  const resizedWidth = await width();

  await test.step('the console unfolds', async () => {
    await expect(log).toBeHidden();
    await page.getByRole('button', {name: 'Show the lists'}).press('Enter');
    await expect(log).toBeVisible();
  });

  await test.step('the switches unfold, and folded ones are counted', async () => {
    await expect(slow).toBeHidden();
    const chain = page.getByRole('button', {name: 'Chain', exact: true});
    await chain.press('Enter');
    await slow.press('Space');
    await chain.press('Enter');
    await page.getByRole('button', {name: 'Chain (1 on)'}).press('Enter');
  });

  await test.step('all of it survives a reload', async () => {
    await page.reload();
    await expect(log).toBeVisible();
    await expect(slow).toBeVisible();
    await expect.poll(width).toBe(resizedWidth);
  });
});

test('the console opens at its first message, unless the reader folded it', async ({
  page,
}) => {
  const code = firstQuery.replace(
    'const alice',
    'console.log("hello");\nconst alice',
  );
  await openPlayground(page, toHash({code}));
  // Replaces the first example, whose result would be measured otherwise.
  await expect(editor(page)).toContainText('console.log');
  const log = page.getByRole('log');

  await test.step('the console opens without moving the result', async () => {
    await expect(log).toBeHidden();
    const place = () => page.locator('.example-result').boundingBox();
    const placeBefore = await place();
    expect(placeBefore).not.toBeNull();
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(log).toHaveText('hello');
    await expect(log).toBeVisible();
    expect(await place()).toEqual(placeBefore);
  });

  await test.step('a folded console stays folded', async () => {
    await page.getByRole('button', {name: 'Hide the lists'}).click();
    await page.reload();
    await expect(editor(page)).toContainText('console.log');
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.getByRole('tab', {name: 'Console (1)'})).toBeVisible();
    await expect(log).toBeHidden();
  });
});

test('the line being written stays in sight when the console opens below it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPlayground(page);
  await page.getByRole('button', {name: 'Run'}).click();
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type('throw new Error("here");');
  await expect(page.getByRole('log')).toContainText('here');
  await twoFrames(page);
  await expect(page.locator('.cm-activeLine')).toBeInViewport({ratio: 1});
});

test('the editor says how to leave it, and finds lines out of sight @wcag-2.1.2', async ({
  page,
}) => {
  await openPlayground(page, '#example=fee-and-send');
  await expect(page.getByText(/press Esc and then Tab/)).toBeVisible();
  await editor(page).press('ControlOrMeta+f');
  await page.keyboard.type('export default');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport();

  await test.step('Escape of an input method leaves the search open', async () => {
    const find = page.getByRole('textbox', {name: 'Find'});
    await find.dispatchEvent('keydown', {key: 'Escape', isComposing: true});
    await twoFrames(page);
    await expect(find).toBeVisible();
  });
});

test('the page fits the window', async ({page}) => {
  const windowHeight = 900;
  await page.setViewportSize({width: 1440, height: windowHeight});
  await openPlayground(page);
  const pageHeight = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  expect(pageHeight).toBe(windowHeight);
});

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    isMobile: true,
    hasTouch: true,
  });

  test('fields have 16 px or more, so that iOS does not zoom', async ({
    page,
  }) => {
    await openPlayground(page);
    await editor(page).press('ControlOrMeta+f');
    await openGallery(page);
    const sizes = await page
      .locator('.cm-content, .cm-textfield, .field')
      .evaluateAll((fields) =>
        fields.map((field) => parseFloat(getComputedStyle(field).fontSize)),
      );
    // The editor, two fields of its search, and the gallery's filter.
    expect(sizes).toHaveLength(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('a list that opens below the window scrolls into view', async ({
    page,
  }) => {
    await openPlayground(page);
    await page.getByRole('tab', {name: 'Requests'}).tap();
    // Not 1, because the position can be a fraction of a pixel off.
    await expect(page.getByRole('tabpanel')).toBeInViewport({ratio: 0.9});
  });

  test('a long call breaks before its arguments, and not within a name', async ({
    page,
  }) => {
    await openPlayground(page, '#example=dependent-query');
    const line = page.locator('.cm-line', {hasText: '"NominationPools"'});
    const name = line.first().getByText('"NominationPools"', {exact: true});
    const parts = await name.evaluate(
      (string) => string.getClientRects().length,
    );
    expect(parts).toBe(1);
    const lineBox = (await line.first().boundingBox())!;
    const nameBox = (await name.boundingBox())!;
    expect(nameBox.y).toBeGreaterThan(lineBox.y + nameBox.height / 2);
  });
});
