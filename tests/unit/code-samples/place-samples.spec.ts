// The files and contexts that the blocks of a page get
// (src/content/code-samples/place-samples.ts). They decide what a sample can
// import, and which configuration its types use.
import {expect, test} from 'vitest';

import {
  defaultContext,
  placeSamples,
  resolveSample,
} from '../../../src/content/code-samples/place-samples';
import {fencesIn} from '../../fences';

/** Code that registers a configuration with the library. */
const register =
  'declare module "@reactive-dot/core" { interface Register { config: 1 } }';

/** Returns the samples of the page `a.mdx` with these blocks. */
function place(...blocks: [info: string, code: string][]) {
  const text = blocks
    .map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`)
    .join('\n');
  return placeSamples({path: 'a.mdx', fences: fencesIn(text)}, '/root');
}

test("a title that fits the language is the file's name", () => {
  const names = place(
    ['ts title="src/config.ts"', ''],
    ['ts title="Terminal"', ''],
    ['vue title="app.ts"', ''],
    ['tsx title="pages/[id].tsx"', ''],
  ).map(({name}) => name);
  expect(names).toEqual([
    'src/config.ts',
    'index.ts',
    'index.vue',
    'pages/[id].tsx',
  ]);
});

/** Returns the index of the sample to which another one's import refers. */
function resolvedIn(
  samples: ReturnType<typeof place>,
  index: number,
  specifier: string,
): number | undefined {
  const from = samples[index];
  if (!from) throw new Error(`There is no block ${index}.`);
  return resolveSample(specifier, from, samples)?.index;
}

const withTwoVersions = place(
  ['ts title="a.ts"', '1'],
  ['ts title="b.ts"', ''],
  ['ts title="a.ts"', '2'],
  ['ts title="c.ts"', ''],
  ['ts title="d.ts"', ''],
);

for (const [what, from, specifier, target] of [
  ['the block above', 1, './a', 0],
  ['the nearest of two blocks above', 3, './a.js', 2],
  ['the block below if there is none above', 1, './d', 4],
  ['no block if none has the name', 1, './e', undefined],
  ['no block if it names a package', 1, 'a', undefined],
] as const) {
  test(`an import refers to ${what}`, () => {
    expect(resolvedIn(withTwoVersions, from, specifier)).toBe(target);
  });
}

const inFolders = place(
  ['ts title="src/config.ts"', ''],
  ['vue title="Balance.vue"', ''],
  ['vue title="src/pages/Home.vue"', ''],
  ['tsx', ''],
);

for (const [what, from, specifier, target] of [
  ['both have folders', 2, '../config', 0],
  ["the file's title omits them", 2, '../Balance.vue', 1],
  ['the importing block has no title', 3, './config', 0],
] as const) {
  test(`an import finds a file by its name if ${what}`, () => {
    expect(resolvedIn(inFolders, from, specifier)).toBe(target);
  });
}

test('a Register opens a context for blocks below and blocks that import it', () => {
  const contexts = place(
    ['tsx title="main.tsx"', 'import { App } from "./app";'],
    ['tsx title="app.tsx"', 'import { config } from "./config";'],
    ['ts', 'let a;'],
    ['ts title="config.ts"', register],
    ['ts', 'let b;'],
    ['ts', register],
  ).map(({context}) => context);
  expect(contexts).toEqual([
    'a.mdx#3',
    'a.mdx#3',
    defaultContext,
    'a.mdx#3',
    'a.mdx#3',
    'a.mdx#5',
  ]);
});

test('a block above uses a context through other blocks, in any order', () => {
  const contexts = place(
    ['tsx title="app.tsx"', 'import { config } from "./config";'],
    ['tsx title="main.tsx"', 'import { App } from "./app";'],
    ['ts title="config.ts"', register],
  ).map(({context}) => context);
  expect(contexts).toEqual(['a.mdx#2', 'a.mdx#2', 'a.mdx#2']);
});

test('a declaration without a Register opens no context', () => {
  const samples = place([
    'ts',
    'declare module "@reactive-dot/core" { interface Chains {} }',
  ]);
  expect(samples).toMatchObject([{context: defaultContext}]);
});

for (const title of ['config.ts', 'src/../config.ts', '../config.ts']) {
  test(`two blocks with the title ${title} have different paths`, () => {
    const files = place(
      [`ts title="${title}"`, ''],
      [`ts title="${title}"`, ''],
    );
    expect(new Set(files.map(({file}) => file)).size).toBe(2);
  });
}
