import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';

import {readDefinitions} from '../../src/content/glossary/read-definitions';
import {remarkDefinitions} from '../../src/content/glossary/remark-definitions';

const siteDir = path.resolve(import.meta.dirname, '../..');
const planck = "The smallest unit of a chain's token, like a cent.";

const transform = (markdown: string): string =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => remarkDefinitions(siteDir))
    .use(remarkStringify)
    .processSync(markdown)
    .toString()
    .trim();

test('a definition is the first sentence below its heading, as plain text', () => {
  const definitions = readDefinitions(siteDir);
  expect(definitions.get('planck')).toBe(planck);
  expect(definitions.get('descriptor')).toMatch(
    /^The output of the command papi [^[]*\.$/,
  );
});

for (const address of [
  '/react/guides/glossary#planck',
  '../guides/glossary#planck',
  './glossary.mdx#planck',
])
  test(`a link to a term shows its definition: ${address}`, () => {
    expect(transform(`[planck](${address})`)).toBe(
      `[planck](${address} "${planck}")`,
    );
  });

for (const [kind, link] of [
  ['another page', '[units](./number-utility#planck)'],
  ['the whole glossary', '[Glossary](./glossary)'],
  ['a link with its own title', '[planck](./glossary#planck "Unit")'],
] as const)
  test(`a link keeps its title, or has none: ${kind}`, () => {
    expect(transform(link)).toBe(link);
  });
