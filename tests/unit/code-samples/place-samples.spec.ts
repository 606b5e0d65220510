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

/** Returns the samples of a page with these blocks. */
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

test('an import refers to the nearest block above, else the first below', () => {
  const samples = place(
    ['ts title="a.ts"', '1'],
    ['ts title="b.ts"', ''],
    ['ts title="a.ts"', '2'],
    ['ts title="c.ts"', ''],
    ['ts title="d.ts"', ''],
  );
  const [, b, , c] = samples;
  expect(resolveSample('./a', b!, samples)?.index).toBe(0);
  expect(resolveSample('./a.js', c!, samples)?.index).toBe(2);
  expect(resolveSample('./d', b!, samples)?.index).toBe(4);
  expect(resolveSample('./e', b!, samples)).toBeUndefined();
  expect(resolveSample('a', b!, samples)).toBeUndefined();
});

test('titles and imports can omit folders', () => {
  const samples = place(
    ['ts title="src/config.ts"', ''],
    ['vue title="Balance.vue"', ''],
    ['vue title="src/pages/Home.vue"', ''],
    ['tsx', ''],
  );
  const [, , home, untitled] = samples;
  expect(resolveSample('../config', home!, samples)?.index).toBe(0);
  expect(resolveSample('../Balance.vue', home!, samples)?.index).toBe(1);
  expect(resolveSample('./config', untitled!, samples)?.index).toBe(0);
});

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
  const [sample] = place([
    'ts',
    'declare module "@reactive-dot/core" { interface Chains {} }',
  ]);
  expect(sample!.context).toBe(defaultContext);
});

test('two blocks never share a path', () => {
  const [one, other] = place(
    ['ts title="../config.ts"', ''],
    ['ts title="../config.ts"', ''],
  );
  expect(one!.file).not.toBe(other!.file);
});
