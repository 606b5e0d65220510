import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
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
import {changePins} from '../../../scripts/docs-upgrade/try-upgrade';
import {inTemporaryFolder} from '../../temporary-folder';

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

  for (const [args, complaint] of [
    [['core'], '"core" is not understood'],
    [['core@^0.68'], '"core@^0.68" is not understood'],
    [['other@1.0.0'], '"other@1.0.0" is not understood'],
    [['core@0.68.2', 'core@0.68.3'], '@reactive-dot/core is named twice.'],
  ] as const) {
    test(`${args.join(' ')} is refused`, () => {
      expect(() => readRequest(args, packages)).toThrow(complaint);
    });
  }
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
});

test('releases are ordered by number, not by letter', () => {
  const sorted = ['0.68.2', '0.9.0', '0.68.10'].sort(compareVersions);
  expect(sorted).toEqual(['0.9.0', '0.68.2', '0.68.10']);
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

test('the report tells what was added, removed, deprecated and declared otherwise, and what is left to do', () => {
  const entry = (
    name: string,
    signature: string,
    isDeprecated = false,
  ): ApiExport => ({
    module: '@reactive-dot/core',
    name,
    kind: 'interface',
    isDeprecated,
    signature,
  });
  const old = 'interface Options {\n  a: string;\n  b: string;\n}';
  const report = formatReport({
    targets: [{specifier: '@reactive-dot/vue', from: undefined, to: '0.69.0'}],
    changes: compareApis(
      [entry('Options', old), entry('Gone', 'a'), entry('Old', 'a')],
      [
        entry('Options', old.replace('b: string', 'c: 1')),
        entry('New', 'a'),
        entry('Old', 'a', true),
      ],
    ),
    samples: {problems: ['faq.mdx:3:1 - gone'], summary: '1 problems'},
    reference: {obstacles: ['core.a has no text']},
    isDryRun: false,
  });
  for (const part of [
    '### Added\n\n- `New`, interface of `@reactive-dot/core`\n\n',
    '### Removed\n\n- `Gone`, interface of `@reactive-dot/core`\n\n',
    '### Deprecated now\n\n- `Old`, interface of `@reactive-dot/core`\n\n',
    '`Options` of `@reactive-dot/core`\n\n```diff\n-   b: string;\n+   c: 1;\n```',
    '```text\nfaq.mdx:3:1 - gone\n```',
    'before this is done:\n\n```text\ncore.a has no text\n```',
    'not installed | 0.69.0 | npm serves it now: let `src/reference/options.ts`',
  ]) {
    expect(report).toContain(part);
  }
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
