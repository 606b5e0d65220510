import {expect, test} from 'vitest';

import {flip, report, start} from '@site/src/live-examples/example/model';

test('a report from before a flip keeps the switch as the reader set it', () => {
  const chains = {heights: [], on: [], balances: []};
  const flipped = flip(start, 'slow', true);

  const outdated = report(flipped, {chains, lastFlip: 0});
  expect(outdated.chains.on).toEqual(['slow']);

  // A later report counts, because some switches turn themselves off, such as
  // "Fail the next request".
  const current = report(flipped, {chains, lastFlip: 1});
  expect(current.chains.on).toEqual([]);
});
