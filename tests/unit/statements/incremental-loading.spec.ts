// Checks docs-react/guides/incremental-loading.mdx. The title has the guide's
// name, the section, and a sentence of the section.
// `bench` comes before packages, which look for the browser globals that it sets.
import {test} from './bench';
import {waitForBlocks} from './helpers';
import {importSample} from './import-sample';
import {openPage, recordTexts} from './page';

import {expect} from 'vitest';
import {pending} from '@reactive-dot/core';
import {createElement as h, useState, type ComponentType} from 'react';

test('Show partial results, Load more rows on demand: “The old rows stay on screen”', async ({
  bench,
}) => {
  const {PoolList} = await importSample<{PoolList: ComponentType}>(
    'docs-react/guides/incremental-loading.mdx',
    'src/PoolList.tsx',
    {change: (code) => code.replace('pageSize = 20', 'pageSize = 2')},
  );
  const page = await bench.openBelowProviders(h(PoolList));
  await expect.poll(page.text).toMatch(/^(\d+ members){2}Show more$/);
  const oldRows = page.text().replace('Show more', '');
  // React subscribes to the rows in an effect, which a busy machine can run
  // after the test has seen them.
  await waitForBlocks(bench, 2);

  const texts = recordTexts(page);
  // New rows now take about three seconds.
  bench.switches.slow = true;
  page.click('Show more');
  await expect.poll(page.text).toMatch(/^(\d+ members){4}Show more$/);
  // Two pending rows.
  expect(texts).toContain(`${oldRows}……Show more`);
  for (const text of texts) {
    expect(text.startsWith(oldRows), `“${text}” has the old rows`).toBe(true);
  }
});

test('Show partial results, The value turns back into "…": “this hook keeps the last answer of each row”', async () => {
  type Row = string | undefined | typeof pending;
  const {useLastRows} = await importSample<{
    useLastRows: (keys: string[], rows: Row[]) => Row[];
  }>('docs-react/guides/incremental-loading.mdx', 'src/use-last-rows.ts');
  const keys = ['a', 'b', 'c'];
  let setRows: (rows: Row[]) => void;
  function List() {
    const [rows, set] = useState<Row[]>([pending, pending, pending]);
    setRows = set;
    const texts = useLastRows(keys, rows).map((row) =>
      row === pending ? '…' : (row ?? 'none'),
    );
    return texts.join(' ');
  }
  const page = await openPage(h(List));
  await expect.poll(page.text).toBe('… … …');

  // A map can have no value for a key.
  setRows!(['1', pending, undefined]);
  await expect.poll(page.text).toBe('1 … none');
  setRows!([pending, '2', pending]);
  await expect.poll(page.text).toBe('1 2 none');
  setRows!(['3', pending, '4']);
  await expect.poll(page.text).toBe('3 2 4');
  expect(page.errors).toEqual([]);
});
