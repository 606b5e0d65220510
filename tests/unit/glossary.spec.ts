import {expect, test} from 'vitest';

import {findUnlinkedTerms, keepProse, readGlossary} from './guides/glossary';
import {listGuides, readGuide} from './guides/read-guide';

/** In the glossary to be looked up; on a page they are plain enough. */
const plainWords = [
  'Address',
  'Block',
  'Call',
  'Client',
  'Constant',
  'Event',
  'Hash',
  'ink! language',
  'Kusama',
  'Polkadot',
  'Solidity',
  'Storage',
];

const terms = readGlossary().filter(({name}) => !plainWords.includes(name));
const guides = [...listGuides('react'), ...listGuides('vue')].filter(
  (file) => !file.endsWith('/glossary.mdx'),
);

for (const file of guides) {
  test(`${file} links each word of the glossary that it uses`, () => {
    expect(findUnlinkedTerms(readGuide(file), terms)).toEqual([]);
  });
}

test('a plain word is a word of the glossary', () => {
  const names = readGlossary().map(({name}) => name);
  expect(plainWords.filter((word) => !names.includes(word))).toEqual([]);
});

test('the glossary explains each word in at most two sentences', () => {
  const long = readGuide('docs-shared/_glossary.mdx')
    .split(/^#+ .+$/m)
    .filter((text) => (text.match(/[.!?](?=\s|$)/g)?.length ?? 0) > 2);
  expect(long).toEqual([]);
});

test('a word counts in prose, and not in headings, code and links', () => {
  const used = readGlossary().filter(({name}) => name === 'Runtime');
  for (const text of [
    '# Runtime',
    '`runtime`',
    '```ts\nruntime\n```',
    '[The runtime](./elsewhere)',
    'A runtime API',
    'See [runtime](../guides/glossary#runtime) and the runtime.',
  ])
    expect(findUnlinkedTerms(text, used), text).toEqual([]);
  expect(findUnlinkedTerms('Two runtimes', used)).toEqual(['Runtime']);
  expect(keepProse('a `b` c')).toBe('a     c');
});
