import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {expect, test} from 'vitest';
import type {Root} from 'mdast';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {converters} from '../../src/content/package-managers';

interface Tab {
  attributes: {name: string; value: string}[];
  children: {value: string}[];
}

/** Returns the commands in each tab of a shell block, by the tab's name. */
async function tabsOf(value: string): Promise<Record<string, string>> {
  const tree: Root = {
    type: 'root',
    children: [{type: 'code', lang: 'bash', meta: 'npm2yarn', value}],
  };
  await npm2yarn.call({} as never, {sync: true, converters})!(
    tree,
    undefined as never,
    () => {},
  );
  const tabs = tree.children.flatMap((child) =>
    'children' in child ? (child.children as unknown as Tab[]) : [],
  );
  return Object.fromEntries(
    tabs.map(({attributes, children}) => [
      attributes[0]!.value,
      children[0]!.value,
    ]),
  );
}

test('converts every line of a block for each package manager', async () => {
  expect(
    await tabsOf('npm install --save-exact a@1\n# then\nnpm install b'),
  ).toEqual({
    npm: 'npm install --save-exact a@1\n# then\nnpm install b',
    Yarn: 'yarn add --exact a@1\n# then\nyarn add b',
    pnpm: 'pnpm add --save-exact a@1\n# then\npnpm add b',
    Bun: 'bun add --exact a@1\n# then\nbun add b',
  });
});

test('runs the command of an installed package instead of fetching a package with its name', async () => {
  expect(await tabsOf('npx papi add a -n a\nnpx papi add b -n b')).toEqual({
    npm: 'npx papi add a -n a\nnpx papi add b -n b',
    Yarn: 'yarn papi add a -n a\nyarn papi add b -n b',
    pnpm: 'pnpm papi add a -n a\npnpm papi add b -n b',
    Bun: 'bunx papi add a -n a\nbunx papi add b -n b',
  });
});

test('a command that other managers lack is an error', async () => {
  await expect(tabsOf('npm ci && npm run build')).rejects.toThrow(
    `"npm ci && npm run build" can't be written for yarn`,
  );
});

const read = (file: string) =>
  readFileSync(path.join(__dirname, '../..', file), 'utf8');

/** Returns the packages that a file installs together with core. */
function installedIn(file: string): string[] {
  const command = /^npm (?:i -E|install --save-exact) (.*)$/gm;
  const lists = Array.from(read(file).matchAll(command), ([, list]) => list!);
  return lists.find((list) => list.includes('@reactive-dot/core'))!.split(' ');
}

for (const set of ['react', 'vue'])
  test(`the home page and Quick start install the same packages as Setup, with exact versions: ${set}`, () => {
    const setup = installedIn(`docs-${set}/getting-started/setup.mdx`);
    expect(setup.join(' ')).toContain(`@reactive-dot/${set}@`);
    for (const name of setup) expect(name).toMatch(/.@\d+\.\d+\.\d+$/);
    expect(installedIn(`docs-shared/_install-${set}.mdx`)).toEqual(setup);
    expect(installedIn(`docs-${set}/getting-started/quick-start.mdx`)).toEqual(
      setup,
    );
  });

test('Setup installs the versions used to check the samples', () => {
  const {dependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  // npm doesn't provide the Vue package.
  const setup = ['react', 'vue']
    .flatMap((set) => installedIn(`docs-${set}/getting-started/setup.mdx`))
    .filter((name) => !name.startsWith('@reactive-dot/vue@'));
  expect(setup).toContain(`jotai@${dependencies.jotai}`);
  for (const name of setup) {
    const [, bare = ''] = /^(.+)@/.exec(name) ?? [];
    expect(name).toBe(`${bare}@${dependencies[bare]}`);
  }
});
