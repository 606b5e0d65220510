/**
 * The squares below an example, one for each of a chain's newest blocks. A block
 * soon changes its kind, so a browser test couldn't check each kind.
 */
import {expect, test} from 'vitest';

import {newestBlocks} from '@site/src/live-examples/example/chains';

for (const [what, best, finalized, kinds] of [
  // The numbers of a chain that hasn't started.
  ['before the first block', -1, -1, 'none, none, none, none, none'],
  ['after two blocks', 1, 0, 'none, none, none, finalized, best'],
  [
    'after seven blocks',
    6,
    4,
    'finalized, finalized, finalized, in block, best',
  ],
] as const) {
  test(`the newest five blocks ${what} are: ${kinds}`, () => {
    expect(newestBlocks({best, finalized}).join(', ')).toBe(kinds);
  });
}
