import path from 'node:path';

import {expect, test} from 'vitest';

import {listExports} from '../guides/list-exports';
import {listGuides, readGuide, siteDir} from '../guides/read-guide';

const library = path.join(siteDir, 'node_modules', '@reactive-dot');
const core = path.join(library, 'core', 'src');

/** What readers can import, and the set of guides that teaches it. */
const modules = [
  {
    specifier: '@reactive-dot/react',
    entry: path.join(library, 'react', 'src', 'index.ts'),
    sets: ['react'],
  },
  {
    specifier: '@reactive-dot/vue',
    entry: path.join(siteDir, 'types', 'reactive-dot__vue', 'index.d.ts'),
    sets: ['vue'],
  },
  {
    specifier: '@reactive-dot/core',
    entry: path.join(core, 'index.ts'),
    sets: ['react', 'vue'],
  },
  {
    specifier: '@reactive-dot/core/wallets.js',
    entry: path.join(core, 'wallets', 'index.ts'),
    sets: ['react', 'vue'],
  },
  {
    specifier: '@reactive-dot/core/providers/light-client.js',
    entry: path.join(core, 'providers', 'light-client', 'index.ts'),
    sets: ['react', 'vue'],
  },
  {
    specifier: '@reactive-dot/utils',
    entry: path.join(library, 'utils', 'src', 'index.ts'),
    sets: ['react', 'vue'],
  },
] as const;

/** The words of samples and inline code, and the last words of links. */
function readTaughtNames(set: 'react' | 'vue'): Set<string> {
  const text = listGuides(set).map(readGuide).join('\n');
  const code = text.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm);
  const links = text.matchAll(/\]\((\/[^)#\s]+)/g);
  return new Set([
    ...Array.from(code).flatMap(([block]) => block.match(/\w+/g) ?? []),
    ...Array.from(links, ([, target]) => path.posix.basename(target ?? '')),
  ]);
}

for (const {specifier, entry, sets} of modules) {
  for (const set of sets) {
    test(`the ${set} guides use or link all of ${specifier}`, () => {
      const names = listExports(entry);
      expect(names).not.toEqual([]);
      const taught = readTaughtNames(set);
      expect(names.filter((name) => !taught.has(name))).toEqual([]);
    });
  }
}

test('what is deprecated or internal need not be taught', () => {
  const react = listExports(path.join(library, 'react', 'src', 'index.ts'));
  expect(react).toContain('useMutationListener');
  expect(react).not.toContain('useMutationEffect');
  const wallets = listExports(path.join(core, 'wallets', 'index.ts'));
  expect(wallets).toContain('InjectedWalletProvider');
  expect(wallets).not.toContain('initializeWallets');
});
