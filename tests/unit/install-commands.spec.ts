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

/** What each tab shows for a shell block, by the tab's name; npm's is first. */
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

test('every line of a block becomes a command of each package manager', async () => {
  expect(
    await tabsOf('npm install --save-exact a@1\n# then\nnpm install b'),
  ).toEqual({
    npm: 'npm install --save-exact a@1\n# then\nnpm install b',
    Yarn: 'yarn add --exact a@1\n# then\nyarn add b',
    pnpm: 'pnpm add --save-exact a@1\n# then\npnpm add b',
    Bun: 'bun add --exact a@1\n# then\nbun add b',
  });
});

test('a command of an installed package is run, not fetched from the registry under its name', async () => {
  expect(await tabsOf('npx papi add a -n a\nnpx papi add b -n b')).toEqual({
    npm: 'npx papi add a -n a\nnpx papi add b -n b',
    Yarn: 'yarn papi add a -n a\nyarn papi add b -n b',
    pnpm: 'pnpm papi add a -n a\npnpm papi add b -n b',
    Bun: 'bunx papi add a -n a\nbunx papi add b -n b',
  });
});

test("a command that other managers lack is an error, and not a tab that doesn't work", async () => {
  await expect(tabsOf('npm ci && npm run build')).rejects.toThrow(
    `"npm ci && npm run build" can't be written for yarn`,
  );
});

for (const set of ['react', 'vue'])
  test(`the home page installs packages that Setup installs, at its versions where it names one: ${set}`, () => {
    const read = (file: string) =>
      readFileSync(path.join(__dirname, '../..', file), 'utf8');
    const command = /^npm install .*@reactive-dot\/core.*$/m.exec(
      read(`docs-${set}/getting-started/setup.mdx`),
    )?.[0];
    expect(command).toBeDefined();
    const shown = /^npm i (.*)$/m.exec(read(`docs-shared/_install-${set}.mdx`));
    const packages = shown![1]!.split(' ');
    expect(packages).toContain(`@reactive-dot/${set}`);
    for (const name of packages) {
      expect(command).toMatch(new RegExp(` ${name}(?:@\\d[\\d.]*)?(?: |$)`));
    }
  });
