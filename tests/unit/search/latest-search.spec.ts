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
    ({query}) =>
      new Promise<SearchAnswer>((resolve, reject) =>
        pending.set(query!, (count) =>
          count instanceof Error
            ? reject(count)
            : resolve({index: 'i', hits: [], nbHits: count}),
        ),
      ),
    (outcome) => outcomes.push(outcome),
  );
  const search = (query: string) =>
    latest.search({requests: [{indexName: 'i', query}]});
  return {latest, outcomes, pending, search};
}

/** Waits until the steps after an answer are done. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

test('an outdated answer is replaced by the answer to the latest query', async () => {
  const {latest, outcomes, pending, search} = setUp();
  const first = search('zz');
  const second = search('query ');
  pending.get('zz')!(0);
  await tick();
  expect(latest.isWaiting()).toBe(true);
  expect(latest.isAnswered('query')).toBe(false);
  pending.get('query')!(7);
  for (const {results} of await Promise.all([first, second])) {
    expect(results[0]!.nbHits).toBe(7);
  }
  expect(outcomes).toEqual(['waiting', 'waiting', 7]);
  expect(latest.count()).toBe(7);
  expect(latest.isAnswered('query')).toBe(true);
  // The reader has typed on, and DocSearch hasn't asked yet.
  expect(latest.isAnswered('query c')).toBe(false);
});

test('a failure is reported, and the answer has no results', async () => {
  const {latest, outcomes, pending, search} = setUp();
  const answer = search('query');
  pending.get('query')!(new Error('offline'));
  expect((await answer).results[0]!.hits).toEqual([]);
  expect(outcomes).toEqual(['waiting', 'failure']);
  expect(latest.query()).toBe('query');
});
