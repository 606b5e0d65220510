import type {Locator, Page} from '@playwright/test';

import {toHash} from '../../src/live-examples/share/hash';
import {
  expectOfChain as expect,
  heading,
  open,
  resultOf,
  test,
} from './fixtures';
import {
  choose,
  editor,
  expectExample,
  firstQuery,
  openPlayground,
} from './playground-page';
import {translate} from './translate';

const status = (page: Page): Locator =>
  page.getByRole('region', {name: 'Result'}).getByRole('status');

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

test('Back restores code that was written just before leaving', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  await editor(page).click();
  await page.keyboard.insertText('// kept ');
  await page.evaluate(() => history.pushState(null, '', '#example=transfer'));
  await page.reload();
  await expectExample(page, 'transfer');
  await page.goBack();
  await expect(editor(page)).toContainText('// kept ');
});

test('an example runs if it is chosen while another one runs', async ({
  page,
}) => {
  await openPlayground(page);
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await expect(status(page)).toHaveText('Not running');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(resultOf(page)).toContainText('Best block');
  await choose(page, 'A balance with its unit');
  await expect(resultOf(page)).toContainText('DOT');
});

test('Back closes the list of examples, and then opens the previous example', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  const list = page.getByRole('dialog', {name: 'Examples'});
  await page.getByRole('button', {name: /^Example: /}).click();
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(list).toBeHidden();
  await expectExample(page, 'first-query');
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await page.goBack();
  await expectExample(page, 'first-query');
});

test('Copy selects the code if the clipboard is denied', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await open(page, '/playground');
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('button', {name: 'Selected'})).toBeVisible();
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected).toContain('export');
});

test('a double click on Run runs the example', async ({page}) => {
  await openPlayground(page);
  await page.getByRole('button', {name: 'Run'}).dblclick();
  await expect(status(page)).toHaveText('Live');
});

test.describe('without a connection', () => {
  test.use({expectedErrors: [/ERR_FAILED/]});

  test("Retry loads an example that couldn't be fetched", async ({page}) => {
    await openPlayground(page);
    await page.route('**/*.js', (route) => route.abort());
    await choose(page, 'The newest block');
    const problem = page.getByRole('alert');
    await expect(problem).toContainText("couldn't be fetched");
    await page.unroute('**/*.js');
    await problem.getByRole('button', {name: 'Retry'}).click();
    await expectExample(page, 'live-block');
    await expect(problem).toHaveCount(0);
  });
});

test('keys resize the panes, the console and the switches unfold, and all persist @wcag-2.1.1', async ({
  page,
}) => {
  await openPlayground(page);
  const line = page.getByRole('separator', {name: 'Width of the result'});
  const result = page.getByRole('region', {name: 'Result'});
  const width = () => result.evaluate((pane) => pane.clientWidth);
  const before = await width();
  await line.press('ArrowLeft');
  await line.press('ArrowLeft');
  const after = await width();
  expect(after).toBeGreaterThan(before);
  await page.getByRole('button', {name: 'Show the lists'}).click();
  await expect(page.getByRole('log')).toBeVisible();
  const slow = page.getByLabel('Slow network');
  await expect(slow).toBeHidden();
  const chain = page.getByRole('button', {name: 'Chain', exact: true});
  await chain.click();
  await slow.click();
  await chain.click();
  await page.getByRole('button', {name: 'Chain (1 on)'}).click();
  await page.reload();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(slow).toBeVisible();
  await expect.poll(width).toBe(after);
});

const logging = firstQuery.replace(
  'const alice',
  'console.log("hello");\nconst alice',
);

test('the console opens at its first message, without moving the result, unless the reader folded it', async ({
  page,
}) => {
  await openPlayground(page, toHash({code: logging}));
  // Replaces the first example, whose result would be measured otherwise.
  await expect(editor(page)).toContainText('console.log');
  const log = page.getByRole('log');
  await expect(log).toBeHidden();
  const place = () => page.locator('.example-result').boundingBox();
  const before = await place();
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(log).toHaveText('hello');
  await expect(log).toBeVisible();
  expect(await place()).toEqual(before);

  await page.getByRole('button', {name: 'Hide the lists'}).click();
  await page.reload();
  await expect(editor(page)).toContainText('console.log');
  await page.getByRole('button', {name: 'Run'}).click();
  await expect(page.getByRole('tab', {name: 'Console (1)'})).toBeVisible();
  await expect(log).toBeHidden();
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
  await expect(page.locator('.cm-activeLine')).toBeInViewport({ratio: 1});
});

test('the gallery finds examples by a hook or a word, with the keyboard alone', async ({
  page,
}) => {
  await openPlayground(page);
  const gallery = page.getByRole('dialog', {name: 'Examples'});
  const filter = gallery.getByRole('searchbox', {name: 'Filter'});
  await page.getByRole('button', {name: /^Example: /}).focus();
  await page.keyboard.press('Enter');
  await expect(filter).toBeFocused();
  await page.keyboard.type('nothing like this');
  await expect(gallery.getByRole('status')).toContainText(
    'No example contains “nothing like this”.',
  );
  await filter.fill('useTypedApi');
  await expect(gallery.getByRole('link').first()).toContainText('useTypedApi');
  await page.keyboard.press('ArrowDown');
  await expect(gallery.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await filter.fill('waterfall');
  await page.keyboard.press('Enter');
  await expect(gallery).toBeHidden();
  await expectExample(page, 'waterfall');

  // The next visit starts with all examples.
  await page.getByRole('button', {name: /^Example: /}).click();
  await expect(filter).toHaveValue('');
});

test('the editor finds hidden lines, and describes how to leave it @wcag-2.1.2', async ({
  page,
}) => {
  await openPlayground(page, '#example=fee-and-send');
  await expect(page.getByText(/press Esc and then Tab/)).toBeVisible();
  await editor(page).press('ControlOrMeta+f');
  await page.keyboard.type('export default');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport();
  // During a composition, keys belong to the input method.
  const find = page.getByRole('textbox', {name: 'Find'});
  await find.dispatchEvent('keydown', {key: 'Escape', isComposing: true});
  await expect(find).toBeVisible();
});

test('the page fits the window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPlayground(page);
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  expect(height).toBe(900);
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
    await page.getByRole('button', {name: /^Example: /}).click();
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

  test('a call breaks before its arguments, and not within a name', async ({
    page,
  }) => {
    await openPlayground(page, '#example=dependent-query');
    const name = page.getByText('"NominationPools"', {exact: true}).first();
    const lines = await name.evaluate(
      (string) => string.getClientRects().length,
    );
    expect(lines).toBe(1);
  });
});
