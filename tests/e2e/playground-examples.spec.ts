// How readers find, choose, and leave examples in the playground. In a browser,
// because the example is in the address and the history. `playground.spec.ts`
// tests the parts of the page, and `unit/live-examples/playground.spec.ts` the
// filter.
import {expect, expectOfChain, resultOf, test} from './fixtures';
import {firstShown} from './every-demo';
import {
  choose,
  editor,
  expectExample,
  openGallery,
  openPlayground,
  status,
} from './playground-page';

test('Back restores code that was written just before leaving', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  // At the end, the comment changes no line of the example.
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('// kept');
  // Leaves immediately, with a reload. A click would give the page time to store
  // the code.
  await page.evaluate(() => history.pushState(null, '', '#example=transfer'));
  await page.reload();
  await expectExample(page, 'transfer');
  await page.goBack();
  await expectExample(page, 'first-query');
  await editor(page).press('ControlOrMeta+End');
  await expect(editor(page)).toContainText('// kept');
});

test('an example runs if it is chosen while another one runs @nightly', async ({
  page,
}) => {
  await openPlayground(page);
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await expect(status(page)).toHaveText('Not running');
  await page.getByRole('button', {name: 'Run'}).click();
  await expectOfChain(resultOf(page)).toContainText('Best block');
  await choose(page, 'A balance with its unit');
  await expectOfChain(resultOf(page)).toContainText(
    firstShown['spendable balance'],
  );
});

test('a chosen example keeps its description, and opens the switches that it needs', async ({
  page,
}) => {
  await openPlayground(page);
  const refuse = page.getByLabel('Refuse transactions');
  await expect(refuse).toBeHidden();
  await choose(page, 'Every outcome of a transaction');
  await expectExample(page, 'transaction-outcomes');
  // The hidden list of examples has it too.
  const text = page.getByText(/^Switch on what goes wrong/);
  await expect(text.filter({visible: true})).toHaveCount(1);
  await expect(refuse).toBeVisible();

  await test.step('it is not live before it connects', async () => {
    await page.getByRole('button', {name: 'Run'}).click();
    await expectOfChain(status(page)).toHaveText('Ready');
    await expect(page.getByText('no block yet')).toBeVisible();
  });
});

test('Back closes the list of examples, and then opens the previous example', async ({
  page,
}) => {
  await openPlayground(page, '#example=first-query');
  const gallery = await openGallery(page);
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expectExample(page, 'first-query');
  await choose(page, 'The newest block');
  await expectExample(page, 'live-block');
  await page.goBack();
  await expectExample(page, 'first-query');
});

test.describe('without a connection', () => {
  test.use({expectedErrors: [/ERR_FAILED/]});

  test("Retry loads an example that couldn't be fetched @nightly", async ({
    page,
  }) => {
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

test('the keyboard finds examples by a hook or a word @nightly', async ({
  page,
}) => {
  await openPlayground(page);
  const gallery = page.getByRole('dialog', {name: 'Examples'});
  const filter = gallery.getByRole('searchbox', {name: 'Filter'});
  await page.getByRole('button', {name: /^Example: /}).focus();
  await page.keyboard.press('Enter');
  await expect(filter).toBeFocused();

  await test.step('words that no example contains', async () => {
    await page.keyboard.type('nothing like this');
    await expect(gallery.getByRole('status')).toContainText(
      'No example contains “nothing like this”.',
    );
  });

  await test.step('a hook finds examples that call it, and arrow keys move to them', async () => {
    await filter.fill('useTypedApi');
    const first = gallery.getByRole('link').first();
    await expect(first).toContainText('useTypedApi');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(filter).toBeFocused();
  });

  await test.step('Enter opens the first example with a word', async () => {
    await filter.fill('waterfall');
    await page.keyboard.press('Enter');
    await expect(gallery).toBeHidden();
    await expectExample(page, 'waterfall');
  });

  await test.step('the next visit lists all examples', async () => {
    await openGallery(page);
    await expect(filter).toHaveValue('');
  });
});
