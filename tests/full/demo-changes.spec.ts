// Edits each demo in the playground. Slow, because each chain starts again.
import {readDemos} from '../../src/live-examples/read-demos';
import {expectOfChain as expect, open, resultOf, test} from '../e2e/fixtures';
import {editor, expectExample} from '../e2e/playground-page';

// React reports errors that a boundary catches, and the client reports a cut
// connection.
test.use({
  expectedErrors: [/The node could not answer|Unable to connect|WS halt/],
});

/**
 * A visible change for each demo. No two new texts are the same, because the
 * previous demo's result may stay for a moment.
 */
const changes: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'conditional-query': ['Nothing was asked for', 'Nothing is asked yet'],
  'connect-wallet': ['No account yet', 'No account chosen'],
  'bulk-refresh': ['Rewards of Bob', 'For Bob'],
  'connection-status': ['Best block: ', 'Newest block: '],
  defer: ['Free, in', 'Without rewards, in'],
  'dependent-query': ['members', 'nominators'],
  'dispatch-error': ['Send 10 DOT', 'Send too much'],
  'error-retry': ["couldn't be read", 'did not come'],
  'fee-and-send': ['Send to Bob', 'Pay Bob'],
  'first-query': ['Transactions sent', 'Sent so far'],
  'infinite-scroll': ['Show more', 'Next pools'],
  'keyed-chain': ['Connect a wallet', 'Choose a wallet'],
  'list-keys': ['Add a pool', 'One more pool'],
  'live-block': ['Finalized block', 'Final block'],
  'no-waterfall': ['Active era', 'Era of this day'],
  'number-format': ['"de"', '"fr"'],
  polling: ['planck', 'of the least unit'],
  refresh: ['planck', 'of the smallest unit'],
  'remembered-account': ['Choose an account', 'Which account is yours?'],
  'shared-read': ['It began on', 'Its first day was'],
  'several-queries': ['Existential deposit', 'Least balance'],
  'spendable-balance': ['Alice can spend', 'She may spend'],
  stream: ['Pool ', 'Number '],
  'switch-chain': ['Alice can spend', 'She can spend'],
  toasts: ['Send 1 DOT', 'Send one DOT'],
  'transaction-outcomes': ['Send 1 DOT', 'Send a DOT'],
  transfer: ['Bob can spend', 'He can spend'],
  'two-chains': ['Block {', 'Newest {'],
  waterfall: ['Active era', 'Era of today'],
};

const demos = readDemos();

test('the list of changes has each demo, and no new text twice', () => {
  expect(Object.keys(changes).sort()).toEqual(
    demos.map(({name}) => name).sort(),
  );
  const newTexts = Object.values(changes).map(([, to]) => to);
  expect(new Set(newTexts).size).toBe(newTexts.length);
});

// One page for all, because a reader changes from one example to the next.
test('every example reflects a change in its code', async ({page}) => {
  // Eight seconds for each of the 29.
  test.setTimeout(240_000);
  await open(page, '/playground');
  for (const {name, code} of demos) {
    await test.step(name, async () => {
      const [from = '', to = ''] = changes[name] ?? [];
      expect(from, `${name} in changes`).not.toBe('');
      expect(code).toContain(from);
      await page.evaluate((hash) => (location.hash = hash), `example=${name}`);
      await expectExample(page, name);
      // Afterward, each chosen example runs by itself.
      const run = page.getByRole('button', {name: 'Run', exact: true});
      if (await run.isVisible()) await run.click();
      // `fill` selects text in the page, and the editor may select again before
      // the text arrives.
      await editor(page).press('ControlOrMeta+a');
      await page.keyboard.insertText(code.replace(from, to));
      // Without the code around the text.
      const [newText = ''] = /\w[\w ?]+/.exec(to) ?? [];
      await expect(
        resultOf(page).getByText(newText.trim()).first(),
      ).toBeVisible();
    });
  }
});
