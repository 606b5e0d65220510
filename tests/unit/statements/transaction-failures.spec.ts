// Checks docs-react/guides/transaction-failures.mdx. The title has the guide's name,
// the section, and a sentence of the section.
// `page` comes before packages, which look for the browser globals that it sets.
import {openPage} from './page';
import {pause} from './helpers';
import {importSample} from './import-sample';

import {expect, onTestFinished, test, vi} from 'vitest';
import {MutationError} from '@reactive-dot/core';
import {createElement as h, useState, type ComponentType} from 'react';

test("Explain failed transactions, Warn when there's no news: “a minute without a new event”", async () => {
  const {NoNews} = await importSample<{
    NoNews: ComponentType<{state: unknown}>;
  }>('docs-react/guides/transaction-failures.mdx', 'src/NoNews.tsx');
  // A minute takes 50 ms.
  const {setTimeout} = globalThis;
  const clock = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, ms?: number) =>
      setTimeout(run, ms === 60_000 ? 50 : ms),
    );
  onTestFinished(() => clock.mockRestore());

  let report: (state: unknown) => void = () => {};
  const TransactionWithNews = () => {
    const [state, setState] = useState<unknown>({
      type: 'signed',
      txHash: '0x1',
    });
    report = setState;
    return h(NoNews, {state});
  };
  const page = await openPage(h(TransactionWithNews));
  await expect.poll(page.text).toContain('Look up 0x1');
  report({type: 'broadcasted', txHash: '0x1'});
  await expect.poll(page.text).toBe('');
  await expect.poll(page.text).toContain('Look up 0x1');

  for (const end of [
    {type: 'finalized', txHash: '0x1'},
    new MutationError('Refused'),
  ]) {
    report(end);
    await expect.poll(page.text).toBe('');
    // Three times the shortened minute.
    await pause(150);
    expect(page.text(), 'no warning after the end').toBe('');
  }
});
