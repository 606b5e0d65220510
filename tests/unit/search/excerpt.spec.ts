/**
 * The text of a result: which sentence it shows, and where it is cut. Both depend
 * on rules for rare texts, which the site may not have.
 */
import {expect, test} from 'vitest';

import {cutExcerpt} from '../../../src/search/client/excerpt';
import {matcherOf} from '../../../src/search/client/highlight';
import type {SearchPage} from '../../../src/search/page';
import {bestIn, pageOf, queryGuide, section} from './pages';

/** Returns the excerpt of the best result, as marked and escaped HTML. */
const excerptIn = (pages: readonly SearchPage[], query: string) =>
  bestIn(pages, query)._snippetResult.content?.value;

test.describe('an excerpt', () => {
  const guide = pageOf('x', 'guide', section('X', 'No chain <ID> provided'));

  test('is escaped, and its matches are marked', () => {
    expect(excerptIn([guide], 'chain id')).toBe(
      'No <mark>chain</mark> &lt;<mark>ID</mark>&gt; provided',
    );
  });

  test('is stored with recent searches, without marks', () => {
    expect(bestIn([guide], 'chain id').content).toBe(
      'No chain &lt;ID&gt; provided',
    );
  });
});

test('recent searches store 24 words of a long text', () => {
  const words = ['chain', ...Array.from({length: 50}, (_, index) => index)];
  const guide = pageOf('x', 'guide', section('X', words.join(' ')));
  expect(bestIn([guide], 'chain').content).toBe(
    `${words.slice(0, 24).join(' ')}…`,
  );
});

test.describe('the excerpt of a section', () => {
  const guide = pageOf('query', 'guide', ...queryGuide);
  for (const [rule, query, excerpt] of [
    [
      'is the matching sentence',
      'knows',
      'Read what a chain <mark>knows</mark> with useLazyLoadQuery.',
    ],
    [
      'begins with the matching name in its code',
      'readStorage',
      'The code uses <mark>readStorage</mark>. No chain &lt;ID&gt; provided',
    ],
    [
      'begins with the matching word of readers',
      'fetching',
      'Also known as “<mark>fetch</mark> data”. Read what a chain knows with useLazyLoadQuery.',
    ],
    [
      'begins with the matching heading',
      'fails',
      'When it <mark>fails</mark>: No chain &lt;ID&gt; provided',
    ],
  ] as const) {
    test(rule, () => {
      expect(excerptIn([guide], query)).toBe(excerpt);
    });
  }
});

test.describe('the excerpt of a page', () => {
  const fees = {
    ...pageOf(
      'fees',
      'guide',
      section(
        'Fees and options',
        'Every transaction costs a fee. Then read the receipt. There are options for all.',
      ),
    ),
    description: 'Estimate a fee before signing, and add a tip.',
  };
  for (const [rule, query, excerpt] of [
    [
      'is its description if that has the match',
      'fee',
      'Estimate a <mark>fee</mark> before signing, and add a tip.',
    ],
    [
      'is its description, and then a match in its text',
      'opt',
      'Estimate a fee before signing, and add a tip. There are <mark>opt</mark>ions for all.',
    ],
    [
      'is the match in its text',
      'receipt',
      'Then read the <mark>receipt</mark>. There are options for all.',
    ],
  ] as const) {
    test(rule, () => {
      expect(excerptIn([fees], query)).toBe(excerpt);
    });
  }
});

test('the excerpt of an export is its summary if its name matches', () => {
  const text = 'Signs a transaction. Use it for every call.';
  const api = pageOf('api', 'api', section('useMutation', text));
  expect(bestIn([api], 'muta').content).toBe(text);
});

for (const [what, text, excerpt] of [
  [
    'isn’t marked if the result has the typed one',
    'Run papi for the API.',
    'Run <mark>papi</mark> for the API.',
  ],
  [
    'is marked if the result doesn’t have the typed one',
    'Run the API.',
    'Run the <mark>API</mark>.',
  ],
] as const) {
  test(`a similar word ${what}`, () => {
    const guide = pageOf('x', 'guide', section('X', text));
    expect(excerptIn([guide], 'papi')).toBe(excerpt);
  });
}

test.describe('a cut excerpt', () => {
  const text = `Calls revert. They give you a number: ${'9'.repeat(50)}. It has the reason why the contract refused a call, which a caller of the contract, or whoever else wants to know what has happened in there, then has to decode.`;
  const cutAt = (needle: string) => cutExcerpt(text, matcherOf([needle]));

  for (const [needle, start] of [
    ['revert', 'Calls revert. They '],
    ['give', 'They give you a number: '],
  ] as const) {
    test(`starts with the sentence that has "${needle}"`, () => {
      expect(cutAt(needle).slice(0, start.length)).toBe(start);
    });
  }

  test('has up to 24 words, of up to 40 characters each', () => {
    expect(cutAt('give')).toBe(
      `They give you a number: ${'9'.repeat(40)}… It has the reason why the contract refused a call, which a caller of the contract, or whoever…`,
    );
  });

  test('omits the middle of a long sentence before a late match', () => {
    expect(cutAt('decode')).toBe(
      'It has the reason why the … there, then has to decode.',
    );
  });

  test('from a table begins with a row', () => {
    const table =
      'Choose a task: Wait · Read: One value · Write: A transaction.';
    expect(cutExcerpt(table, matcherOf(['value']))).toBe(
      'Read: One value · Write: A transaction.',
    );
  });
});
