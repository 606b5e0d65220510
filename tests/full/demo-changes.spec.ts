import path from 'node:path';

import {readDemos} from '../../src/live-examples/read-demos';
import {expect as expectSoon, open, resultOf, test} from '../e2e/fixtures';

// Chains make their blocks in real time, beside whatever else the machine does.
const expect = expectSoon.configure({timeout: 30_000});

const demos = readDemos(
  path.resolve(__dirname, '../../src/live-examples/demos'),
);

// One demo shows a request that fails, and React reports what its boundary catches.
test.use({expectedErrors: [/The node could not/]});

/** One change of each demo that shows. */
const changes: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'conditional-query': ['Nothing was asked for', 'Nothing is asked yet'],
  'connect-wallet': ['No account yet', 'No account chosen'],
  'connection-status': ['Best block: ', 'Newest block: '],
  defer: ['Free<', 'Without rewards<'],
  'dependent-query': ['members', 'nominators'],
  'dispatch-error': ['Send 1,000,000 DOT', 'Send too much'],
  'error-retry': ['could not be loaded', 'did not come'],
  'fee-and-send': ['Send to Bob', 'Pay Bob'],
  'first-query': ['Transactions sent', 'Sent so far'],
  'infinite-scroll': ['Show more', 'Next pools'],
  'keyed-chain': ['Connect a wallet', 'Choose a wallet'],
  'live-block': ['Finalized block', 'Final block'],
  'number-format': ['"de"', '"fr"'],
  polling: ['planck', 'of the smallest unit'],
  refresh: ['planck', 'of the smallest unit'],
  'remembered-account': ['Choose an account', 'Which account is yours?'],
  'several-queries': ['Existential deposit', 'Least balance'],
  'spendable-balance': ['Alice can spend', 'She can spend'],
  stream: ['Pool ', 'Number '],
  'switch-chain': ['Alice can spend', 'She can spend'],
  toasts: ['Send 1 DOT', 'Send one DOT'],
  transfer: ['Bob can spend', 'He can spend'],
  'two-chains': ['Block {', 'Newest {'],
};

test('every example changes as its code is changed', async ({page}) => {
  test.setTimeout(240_000);
  await open(page, '/playground');
  const editor = page.getByRole('textbox', {name: /^Code of /});
  for (const {name, code} of demos) {
    const [from, to] = changes[name]!;
    expect(code, name).toContain(from);
    await page.evaluate((hash) => (location.hash = hash), `example=${name}`);
    await expect(editor).toHaveAccessibleName(`Code of ${name}.tsx`);
    await page.getByRole('button', {name: /^Run/}).click();
    await editor.fill(code.replace(from, to));
    const shown = /[\w ?]+/.exec(to)![0].trim();
    const text = resultOf(page).getByText(shown).first();
    await expect(text, `${name}: ${shown}`).toBeVisible();
  }
});
