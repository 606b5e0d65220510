import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';

import {declaredModules, listExports} from '../unit/guides/list-exports';
import {modulesOf} from '../../src/reference/modules';
import {apiReference, documentedPackages} from '../../src/reference/options';

const siteDir = path.resolve(__dirname, '../..');
const KINDS = 'classes|functions|interfaces|type-aliases|variables';

const read = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Exports that `exclude` in `src/reference/options.ts` or an `@internal` tag of
 * ours hides, such as `react QueryRenderer`.
 */
const excluded: readonly string[] = [];

/** The docs sets with their modules and generated pages. */
const sets = apiReference.sets.map(({id, docs, packages}) => {
  const folder = path.join(siteDir, docs, 'api');
  return {
    id,
    folder,
    modules: packages.flatMap((source) => modulesOf(siteDir, source)),
    /** Texts by file. */
    pages: new Map(
      Globby.sync('**/*.md', {cwd: folder})
        .sort()
        .map((file) => [file, read(path.join(folder, file))]),
    ),
  };
});
const react = sets[0]!;

test('every public module of a package has pages', () => {
  for (const source of documentedPackages) {
    if (source.handWritten) continue;
    const declared = declaredModules(path.join(siteDir, source.directory));
    expect(modulesOf(siteDir, source).map(({specifier}) => specifier)).toEqual(
      declared.map(({module}) => module),
    );
  }
});

for (const {id, modules, pages} of sets) {
  test(`every export has one page, and every page an export: ${id}`, () => {
    const exported = listExports(
      modules.map(({name, file}) => ({module: name, file})),
    )
      .map(({module, name}) => `${module} ${name}`)
      .filter((name) => !excluded.includes(name));
    const indexes = [
      'index.md',
      ...modules.map(({name}) => `${name}/index.md`),
    ];
    const files = Array.from(pages.keys());
    const page = new RegExp(`^(.+)/(?:${KINDS})/([^/]+)\\.md$`);
    expect(files.filter((file) => !page.test(file)).sort()).toEqual(
      indexes.sort(),
    );
    expect(
      files
        .filter((file) => page.test(file))
        .map((file) => file.replace(page, '$1 $2'))
        .sort(),
    ).toEqual(exported.sort());
  });

  test(`paths, titles, and headings contain no build paths: ${id}`, () => {
    for (const [file, text] of pages) {
      const shown = [
        file.replace(/\.md$/, ''),
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
}

for (const {id, pages} of sets) {
  test(`pages of functions and classes have code, example, and details in this order: ${id}`, () => {
    let examples = 0;
    for (const [file, text] of pages) {
      if (!/\/(functions|classes)\//.test(file)) {
        continue;
      }
      const name = path.basename(file, '.md');
      const parts = Array.from(
        text.matchAll(/^```(\w+)( signature)?$|^## (.+)$/gm),
        ([, language, signature, heading]) =>
          heading ?? (signature ? 'signature' : language!),
      );
      const avoided = /^(\*\*Deprecated\.|:::known-issue$)/m.test(text);
      // The example comes before any box.
      expect(text.split('\n## ', 1)[0], file).not.toContain(':::');
      // The call form, if there is one, and the import.
      while (parts[1] === 'signature') parts.shift();
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
      if (id === 'vue') {
        expect(code, file).not.toContain('@reactive-dot/react');
      }
      expect(code!.split('\n').length, file).toBeLessThanOrEqual(35);
      examples += 1;
    }
    expect(examples).toBeGreaterThan(40);
  });
}

test('the top of a page shows the types of what goes in and comes out, and links them', () => {
  const forms = new Map(
    sets.flatMap(({id, pages}) =>
      Array.from(pages).flatMap(([file, text]) => {
        const call =
          /^<div class="api-call[^]*?^```ts signature.*\n([^]*?)\n```/m;
        const form = call.exec(text)?.[1];
        return !form || form.startsWith('import ')
          ? []
          : [[`${id} ${path.basename(file, '.md')}`, form] as const];
      }),
    ),
  );
  for (const [name, form] of forms) {
    expect(form, name).toMatch(
      /^(?:\w+(?:<.+>)?\([^]*\): |new \w+\(.*|<\w+ [^]+\nprops: \{|type \w+)/,
    );
    // A declaration has its type parameters on lines like these.
    if (form.startsWith('type ')) continue;
    // A parameter without a type, or a type parameter that depends on the chain.
    expect(form, name).not.toMatch(/^ {2}\w+\??,$|\bT(?:ChainId|Query|Use)\b/m);
  }
  expect(forms.size).toBeGreaterThan(70);
  expect(forms.get('react useMutation')).toBe(`useMutation(
  action: (tx, input) => Transaction,
  options?: {
    chainId?: ChainId;
    signer?: PolkadotSigner;
    txOptions?: TxOptionsOf;
  },
): [
  state: AsyncValue<TxEvent, MutationError>,
  execute: (submitOptions?: SubmitOptions) => Observable<TxEvent>,
]`);
  expect(react.pages.get('react/functions/useMutation.md')).toMatch(
    /^```ts signature links=".*PolkadotSigner \.\.\/\.\.\/\.\.\/guides\/glossary#signer, .*AsyncValue \.\.\/.*"\nuseMutation\(/m,
  );
});

const methods = (text: string) => text.split('\n## Methods')[1] ?? '';

test('a method starts with its call form, and a long declaration is folded', () => {
  for (const [file, text] of sets.flatMap(({pages}) => Array.from(pages))) {
    const open = methods(text)
      .split('\n## ')[0]!
      .replace(/<details[\s\S]*?<\/details>/g, '');
    for (const [block] of open.matchAll(/^```ts signature[\s\S]*?^```/gm)) {
      // Overloads follow each other.
      for (const form of block.split('\n\n')) {
        expect(form.split('\n').length, `${file}: ${form}`).toBeLessThan(14);
      }
    }
  }
  expect(methods(react.pages.get('core/classes/Query.md')!)).toContain(
    'storages(\n  pallet: string,\n  storage: string,\n',
  );
});

test('a class lists each method once, with its parameters folded', () => {
  const query = methods(react.pages.get('core/classes/Query.md')!);
  for (const name of ['storage', 'runtimeApis', 'getConstant']) {
    expect(query.match(new RegExp(`^### ${name}\\(`, 'gm'))).toHaveLength(1);
  }
  expect(query).not.toContain('- [`storage`]');
  expect(query.replace(/<details[^]*?<\/details>/g, '')).not.toContain(
    '#### Parameters',
  );
  expect(query).toContain('<summary>Parameters and result</summary>');
});

test('types outside of folds say what they are, not how they are computed', () => {
  for (const [file, text] of sets.flatMap(({pages}) => Array.from(pages))) {
    // Without declarations, samples, and addresses.
    const shown = text
      .replace(/<details[^]*?<\/details>/g, '')
      .replace(/^ *```(?:ts|tsx|vue)\n[^]*?^ *```$/gm, '')
      .replace(
        /^```ts signature.*\n(?:declare |type |function )[^]*?^```$/gm,
        '',
      );
    expect(shown, file).not.toMatch(
      /\b(?:Pick|Extract|Exclude|\w*Omit|Parameters)<|\w\["/,
    );
  }
  expect(
    react.pages.get('core/wallets/type-aliases/PolkadotAccount.md'),
  ).toContain('type PolkadotAccount = {\n  name?: string;\n  id: string;\n');
});

test('the declaration of a class is folded unless it has one line', () => {
  const page = (name: string) => react.pages.get(`core/classes/${name}.md`);
  expect(page('MutationError')).not.toContain('Full declaration');
  expect(page('Query')).toContain('Full declaration');
});

test("every page links the symbol's declaration at the release", () => {
  let checked = 0;
  for (const [file, text] of react.pages) {
    const name = path.basename(file, '.md');
    if (name === 'index') continue;
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
    const manifest = JSON.parse(read(path.join(directory, 'package.json'))) as {
      version: string;
    };
    expect(version).toBe(manifest.version);
    const lines = read(path.join(directory, source!)).split('\n');
    expect(lines[Number(line) - 1], file).toMatch(
      new RegExp(
        `(function|const|class|interface|type) ${name}\\b|^\\s*${name},?$`,
      ),
    );
    checked += 1;
  }
  expect(checked).toBeGreaterThan(60);
});

test('a type without a page links to its declaration', () => {
  const named = new Set<string>();
  for (const text of sets.flatMap(({pages}) => Array.from(pages.values()))) {
    for (const [, name, , packageName, file, line] of text.matchAll(
      /(\w+)(`\]\(| )https:[^)\s]+\/blob\/@reactive-dot\/([\w-]+)@[^/]+\/packages\/[\w-]+\/(src\/[^#]+)#L(\d+)/g,
    )) {
      const folder = path.join(siteDir, 'node_modules/@reactive-dot');
      const source = read(path.join(folder, packageName!, file!));
      expect(source.split('\n')[Number(line) - 1]).toMatch(
        new RegExp(`^(export )?(type|interface) ${name}\\b`),
      );
      named.add(name!);
    }
  }
  expect(named).toContain('QueryArgument');
  expect(named).not.toContain('ChainId');
});

for (const [page, ...names] of [
  ['react/functions/useLazyLoadQuery', 'chainId', 'use'],
  ['react/functions/useMutation', 'signer', 'execute', 'submitOptions.input'],
  ['react/functions/useStore', 'options.chainId'],
  ['react/functions/useMutationListener', 'event.call', 'event.value'],
  ['react/functions/ReactiveDotProvider', 'config'],
  ['core/wallets/classes/InjectedWallet', 'originName'],
  ['core/classes/Query', 'at'],
  ['core/classes/MutationError', 'message', 'cause'],
]) {
  test(`fields without an export are listed with type and description: ${page}`, () => {
    const lines = react.pages.get(`${page}.md`)!.split('\n');
    for (const name of names) {
      const at = lines.findIndex((line) =>
        line.trimStart().startsWith(`- \`${name}\` `),
      );
      expect(lines[at], name).toMatch(
        /` \[?`.*[`)](?: \*(?:optional|required|default: .{1,7})\*)?$/,
      );
      expect(lines[at + 2], name).toMatch(/^ {2,}.*\w{3,}/);
    }
  });
}

test('a member has its type on one line, and a long type is folded', () => {
  let members = 0;
  for (const [file, text] of sets.flatMap(({pages}) => Array.from(pages))) {
    for (const [line] of text.matchAll(/^ *- (<a .+?<\/a> )?`.+/gm)) {
      // Without addresses.
      const shown = line.replace(/\]\([^)]*\)|<a .+?<\/a>/g, '');
      expect(shown.length, `${file}: ${shown}`).toBeLessThan(150);
      members += 1;
    }
  }
  expect(members).toBeGreaterThan(500);
  const store = react.pages.get('react/functions/useStore.md')!;
  expect(store).toContain('- `invalidateQuery` `(query, options?) => void`\n');
  expect(/<summary>Full type[^]*?<\/details>/.exec(store)?.[0]).toContain(
    ') => Query<',
  );
});

for (const {id, folder, pages} of sets) {
  test(`deprecated exports are marked on the page and in the sidebar: ${id}`, () => {
    const file = path.join(folder, 'typedoc-sidebar.cjs');
    const sidebar = JSON.stringify(createRequire(file)(file));
    const marked = Array.from(
      sidebar.matchAll(
        /"label":"(\w+)","className":"typedoc-sidebar-item-deprecated"/g,
      ),
      ([, name]) => name!,
    );
    const warned = Array.from(pages)
      .filter(([page]) => path.basename(page) !== 'index.md')
      .filter(([, text]) => text.split('```')[0]!.includes('**Deprecated.**'))
      .map(([page]) => path.basename(page, '.md'));
    expect(marked.sort()).toEqual(warned.sort());
    // Deprecated in its own comment and by the core package.
    expect(marked).toContain(
      id === 'react' ? 'useMutationEffect' : 'watchMutationEffect',
    );
    expect(marked).toContain('initializeWallets');
  });
}

test('an inherited member links to its place on the page of its class', () => {
  const inherited = Array.from(react.pages.values()).flatMap((text) =>
    Array.from(
      (
        /^## Inherited\n([^]*?)(?=^## |$(?![^]))/m.exec(text)?.[1] ?? ''
      ).matchAll(/^- \[.+?\]\((.+?)\)/gm),
      ([, address]) => address,
    ),
  );
  expect(inherited.length).toBeGreaterThan(10);
  // The build stops at an anchor that isn't there.
  expect(inherited.filter((address) => !address!.includes('#'))).toEqual([]);
});
