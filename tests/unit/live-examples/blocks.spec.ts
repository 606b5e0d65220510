import {expect, test} from 'vitest';

import {newestBlocks} from '@site/src/live-examples/example/chains';

for (const [best, finalized, kinds] of [
  [-1, -1, 'none none none none none'],
  [1, 0, 'none none none finalized best'],
  [6, 4, 'finalized finalized finalized in block best'],
] as const) {
  test(`the newest of ${best + 1} blocks is at the right`, () => {
    expect(newestBlocks({best, finalized}).join(' ')).toBe(kinds);
  });
}
