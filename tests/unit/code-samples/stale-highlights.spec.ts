// Highlights that the code has outgrown fail the build
// (src/content/code-samples/view-sample.ts).
import {expect, test} from 'vitest';

import {formatProblems} from '../../../src/content/code-samples/checker';
import {fencesIn} from '../../fences';

/** The problems of a page whose only block highlights some lines. */
const problemsOf = (highlights: string): string[] =>
  formatProblems({
    page: {
      path: 'a.mdx',
      fences: fencesIn(
        `\`\`\`ts title="a.ts" {${highlights}}\n// ---cut-start---\nhidden;\n// ---cut-end---\none;\n\nthree;\nfour;\n\`\`\`\n`,
      ),
    },
    results: [],
  });

test('accepts highlights that begin and end at visible code', () => {
  expect(problemsOf('1,3-4')).toEqual([]);
  expect(problemsOf('1-4')).toEqual([]);
});

for (const [rule, range] of [
  ['begins at a blank line', '2-3'],
  ['ends at a blank line', '1-2'],
  ['ends below the code', '3-5'],
  ['ends above its beginning', '4-3'],
] as const) {
  test(`reports the place of a highlight that ${rule}`, () => {
    expect(problemsOf(`1,${range}`)).toEqual([
      expect.stringMatching(
        new RegExp(`^a\\.mdx:2:1 - sample The highlight \\{${range}\\}`),
      ) as string,
    ]);
  });
}
