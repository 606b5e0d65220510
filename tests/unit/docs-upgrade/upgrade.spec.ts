import {expect, test} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {adoptUpgrade} from '../../../scripts/docs-upgrade/adopt-upgrade';
import {
  readObstacles,
  readVerdict,
} from '../../../scripts/docs-upgrade/check-site';
import {chooseTargets} from '../../../scripts/docs-upgrade/choose-targets';
import {compareApis} from '../../../scripts/docs-upgrade/compare-apis';
import {
  formatReport,
  formatUpToDate,
} from '../../../scripts/docs-upgrade/format-report';
import {
  declaredModules,
  listExports,
  type ApiExport,
} from '../../../scripts/docs-upgrade/list-exports';
import {readRequest} from '../../../scripts/docs-upgrade/read-request';
import {
  compareVersions,
  type Registry,
} from '../../../scripts/docs-upgrade/registry';
import {copySite} from '../../../scripts/docs-upgrade/site-copy';
import {changePins} from '../../../scripts/docs-upgrade/try-upgrade';
import {inTemporaryFolder} from '../../temporary-folder';
import recorded from './recorded-exports.json';

const siteDir = path.resolve(__dirname, '../../..');
const packages = [
  '@reactive-dot/react',
  '@reactive-dot/vue',
  '@reactive-dot/core',
  '@reactive-dot/utils',
];

test.describe('the command line', () => {
  test('names versions with or without the scope, and a dry run', () => {
    expect(
      readRequest(['core@0.68.2', '@reactive-dot/react@1.0.0-rc.1'], packages),
    ).toEqual({
      isDryRun: false,
      targets: new Map([
        ['@reactive-dot/core', '0.68.2'],
        ['@reactive-dot/react', '1.0.0-rc.1'],
      ]),
    });
    expect(readRequest(['--dry-run'], packages).isDryRun).toBe(true);
  });

  for (const argument of ['core', 'core@^0.68', 'other@1.0.0', '--force']) {
    test(`"${argument}" is refused with an example`, () => {
      expect(() => readRequest([argument], packages)).toThrow(
        `"${argument}" is not understood`,
      );
    });
  }

  test('a package named twice is refused', () => {
    expect(() => readRequest(['core@0.68.2', 'core@0.68.3'], packages)).toThrow(
      '@reactive-dot/core is named twice.',
    );
  });
});

test.describe('the releases to move to', () => {
  /** What the registry answered in November 2026, as far as it matters here. */
  const newest: Readonly<Record<string, string>> = {
    '@reactive-dot/react latest': '0.68.3',
    '@reactive-dot/core latest': '0.71.4',
    '@reactive-dot/core ^0.68.2': '0.68.2',
    '@reactive-dot/core 0.71.4': '0.71.4',
    '@reactive-dot/utils latest': '0.10.3',
    '@reactive-dot/utils ^0.10.3': '0.10.3',
  };
  const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '@reactive-dot/react': {'@reactive-dot/core': '^0.68.2'},
    '@reactive-dot/core': {'@reactive-dot/utils': '^0.10.3'},
  };
  const registry: Registry = {
    newestVersion: (specifier, range) =>
      Promise.resolve(newest[`${specifier} ${range}`]),
    dependencies: (specifier) => Promise.resolve(needed[specifier] ?? {}),
  };
  const pins = {
    '@reactive-dot/react': '0.60.2',
    '@reactive-dot/core': '0.61.0',
    '@reactive-dot/utils': '0.10.3',
  };

  test('are the newest that fit together; one that npm does not serve is left out', async () => {
    expect(await chooseTargets(registry, packages, pins, new Map())).toEqual([
      {specifier: '@reactive-dot/react', from: '0.60.2', to: '0.68.3'},
      {
        specifier: '@reactive-dot/core',
        from: '0.61.0',
        to: '0.68.2',
        heldBack: {
          version: '0.71.4',
          by: '@reactive-dot/react 0.68.3',
          range: '^0.68.2',
        },
      },
      {specifier: '@reactive-dot/utils', from: '0.10.3', to: '0.10.3'},
    ]);
  });

  test('are those asked for, even against what another package asks', async () => {
    const targets = await chooseTargets(
      registry,
      packages,
      pins,
      new Map([['@reactive-dot/core', '0.71.4']]),
    );
    expect(targets[1]).toEqual({
      specifier: '@reactive-dot/core',
      from: '0.61.0',
      to: '0.71.4',
    });
  });

  test('must exist', async () => {
    await expect(
      chooseTargets(
        registry,
        packages,
        pins,
        new Map([['@reactive-dot/vue', '9.9.9']]),
      ),
    ).rejects.toThrow('The registry has no @reactive-dot/vue 9.9.9.');
  });

  test('are ordered by number, not by letter', () => {
    expect(['0.68.2', '0.9.0', '0.68.10'].sort(compareVersions)).toEqual([
      '0.9.0',
      '0.68.2',
      '0.68.10',
    ]);
  });
});

test('pins change in place, a new one is sorted in, the rest stays', () => {
  const manifest = readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const changed = changePins(
    manifest,
    new Map([
      ['@reactive-dot/core', '0.71.4'],
      ['@reactive-dot/vue', '0.71.0'],
    ]),
  );
  expect(
    changed.split('\n').filter((line) => !manifest.includes(line)),
  ).toEqual([
    '    "@reactive-dot/core": "0.71.4",',
    '    "@reactive-dot/vue": "0.71.0",',
  ]);
  expect(changePins(manifest, new Map())).toBe(manifest);
});

test.describe('the exports of a package', () => {
  const files = {
    'package.json': JSON.stringify({
      name: '@reactive-dot/sample',
      exports: {
        '.': './build/index.js',
        './more.js': './build/more.js',
        './internal.js': './build/internal.js',
      },
    }),
    'build/index.d.ts': `
      export {shown, type Options} from './inner.js';
      export * from './inner.js';
      /** @internal */
      export declare const hidden: number;`,
    'build/inner.d.ts': `
      /** Text. */
      export declare function shown(value: import("./types.js").Value): void;
      /** @deprecated Use {@link shown}. */
      export declare const old: string;
      /** @deprecated */
      export declare function overloaded(a: string): void;
      export declare function overloaded(a: number): void;
      export interface Options { /** Text. */ limit?: number }
      export declare class Store {
        #private;
        private secret;
        read(): string;
      }`,
    'build/more.d.ts': `export type Value = string;`,
    'build/internal.d.ts': `export type Inner = string;`,
  };

  test('are listed by module with kind, deprecation and declaration', async () => {
    await inTemporaryFolder(files, (folder) => {
      const exports = listExports(declaredModules(folder));
      expect(
        exports.map(({module, name, kind, isDeprecated}) =>
          [module, name, kind, isDeprecated].join(' '),
        ),
      ).toEqual([
        '@reactive-dot/sample old variable true',
        '@reactive-dot/sample Options interface false',
        '@reactive-dot/sample overloaded function false',
        '@reactive-dot/sample shown function false',
        '@reactive-dot/sample Store class false',
        '@reactive-dot/sample/more.js Value type false',
      ]);
      const signature = (name: string) =>
        exports.find((entry) => entry.name === name)!.signature;
      expect(signature('shown')).toBe(
        'export declare function shown(value: Value): void;',
      );
      expect(signature('Store')).toBe(
        'export declare class Store {\n    read(): string;\n}',
      );
    });
  });

  test('must be declared', async () => {
    await inTemporaryFolder(
      {'package.json': files['package.json']},
      (folder) => {
        expect(() => declaredModules(folder)).toThrow(
          '@reactive-dot/sample exports "." and does not declare it in build/index.d.ts.',
        );
      },
    );
  });
});

test.describe('from an earlier release to a later one', () => {
  /** Recorded as lines, with a digest in place of each declaration. */
  const read = (lines: readonly string[]): ApiExport[] =>
    lines.map((line) => {
      const [module, name, kind, status, signature] = line.split(' ');
      return {
        module,
        name,
        kind,
        isDeprecated: status === 'deprecated',
        signature,
      } as ApiExport;
    });
  const changes = compareApis(
    read(recorded.earlier.exports),
    read(recorded.later.exports),
  );
  const names = (exports: readonly ApiExport[]) =>
    exports.map(({name}) => name);

  test('what was added, removed, deprecated and changed is told apart', () => {
    expect(names(changes.added)).toEqual([
      'useContractEventListener',
      'useMutationListener',
      'usePromiseValue',
      'whenAccountsChanged',
      'whenConnectedWalletsChanged',
      'whenWalletsChanged',
    ]);
    expect(names(changes.removed)).toEqual([
      'aggregateWallets',
      'connectWallet',
      'disconnectWallet',
      'getAccounts',
      'getBlock',
      'getClient',
      'getConnectedWallets',
      'initializeWallets',
      'preflight',
      'query',
      'unstable_getBlockExtrinsics',
    ]);
    expect(names(changes.deprecated)).toEqual([
      'useMutationEffect',
      'usePromiseState',
    ]);
    expect(names(changes.changed.map(({after}) => after))).toContain(
      'useMutation',
    );
  });

  test('the report says it in Markdown', () => {
    const report = formatReport({
      targets: [
        {specifier: '@reactive-dot/react', from: '0.60.2', to: '0.68.3'},
        {specifier: '@reactive-dot/vue', from: undefined, to: '0.69.0'},
      ],
      changes,
      samples: {
        problems: ['docs-react/guides/faq.mdx:3:1 - TS2305 gone'],
        summary: '2 samples on 1 pages, 1 problems',
      },
      reference: {
        obstacles: ['core.a has no text', 'core.b is gone: remove its text.'],
      },
      isDryRun: true,
    });
    for (const line of [
      'A dry run on a copy of the site. Nothing was changed.',
      '| `@reactive-dot/react` | 0.60.2 | 0.68.3 |  |',
      '- `useMutationListener`, function of `@reactive-dot/react`',
      'docs-react/guides/faq.mdx:3:1 - TS2305 gone',
      'core.a has no text',
      'core.b is gone: remove its text.',
    ]) {
      expect(report.split('\n')).toContain(line);
    }
    expect(report).toContain('### Removed\n\n- `aggregateWallets`');
    expect(report).toContain('### Deprecated now\n\n- `useMutationEffect`');
    expect(report).toContain(
      'npm serves it now: let `src/reference/options.ts` read',
    );
    expect(report).not.toContain('undefined');
  });
});

test('a changed declaration is shown by the lines that differ', () => {
  const entry: ApiExport = {
    module: '@reactive-dot/core',
    name: 'open',
    kind: 'interface',
    isDeprecated: false,
    signature: 'interface open {\n  a: string;\n  b: string;\n}',
  };
  const after = {
    ...entry,
    signature: 'interface open {\n  a: string;\n  c: 1;\n}',
  };
  const report = formatReport({
    targets: [],
    changes: compareApis([entry], [after]),
    samples: {problems: [], summary: '1 samples on 1 pages, 0 problems'},
    reference: {obstacles: ['say what it is for']},
    isDryRun: false,
  });
  expect(report).toContain('```diff\n-   b: string;\n+   c: 1;\n```');
  expect(report).toContain(
    'before this is done:\n\n```text\nsay what it is for',
  );
});

test('nothing newer is said so, with what is held back', () => {
  expect(
    formatUpToDate([
      {
        specifier: '@reactive-dot/core',
        from: '0.68.2',
        to: '0.68.2',
        heldBack: {version: '0.71.4', by: 'react 0.68.3', range: '^0.68.2'},
      },
    ]),
  ).toContain(
    '| `@reactive-dot/core` | 0.68.2 | 0.68.2 | 0.71.4 exists, but react 0.68.3 asks for ^0.68.2 |',
  );
});

test('the verdict on the samples is read from what the check prints', () => {
  expect(
    readVerdict(
      '> tsx scripts/check-samples.ts\na.mdx:3:1 - TS2305 gone\n2 samples on 1 pages, 1 problems, 0 blocks not checked (nocheck), 1.0 s\n',
    ),
  ).toEqual({
    problems: ['a.mdx:3:1 - TS2305 gone'],
    summary:
      '2 samples on 1 pages, 1 problems, 0 blocks not checked (nocheck), 1.0 s',
  });
  expect(readVerdict('Error: no compiler')).toBeUndefined();
});

test('what keeps the reference from being generated is read from the generator', () => {
  expect(
    readObstacles(
      '[ERROR] Error: failed\n[error] core exports a, which has no purpose\n  [error] core exports a, which has no purpose\n[error] markdown output could not be generated\n',
    ),
  ).toEqual(['core exports a, which has no purpose']);
  expect(readObstacles('something else\n')).toEqual(['something else']);
});

test('a copy of a site has its files and packages, and no caches', async () => {
  await inTemporaryFolder(
    {
      'package.json': '{}',
      '.cache/a': '',
      'build/a': '',
      'docs/a.md': 'Text',
      'node_modules/.cache/a': '',
      'node_modules/.package-lock.json': '{}',
      'node_modules/@x/y/index.js': '1',
    },
    (folder) => {
      const copy = path.join(folder, '.cache/copy');
      copySite(folder, copy);
      expect(
        [
          'package.json',
          '.cache',
          'build',
          'docs/a.md',
          'node_modules/.cache',
          'node_modules/.package-lock.json',
          'node_modules/@x/y/index.js',
        ].filter((name) => existsSync(path.join(copy, name))),
      ).toEqual(['package.json', 'docs/a.md', 'node_modules/@x/y/index.js']);
    },
  );
});

test('an upgrade that cannot be installed leaves pins and lock file as they were', async () => {
  const before = {
    'package.json': '{"name": "before"}',
    'package-lock.json': '{}',
  };
  await inTemporaryFolder(before, async (folder) => {
    await inTemporaryFolder(
      // npm gives up on this at once.
      {'package.json': '{"name":', 'package-lock.json': '{"other": 1}'},
      async (copy) => {
        await expect(adoptUpgrade(folder, copy)).rejects.toThrow(
          /package\.json and package-lock\.json are as they were; "npm ci"/,
        );
      },
    );
    for (const [name, text] of Object.entries(before)) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
    }
  });
});
