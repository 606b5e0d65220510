/**
 * The answers that DocSearch receives. It assumes that an answer belongs to the
 * query in its field, so this controls in which order answers arrive.
 */
import {expect, test} from 'vitest';

import {createLatestSearch} from '../../../src/search/client/latest-search';
import type {SearchAnswer} from '../../../src/search/client/protocol';
import type {Outcome} from '../../../src/search/client/texts';

/**
 * Creates a search whose requests stay pending until the test answers them.
 */
function setUp() {
  const outcomes: Outcome[] = [];
  const pending = new Map<string, (count: number | Error) => void>();
  const latest = createLatestSearch(
    ({query = ''}) =>
      new Promise<SearchAnswer>((resolve, reject) =>
        pending.set(query, (count) =>
          count instanceof Error
            ? reject(count)
            : resolve({index: 'i', hits: [], nbHits: count}),
        ),
      ),
    (outcome) => outcomes.push(outcome),
  );
  return {
    latest,
    outcomes,
    search: (query: string) =>
      latest.search({requests: [{indexName: 'i', query}]}),
    /** Answers the request for a query, and waits for the next steps. */
    async answer(query: string, count: number | Error) {
      const settle = pending.get(query);
      if (!settle) throw new Error(`Nothing asked for "${query}".`);
      settle(count);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('all queries get the answer to the latest one', async () => {
  const {answer, search} = setUp();
  const answers = Promise.all([search('zz'), search('query')]);
  await answer('zz', 0);
  await answer('query', 7);
  const counts = (await answers).map(({results}) => results[0]?.nbHits);
  expect(counts).toEqual([7, 7]);
});

test('an outdated answer is no outcome', async () => {
  const {answer, latest, outcomes, search} = setUp();
  void search('zz');
  void search('query');
  await answer('zz', 0);
  expect(latest.isWaiting()).toBe(true);
  expect(outcomes).toEqual(['waiting', 'waiting']);
  await answer('query', 7);
  expect(latest.isWaiting()).toBe(false);
  expect(outcomes).toEqual(['waiting', 'waiting', 7]);
  expect(latest.count()).toBe(7);
});

test.describe('a typed query', () => {
  test('is answered once its answer has arrived, whatever spaces it has', async () => {
    const {answer, latest, search} = setUp();
    void search('query ');
    expect(latest.isAnswered('query')).toBe(false);
    await answer('query', 7);
    expect(latest.isAnswered('query')).toBe(true);
  });

  test('isn’t answered while DocSearch has sent only its beginning', async () => {
    const {answer, latest, search} = setUp();
    void search('query');
    await answer('query', 7);
    expect(latest.isAnswered('query c')).toBe(false);
  });

  test('is always answered if it’s empty', () => {
    const {latest, search} = setUp();
    void search('query');
    expect(latest.isAnswered(' ')).toBe(true);
  });
});

test('a failure is an answer without results, and reported', async () => {
  const {answer, outcomes, search} = setUp();
  const failing = search('query');
  await answer('query', new Error('offline'));
  expect((await failing).results[0]?.hits).toEqual([]);
  expect(outcomes).toEqual(['waiting', 'failure']);
});

test('the query of a failed search can be searched again', async () => {
  const {answer, latest, search} = setUp();
  void search('query');
  await answer('query', new Error('offline'));
  expect(latest.query()).toBe('query');
});
