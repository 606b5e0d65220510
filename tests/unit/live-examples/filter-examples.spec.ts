/**
 * The filter of the playground's gallery, with the real examples. Each test fails
 * if its example no longer has the typed words.
 */
import {expect, test} from 'vitest';

import {
  filterExamples,
  matchingHooks,
} from '../../../src/live-examples/playground/filter-examples';
import {listHooks, readDemos} from '../../../src/live-examples/read-demos';

const entries = readDemos().map((demo) => ({
  ...demo,
  hooks: listHooks(demo.code),
}));
const find = (typed: string) =>
  filterExamples(entries, typed).map(({name}) => name);

test('spaces find all examples', () => {
  expect(find(' ')).toEqual(entries.map(({name}) => name));
});

for (const [field, typed, name] of [
  ['the group', 'several chains', 'two-chains'],
  ['the title', 'toast for each', 'toasts'],
  ['the sentence', 'events of every', 'toasts'],
  ['a hook, in any case', 'USESTOREDACCOUNT', 'remembered-account'],
] as const) {
  test(`"${typed}" finds ${name} by ${field}`, () => {
    expect(find(typed)).toContain(name);
  });
}

test('words in two fields find the example that has both', () => {
  expect(find('toast useMutation')).toEqual(['toasts']);
});

test('an unknown word finds nothing, also next to a known one', () => {
  expect(find('toast')).not.toEqual([]);
  expect(find('toast unknown')).toEqual([]);
});

test('matches in the title come first', () => {
  const titled = filterExamples(entries, 'trans').map(({title}) =>
    /trans/i.test(title),
  );
  // Other examples only have it in a hook, such as useTransition.
  expect(new Set(titled)).toEqual(new Set([true, false]));
  expect(titled.indexOf(false)).toBeGreaterThan(titled.lastIndexOf(true));
});

test('lists the hooks with a typed word', () => {
  const toasts = filterExamples(entries, 'toast').map((entry) =>
    matchingHooks(entry, 'mutation toast'),
  );
  expect(toasts).toEqual([['useMutation', 'useMutationListener']]);
});
