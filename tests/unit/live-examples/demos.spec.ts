import {expect, test} from 'vitest';

import {
  filterExamples,
  matchingHooks,
} from '../../../src/live-examples/playground/filter-examples';
import {
  listHooks,
  parseDemo,
  readDemos,
} from '../../../src/live-examples/read-demos';

const demos = readDemos();

test('reads the title, group, and code of a demo', () => {
  expect(demos[0]).toMatchObject({
    name: 'first-query',
    title: 'A first query',
    group: 'Reading',
    switches: ['slow'],
    on: [],
    code: expect.stringMatching(/^import /) as string,
  });
});

for (const [head, problem] of [
  ['', 'Begin the file with a comment in YAML'],
  ['title: A', '× Invalid key: Expected "text"'],
  [
    'title: A\ntext: B\ngroup: C',
    '× Invalid key: Expected never but received "group"',
  ],
  [
    'title: A\ntext: B\nswitches: [fast]',
    '× Invalid type: Expected ("fail" | "slow" | "refuse" | "invalid" | "dispatch" | "drop" | "stop" | "cut") but received "fast"',
  ],
] as const) {
  test(`reports a mistake in the head "${head}" with its file`, () => {
    const text = head && `/*\n${head}\n*/\n// ---cut---\n`;
    expect(() => parseDemo('some', `${text}code`)).toThrow(
      `src/live-examples/demos/some.tsx: ${problem}`,
    );
  });
}

test.describe('the gallery', () => {
  const entries = demos.map((demo) => ({...demo, hooks: listHooks(demo.code)}));
  const find = (typed: string) =>
    filterExamples(entries, typed).map(({name}) => name);

  test('shows all examples until the reader types', () => {
    expect(find(' ')).toEqual(demos.map(({name}) => name));
  });

  test('finds words in the group, title, sentence, and hooks', () => {
    expect(find('several chains')).toContain('two-chains');
    expect(find('toast for each')).toEqual(['toasts']);
    expect(find('events of every')).toEqual(['toasts']);
    expect(find('USESTOREDACCOUNT')).toEqual(['remembered-account']);
  });

  test('finds only examples with all words', () => {
    expect(find('toast useMutation')).toEqual(['toasts']);
    expect(find('toast unknown')).toEqual([]);
  });

  test('shows a match in the title first', () => {
    // Other examples only have it in a hook, such as useTransition.
    const found = filterExamples(entries, 'trans');
    const titled = found.map(({title}) => /trans/i.test(title));
    expect(titled[0]).toBe(true);
    expect(titled).toContain(false);
  });

  test('lists the hooks with a typed word', () => {
    const [toasts] = filterExamples(entries, 'toast');
    expect(matchingHooks(toasts!, 'mutation toast')).toEqual([
      'useMutation',
      'useMutationListener',
    ]);
  });
});
