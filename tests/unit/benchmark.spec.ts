import {expect, test} from '@playwright/test';

import {inventName} from '../perf/bench/growth';
import {toPlain} from '../perf/bench/plain-markdown';
import {blockingProcessorTime} from '../perf/bench/processor-time';
import {median, medians} from '../perf/bench/statistics';
import {slowestSteps} from '../perf/bench/steps';
import {table} from '../perf/bench/table';

test('the median of an even count lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(() => median([])).toThrow('median of nothing');
});

test('each figure gets a median of its own', async () => {
  const runs = [
    {a: 1, b: 30},
    {a: 3, b: 10},
    {a: 2, b: 20},
  ];
  expect(await medians(3, async () => runs.pop()!)).toEqual({a: 2, b: 20});
});

test('a table is as wide as its widest cell', () => {
  expect(table(['a', 'b'], [['long', '1']])).toBe(
    '| a    | b |\n| ---- | - |\n| long | 1 |',
  );
});

test('names of added pages are all different', () => {
  const names = Array.from({length: 4000}, (_, page) => inventName(page));
  expect(new Set(names).size).toBe(4000);
});

test("steps come from Docusaurus' own logger, short ones left out", () => {
  expect(
    slowestSteps(
      [
        '[PERF] Build > en > Bundling with rspack - 9.64 seconds! - (Heap 1mb)',
        '[PERF] Build > en > SSG > Thread pool > Result for task 1 - 900 ms - (x)',
        '[PERF] Build > en > Deleting server bundle - 11.34 ms - (Heap 1mb)',
        '[PERF] Build > en > postBuild() - 560.00 ms - (Heap 1mb)',
      ].join('\n'),
    ),
  ).toEqual([
    ['en > Bundling with rspack', '9.6'],
    ['en > postBuild()', '0.6'],
  ]);
});

test('a page becomes plain Markdown: shared text in, components out, code kept', () => {
  const page = toPlain(
    'react/x',
    [
      '---',
      'title: "A title"',
      'description: What it is',
      '---',
      '',
      "import Finality from '@site/docs-shared/_finality.mdx';",
      "import {QueryLife} from '@site/src/components/diagrams';",
      '',
      '# A title',
      '',
      'See [Setup](./setup.mdx).',
      '',
      '<QueryLife />',
      '',
      '<Finality />',
      '',
      '<Demo name="first-query" />',
      '',
      '```tsx title="a.tsx" {1}',
      'import x from "y";',
      '<Demo name="kept" />',
      '```',
      '',
    ].join('\n'),
  );
  expect(page).toMatchObject({
    path: 'react/x',
    title: 'A title',
    description: 'What it is',
  });
  expect(page.body).not.toContain('# A title\n');
  expect(page.body).not.toContain('QueryLife');
  expect(page.body).not.toContain('<Finality');
  expect(page.body).toContain('finalized');
  expect(page.body).toContain('```tsx\nimport');
  expect(page.body).toContain('<Demo name="kept" />');
  expect(page.body).toContain('[Setup](#)');
});

const onPage = {pid: 1, tid: 1};
const paint = {...onPage, name: 'firstContentfulPaint', ts: 100_000};
const taskOf = (ts: number, dur: number, tdur: number) => ({
  ...onPage,
  name: 'RunTask',
  ts,
  dur,
  tdur,
});

test('what a task waited for a processor does not block', () => {
  const waiting = taskOf(200_000, 80_000, 10_000);
  expect(blockingProcessorTime([paint, waiting], 4)).toBe(0);
  const busy = taskOf(300_000, 80_000, 20_000);
  expect(blockingProcessorTime([paint, waiting, busy], 4)).toBe(30);
});

test('of a task, what comes after the first paint of the page counts', () => {
  const before = taskOf(0, 90_000, 90_000);
  const interrupted = taskOf(80_000, 40_000, 40_000);
  const elsewhere = {...taskOf(200_000, 90_000, 90_000), pid: 2};
  expect(
    blockingProcessorTime([before, paint, interrupted, elsewhere], 4),
  ).toBe(30);
});

test('a trace that tells nothing has no blocking time', () => {
  expect(() => blockingProcessorTime([taskOf(0, 1, 1)], 4)).toThrow(
    'no firstContentfulPaint',
  );
  const untimed = {...onPage, name: 'RunTask', ts: 0, dur: 1};
  expect(() => blockingProcessorTime([paint, untimed], 4)).toThrow('tdur');
});
