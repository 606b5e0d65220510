import {expect, test} from 'vitest';

import {findProblems} from '../../src/content/check-guides/find-problems';

const description =
  'Answers to what readers of the guides ask again and again.';
const guide = {
  source: '@site/docs-react/guides/faq.mdx',
  frontMatter: {title: 'FAQ', description},
  sidebar: 'docsSidebar',
  draft: false,
  unlisted: false,
};

test('accepts a guide with title, description, and a place in a sidebar', () => {
  expect(findProblems(guide)).toEqual([]);
  expect(findProblems({...guide, sidebar: undefined, draft: true})).toEqual([]);
});

for (const [what, fault, problem] of [
  ['title', {frontMatter: {description}}, 'It has no title.'],
  ['description', {frontMatter: {title: 'FAQ'}}, 'It has no description.'],
  ['sidebar', {sidebar: undefined}, 'No sidebar lists it'],
] as const) {
  test(`reports the file of a guide without a ${what}`, () => {
    const problems = findProblems({...guide, ...fault});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`docs-react/guides/faq.mdx: ${problem}`);
  });
}
