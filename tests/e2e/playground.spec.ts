// The parts of the playground: panes, console, editor, and its layout on a phone.
// In a browser, because they depend on sizes, focus, and a running example.
// `playground-examples.spec.ts` tests how readers find examples,
// `requests.spec.ts` the requests, and `engines/playground*.spec.ts` what differs
// between engines.
import {toHash} from '../../src/live-examples/share/hash';
import {expect, expectOfChain, test, twoFrames} from './fixtures';
import {
  editor,
  firstQuery,
  openGallery,
  openPlayground,
  status,
} from './playground-page';
import {boxOf} from './read-element';

test('Copy selects the code if the clipboard is denied @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await openPlayground(page);
  await page.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('button', {name: 'Selected'})).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.trim()).toBe(firstQuery.trim());
});

test('a double click on Run runs the example @nightly', async ({page}) => {
  await openPlayground(page);
  // The second click must not stop it.
  await page.getByRole('button', {name: 'Run'}).dblclick();
  await expectOfChain(status(page)).toHaveText('Live');
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

test('the console opens at its first message, unless the reader folded it @nightly', async ({
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
    const place = () => boxOf(page.locator('.example-result'));
    const placeBefore = await place();
    await page.getByRole('button', {name: 'Run'}).click();
    await expectOfChain(log).toHaveText('hello');
    await expect(log).toBeVisible();
    expect(await place()).toEqual(placeBefore);
  });

  await test.step('a folded console stays folded', async () => {
    await page.getByRole('button', {name: 'Hide the lists'}).click();
    await page.reload();
    await expect(editor(page)).toContainText('console.log');
    await page.getByRole('button', {name: 'Run'}).click();
    await expectOfChain(
      page.getByRole('tab', {name: 'Console (1)'}),
    ).toBeVisible();
    await expect(log).toBeHidden();
  });
});

test('the line being written stays in sight when the console opens below it @nightly', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPlayground(page);
  await page.getByRole('button', {name: 'Run'}).click();
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type('throw new Error("here");');
  await expectOfChain(page.getByRole('log')).toContainText('here');
  await twoFrames(page);
  await expect(page.locator('.cm-activeLine')).toBeInViewport({ratio: 1});
});

test('a syntax error that only the browser finds has its line, a mark, and one message', async ({
  page,
}) => {
  const code = firstQuery.replace('return (', 'retrun ((()));\n  return (');
  expect(code).not.toBe(firstQuery);
  const line =
    code.split('\n').findIndex((each) => each.includes('retrun')) + 1;
  await openPlayground(page, toHash({code}));
  await page.getByRole('button', {name: 'Run'}).click();
  const message = `Line ${line}: Unexpected token ')'`;
  await expectOfChain(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('log').locator('p')).toHaveText([message]);
  await expect(page.locator('.cm-lintRange-error')).toHaveText(
    'retrun ((()));',
  );
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
    await expect(page.getByRole('tabpanel')).toBeHidden();
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
    const lineBox = await boxOf(line.first());
    const nameBox = await boxOf(name);
    // It's in the second row of its line.
    expect(nameBox.y).toBeGreaterThan(lineBox.y + nameBox.height / 2);
  });
});
