import {expect, test} from 'vitest';

import {flip, report, start} from '@site/src/live-examples/example/model';

test('a report from before a flip keeps the switch as the reader set it', () => {
  const chains = {heights: [], on: [], balances: []};
  const flipped = flip(start, 'slow', true);

  const late = report(flipped, {chains, lastFlip: 0});
  expect(late.chains.on).toEqual(['slow']);

  // The frame turns "Fail the next request" and others off by itself.
  const current = report(flipped, {chains, lastFlip: 1});
  expect(current.chains.on).toEqual([]);
});
