import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readGuide, siteDir} from './guides/read-guide';

/** The sections of a page of known issues, by their headings. */
function readIssues(set: string): Map<string, string> {
  const [, ...sections] = readGuide(
    `docs-${set}/guides/known-issues.mdx`,
  ).split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n')];
    }),
  );
}

const react = readIssues('react');
const vue = readIssues('vue');

const folder = path.join(siteDir, 'tests/unit/statements');
const statements = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

for (const [set, issues] of [
  ['react', react],
  ['vue', vue],
] as const)
  test(`every known issue of ${set} says versions, what goes wrong, how to notice and what to do`, () => {
    expect(issues.size).toBeGreaterThan(15);
    for (const [heading, text] of issues)
      expect(
        Array.from(text.matchAll(/^- \*\*(.+?):\*\*/gm), ([, label]) => label),
        heading,
      ).toEqual(['Versions', 'What goes wrong', 'How to notice', 'What to do']);
  });

/*
 * npm does not serve `@reactive-dot/vue` here, so what only its page names is
 * held by no test: it was seen by running the package's source at the tag.
 */
test('a test, or an error that a sample expects, tells when a known issue is gone', () => {
  const notHeld = Array.from(react)
    .filter(
      ([heading, text]) =>
        !statements.includes(`Known issues, ${heading}: `) &&
        !text.includes('// @errors: '),
    )
    .map(([heading]) => heading);
  expect(notHeld).toEqual([]);
});

test('what only Vue has is a defect of the Vue package', () => {
  for (const [heading, text] of vue)
    if (!react.has(heading) || react.get(heading) !== text)
      expect(text, heading).toContain('`@reactive-dot/vue` 0.68.0');
});
