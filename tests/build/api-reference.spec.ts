import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import ts from 'typescript';

import {apiReference} from '../../src/plugins/api-reference/site-options';
import {
  type EntryPoint,
  readPackageSource,
} from '../../src/plugins/api-reference/entry-points';
import {listFiles} from '../../src/plugins/api-reference/fingerprint';
import {generateReference} from '../../src/plugins/api-reference/generate';

/** The pages of the site itself: made here when they are not there yet. */

const siteDir = path.resolve(__dirname, '../..');
const packages = apiReference.packages.map((documented) =>
  readPackageSource(siteDir, documented),
);
const KINDS = 'classes|functions|interfaces|type-aliases|variables';

test.describe.configure({mode: 'serial', timeout: 300_000});

test.beforeAll(async () => {
  await generateReference(siteDir, apiReference);
});

function pagesOf(set: {docs: string}): string[] {
  return listFiles(path.join(siteDir, set.docs, 'api')).filter((file) =>
    /\.mdx?$/.test(file),
  );
}

function readPages(set: {docs: string}): [file: string, text: string][] {
  return pagesOf(set).map((file) => [
    file,
    fs.readFileSync(path.join(siteDir, set.docs, 'api', file), 'utf8'),
  ]);
}

/** What a module exports, values and types, as TypeScript sees it. */
function exportsOf(entryPoints: EntryPoint[]): Map<string, string[]> {
  const program = ts.createProgram(
    entryPoints.map(({file}) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return new Map(
    entryPoints.map(({module, file}) => {
      const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
      const names = symbol ? checker.getExportsOfModule(symbol) : [];
      return [module, names.map(({name}) => name).sort()];
    }),
  );
}

for (const set of apiReference.sets) {
  test(`every export has one page and every page an export: ${set.id}`, () => {
    const entryPoints = packages
      .filter(({name}) => set.packages.includes(name))
      .flatMap((source) => source.entryPoints);
    const exported = exportsOf(entryPoints);
    const pages = new Map(
      entryPoints.map(({module}) => [
        module,
        pagesOf(set)
          .flatMap((file) => {
            const match = new RegExp(`^(.+)/(?:${KINDS})/([^/]+)\\.md$`).exec(
              file,
            );
            return match?.[1] === module ? [match[2]!] : [];
          })
          .sort(),
      ]),
    );
    expect(pages).toEqual(exported);

    const indexes = [
      'index.mdx',
      ...entryPoints.map(({module}) => `${module}/index.mdx`),
    ];
    const total = Array.from(exported.values()).flat().length;
    expect(pagesOf(set)).toHaveLength(total + indexes.length);
    expect(pagesOf(set)).toEqual(expect.arrayContaining(indexes));
  });

  test(`paths, titles and headings show no build paths: ${set.id}`, () => {
    for (const [file, text] of readPages(set)) {
      const shown = [
        file.replace(/\.mdx?$/, ''),
        ...Array.from(
          text.matchAll(/^(?:#+|title:|description:) .*$/gm),
          String,
        ),
      ].join('\n');
      expect(shown, file).not.toMatch(/\bsrc\b|\bbuild\b|node_modules|\.d\.ts/);
      expect(text, file).not.toContain('__namedParameters');
      expect(text, file).not.toContain('import("');
    }
  });

  test(`no type in a table or paragraph runs over a screen: ${set.id}`, () => {
    for (const [file, text] of readPages(set)) {
      const prose = text.replace(/```[\s\S]*?```/g, '');
      const cells = prose
        .split(/\n| (?<!\\)\| /)
        .map((cell) => cell.replace(/\]\([^)]*\)/g, ']'));
      const longest = Math.max(...cells.map((cell) => cell.length));
      expect(longest, file).toBeLessThan(900);
    }
  });
}

const reportOf = (site: string) =>
  JSON.parse(
    fs.readFileSync(
      path.join(site, '.cache/api-reference/report.json'),
      'utf8',
    ),
  ) as Record<string, string[]>;

test('everything readers call is described and shown, and no text or example is left over', () => {
  expect(reportOf(siteDir)).toEqual({
    undescribed: [],
    orphaned: [],
    withoutExample: [],
    strayExamples: [],
  });
});

for (const set of apiReference.sets) {
  test(`pages of functions and classes go from code to example to details: ${set.id}`, () => {
    let examples = 0;
    for (const [file, text] of readPages(set)) {
      if (!/\/(functions|classes)\//.test(file)) {
        continue;
      }
      const name = path.basename(file, '.md');
      const parts = Array.from(
        text.matchAll(/^```(\w+)( signature)?$|^## (.+)$/gm),
        ([, language, signature, heading]) =>
          heading ?? (signature ? 'signature' : language!),
      );
      const avoided = /^:::(warning|danger)\[/m.test(text);
      expect(parts.slice(0, 3), file).toEqual([
        'signature',
        avoided
          ? expect.stringMatching(/^(Example|What to write instead)$/)
          : 'Example',
        expect.stringMatching(/^(ts|tsx|vue)$/),
      ]);
      const [, code] =
        /^## (?:Example|What to write instead)\n\n```\w+\n([\s\S]*?)\n```/m.exec(
          text,
        )!;
      if (parts[1] === 'Example') {
        expect(code, file).toMatch(new RegExp(`\\b${name}\\b`));
      }
      if (set.id === 'vue') {
        expect(code, file).not.toContain('@reactive-dot/react');
      }
      expect(code!.split('\n').length, file).toBeLessThanOrEqual(36);
      examples += 1;
    }
    expect(examples).toBeGreaterThan(40);
  });
}

test('“Defined in” names the line that declares the symbol, at the release', () => {
  const set = apiReference.sets.find(({id}) => id === 'react')!;
  let checked = 0;
  for (const [file, text] of readPages(set)) {
    const name = path.basename(file, '.md');
    if (name === 'index.mdx') {
      continue;
    }
    const link =
      /\/blob\/(@reactive-dot\/(\w+)@([\d.]+))\/packages\/\w+\/(src\/[^#]+)#L(\d+)\)/.exec(
        text,
      );
    expect(link, file).not.toBeNull();
    const [, , packageName, version, source, line] = link!;
    const directory = path.join(
      siteDir,
      'node_modules/@reactive-dot',
      packageName!,
    );
    const manifest = JSON.parse(
      fs.readFileSync(path.join(directory, 'package.json'), 'utf8'),
    ) as {version: string};
    expect(version).toBe(manifest.version);
    const lines = fs
      .readFileSync(path.join(directory, source!), 'utf8')
      .split('\n');
    expect(lines[Number(line) - 1], file).toMatch(
      new RegExp(
        `(function|const|class|interface|type) ${name}\\b|^\\s*${name},?$`,
      ),
    );
    checked += 1;
  }
  expect(checked).toBeGreaterThan(60);
});

test('hand-written pages say so and lead to no source line', () => {
  const set = apiReference.sets.find(({id}) => id === 'vue')!;
  const pages = readPages(set).filter(
    ([file]) => file.startsWith('vue/') && !file.endsWith('index.mdx'),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const [file, text] of pages) {
    expect(text, file).toContain(
      'written by hand against @reactive-dot/vue 0.68.0',
    );
    expect(text, file).not.toContain('/blob/');
  }
});

test('fields of options that no export names are listed with type and meaning', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(siteDir, 'docs-react/api', file), 'utf8');
  const rows: [string, string[]][] = [
    [
      'react/functions/useLazyLoadQuery.md',
      ['options.chainId?', 'options.use?', 'options.fetchKey?'],
    ],
    [
      'react/functions/useMutation.md',
      ['options.signer?', 'options.txOptions?', 'input?', 'variables?'],
    ],
    [
      'react/functions/useSpendableBalance.md',
      ['options.includesExistentialDeposit?'],
    ],
    ['react/functions/useStore.md', ['invalidateQuery(options).chainId?']],
    ['react/functions/useMutationListener.md', ['id', 'call?', 'value']],
    ['react/functions/ReactiveDotProvider.md', ['props.config']],
    [
      'core/providers/light-client/functions/createLightClientProvider.md',
      ['options.useExtensionProvider?', 'addRelayChain'],
    ],
    [
      'core/wallets/classes/InjectedWallet.md',
      ['options.originName?', 'options.storage?'],
    ],
    [
      'core/classes/Query.md',
      ['options.at?', 'options.defer?', 'options.stream?'],
    ],
  ];
  for (const [file, names] of rows) {
    for (const name of names) {
      const row = read(file)
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, `${file}: ${name}`).toBeDefined();
      const [type, ...description] = row!
        .split(/ (?<!\\)\| /)
        .slice(1)
        .filter((cell) => cell.trim() !== '–');
      expect(type, `${file}: ${name}`).toContain('`');
      expect(description.join(' '), `${file}: ${name}`).toMatch(/\w{3,}/);
    }
  }
});

test('deprecated exports are marked on the page and in the sidebar', () => {
  for (const [docs, names] of [
    [
      'docs-react',
      [
        'useMutationEffect',
        'usePromiseState',
        'useQueryRefresher',
        'QueryRenderer',
        'useLazyLoadQueryWithRefresh',
        'ReactiveDotError',
        'initializeWallets',
      ],
    ],
    [
      'docs-vue',
      ['watchMutationEffect', 'ReactiveDotError', 'initializeWallets'],
    ],
  ] as const) {
    const sidebar = fs.readFileSync(
      path.join(siteDir, docs, 'api/sidebar.json'),
      'utf8',
    );
    const marked = Array.from(
      sidebar.matchAll(
        /"label":"(\w+)","className":"typedoc-sidebar-item-deprecated"/g,
      ),
      ([, name]) => name!,
    );
    expect(marked.sort()).toEqual([...names].sort());
    for (const [file, text] of readPages({docs})) {
      if (path.basename(file) !== 'index.mdx') {
        const head = text.split('```')[0]!;
        expect(head.includes(':::warning[Deprecated]'), file).toBe(
          marked.includes(path.basename(file, '.md')),
        );
      }
    }
  }
});

test.describe('on a copy of the site', () => {
  let copy: string;

  test.beforeAll(() => {
    // Beside the site, so that the copy finds its packages through a link.
    copy = fs.mkdtempSync(path.join(siteDir, '.cache', 'api-copy-'));
    fs.symlinkSync(
      path.join(siteDir, 'node_modules'),
      path.join(copy, 'node_modules'),
    );
    fs.mkdirSync(path.join(copy, 'declarations/vue'), {recursive: true});
    fs.mkdirSync(path.join(copy, 'declarations/utils'));
    fs.writeFileSync(
      path.join(copy, 'declarations/utils/index.d.ts'),
      'export declare const BigIntMath: object;\n',
    );
    fs.writeFileSync(vueDeclarations(), declared(''));
  });

  test.afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

  const vueDeclarations = () => path.join(copy, 'declarations/vue/index.d.ts');

  function declaredPackage(name: string) {
    return {
      name,
      specifier: `@reactive-dot/${name}`,
      description: `what ${name} is for.`,
      declarations: {
        file: `declarations/${name}/index.d.ts`,
        version: '0.68.0',
      },
    };
  }

  /** Packages so small that generating their pages takes little. */
  const options = {
    ...apiReference,
    packages: ['vue', 'utils'].map(declaredPackage),
    sets: [
      {
        id: 'vue',
        docs: 'docs',
        packages: ['vue', 'utils'],
        description: 'All.',
      },
    ],
  };

  const declared = (more: string) =>
    `/** Says hello. ${more} */\nexport declare function useSigner(): void;\n`;

  const page = () => path.join(copy, 'docs/api/vue/functions/useSigner.md');

  test('generation is skipped until something it is made from changes', async () => {
    expect(await generateReference(copy, options)).toBe('written');
    const written = fs.statSync(page()).mtimeMs;
    expect(await generateReference(copy, options)).toBe('unchanged');
    expect(fs.statSync(page()).mtimeMs).toBe(written);

    fs.writeFileSync(vueDeclarations(), declared('And more.'));
    expect(await generateReference(copy, options)).toBe('written');
    expect(fs.readFileSync(page(), 'utf8')).toContain('And more.');
  });

  test('pages that were changed or deleted are written again', async () => {
    fs.appendFileSync(page(), 'tampered');
    expect(await generateReference(copy, options)).toBe('written');
    expect(fs.readFileSync(page(), 'utf8')).not.toContain('tampered');

    fs.rmSync(path.join(copy, 'docs'), {recursive: true});
    fs.mkdirSync(path.join(copy, 'docs'));
    expect(await generateReference(copy, options)).toBe('written');
    expect(fs.existsSync(page())).toBe(true);
  });

  test('what lacks a text or an example, and what describes nothing, is reported', async () => {
    fs.writeFileSync(
      path.join(copy, 'declarations/utils/index.d.ts'),
      'export declare function BigIntMath(undescribed: string): void;\n',
    );
    fs.mkdirSync(path.join(copy, 'declarations/core'), {recursive: true});
    fs.writeFileSync(
      path.join(copy, 'declarations/core/index.d.ts'),
      'export declare function Address(): void;\n',
    );
    await generateReference(copy, {
      ...options,
      packages: [...options.packages, declaredPackage('core')],
    });
    const report = reportOf(copy);
    expect(report.undescribed).toEqual(['utils.BigIntMath(undescribed)']);
    expect(report.withoutExample).toEqual(['core.Address']);
    expect(report.orphaned).toContain('vue.useQuery');
    expect(report.orphaned).not.toContain('vue.useSigner');
    expect(report.strayExamples).toContain('vue.useQuery');
    expect(report.strayExamples).not.toContain('vue.useSigner');
  });

  test('an export that nobody filed or described is named', async () => {
    fs.appendFileSync(
      vueDeclarations(),
      'export declare function useNothing(): void;\n',
    );
    await expect(generateReference(copy, options)).rejects.toThrow(
      /vue exports useNothing, which has no purpose/,
    );
  });
});

test('a package without src/ is named, with what to do', () => {
  const site = fs.mkdtempSync(path.join(siteDir, '.cache', 'api-nosrc-'));
  const directory = path.join(site, 'node_modules/@reactive-dot/core');
  fs.mkdirSync(directory, {recursive: true});
  fs.writeFileSync(
    path.join(directory, 'package.json'),
    JSON.stringify({version: '9.9.9', exports: './build/index.js'}),
  );
  try {
    expect(() =>
      readPackageSource(site, {
        name: 'core',
        specifier: '@reactive-dot/core',
        description: '',
      }),
    ).toThrow(
      /@reactive-dot\/core 9\.9\.9 ships no src\/ folder.*Install a version that does/,
    );
    expect(() =>
      readPackageSource(site, {
        name: 'react',
        specifier: '@reactive-dot/react',
        description: '',
      }),
    ).toThrow(/@reactive-dot\/react is not installed\. Run "npm ci"/);
  } finally {
    fs.rmSync(site, {recursive: true});
  }
});

test('generated pages are not committed', () => {
  const tracked = execFileSync(
    'git',
    ['ls-files', 'docs-react/api', 'docs-vue/api'],
    {
      cwd: siteDir,
      encoding: 'utf8',
    },
  );
  expect(tracked).toBe('');
});
