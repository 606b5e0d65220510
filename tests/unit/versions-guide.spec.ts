import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {listDeprecatedNames} from './guides/deprecated-names';
import {readGuide, siteDir} from './guides/read-guide';

const library = path.join(siteDir, 'node_modules', '@reactive-dot');

const shared = ['core', 'utils'].map((name) => path.join(library, name, 'src'));
const sets = [
  {
    set: 'react',
    sources: [path.join(library, 'react', 'src'), ...shared],
  },
  {
    set: 'vue',
    sources: [path.join(siteDir, 'types', 'reactive-dot__vue'), ...shared],
  },
] as const;

const readPage = (set: string) => readGuide(`docs-${set}/guides/versions.mdx`);

/** The first cells of the tables below a heading, down to the next of its level. */
function readFirstCells(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  return Array.from(
    (section.split(/^## /m)[0] ?? '').matchAll(/^\| (.+?) \|/gm),
    ([, cell]) => cell ?? '',
  );
}

const readManifest = (name: string) =>
  JSON.parse(
    readFileSync(path.join(library, name, 'package.json'), 'utf8'),
  ) as {
    version: string;
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };

for (const {set, sources} of sets) {
  test(`the ${set} page lists every deprecated name, and no other`, () => {
    const cells = readFirstCells(readPage(set), 'Deprecated names').filter(
      (cell) => cell.includes('`') && !cell.includes('`getWsProvider`'),
    );
    const listed = cells.map(
      (cell) =>
        new Set(Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name)),
    );
    const deprecated = sources.flatMap(listDeprecatedNames);
    expect(deprecated.length).toBeGreaterThan(10);
    expect(
      deprecated.filter((name) => !listed.some((names) => names.has(name))),
      'deprecated, and not in a table',
    ).toEqual([]);
    expect(
      cells.filter(
        (_, row) => !deprecated.some((name) => listed[row]?.has(name)),
      ),
      'in a table, and not deprecated',
    ).toEqual([]);
  });

  test(`the ${set} page names the releases that this site documents`, () => {
    const [core, react] = [readManifest('core'), readManifest('react')];
    const vue = /`@reactive-dot\/vue` ([\d.]+),/.exec(
      readFileSync(
        path.join(siteDir, 'types', 'reactive-dot__vue', 'index.d.ts'),
        'utf8',
      ),
    )?.[1];
    expect(readPage(set)).toContain(
      `| ${core.version} | ${react.version} | ${vue} | ${core.peerDependencies['polkadot-api']?.replace('>=', '')} |`,
    );
    expect(react.peerDependencies.react).toBe('>= 19.2.x');
    expect(core.dependencies['@reactive-dot/utils']).toBe(
      `^${readManifest('utils').version}`,
    );
    expect(readPage(set)).toContain(
      `All rows use \`@reactive-dot/utils\` ${readManifest('utils').version} and need React 19.2 or Vue 3.5.`,
    );
  });

  test(`the ${set} page names the core of each wallet package`, () => {
    for (const name of [
      'wallet-ledger',
      'wallet-mimir',
      'wallet-walletconnect',
    ]) {
      const {version, dependencies} = readManifest(name);
      const minor = dependencies['@reactive-dot/core']?.match(/\d+\.\d+/)?.[0];
      expect(readPage(set)).toContain(
        `| \`@reactive-dot/${name}\` | ${version} | ${minor} |`,
      );
    }
  });
}

test('Polkadot-API deprecates the paths that the pages name, and not the one they recommend', () => {
  const read = (entry: string) =>
    readFileSync(
      path.join(
        siteDir,
        'node_modules/@polkadot-api/ws-provider/dist',
        entry,
        `${entry}.d.ts`,
      ),
      'utf8',
    );
  expect(read('web')).toContain('@deprecated');
  expect(read('node')).toContain('@deprecated');
  expect(read('index')).not.toContain('@deprecated');
});
