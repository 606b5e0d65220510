import {expect, test} from 'vitest';

import {readGuide} from './guides/read-guide';

for (const set of ['react', 'vue']) {
  test(`every known issue of ${set} says versions, what goes wrong, how to notice and what to do`, () => {
    const guide = readGuide(`docs-${set}/guides/known-issues.mdx`);
    const [, ...issues] = guide.split(/^## /m);
    expect(issues.length).toBeGreaterThan(15);
    for (const issue of issues)
      expect(
        Array.from(issue.matchAll(/^- \*\*(.+?):\*\*/gm), ([, label]) => label),
        issue.split('\n')[0],
      ).toEqual(['Versions', 'What goes wrong', 'How to notice', 'What to do']);
  });
}
