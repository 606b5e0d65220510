// The tabs for Yarn, pnpm, and Bun that our converters add to a block of npm
// commands (src/content/package-managers.ts), through the plugin that calls
// them.
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {expect, test} from 'vitest';
import type {Root} from 'mdast';

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
  const transform = npm2yarn.call({} as never, {sync: true, converters});
  if (!transform) throw new Error('The plugin has no transform.');
  await transform(tree, undefined as never, () => {});
  const tabs = tree.children.flatMap((child) =>
    'children' in child ? (child.children as unknown as Tab[]) : [],
  );
  return Object.fromEntries(
    tabs.map(({attributes: [name], children: [code]}) => [
      name?.value ?? '',
      code?.value ?? '',
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

test('runs an installed command in every line, which Yarn and pnpm never fetch', async () => {
  expect(await tabsOf('npx papi add a -n a\nnpx papi add b -n b')).toEqual({
    npm: 'npx papi add a -n a\nnpx papi add b -n b',
    Yarn: 'yarn papi add a -n a\nyarn papi add b -n b',
    pnpm: 'pnpm papi add a -n a\npnpm papi add b -n b',
    Bun: 'bunx papi add a -n a\nbunx papi add b -n b',
  });
});

// The first converter with an error stops the build, so each is called directly.
for (const [tab, convertBlock] of converters) {
  test(`a command that ${tab} lacks is an error with the command`, () => {
    const command = 'npm access list';
    expect(() => convertBlock(`npm install a\n${command}`)).toThrow(
      `"${command}" can't be written for ${tab.toLowerCase()}.`,
    );
  });
}

test('the plugin passes this error on', async () => {
  await expect(tabsOf('npm access list')).rejects.toThrow(
    '"npm access list" can\'t be written for yarn.',
  );
});
