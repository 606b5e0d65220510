// The generated pages of the reference: which there are, and their parts. Reads the
// Markdown that TypeDoc and our plugin write in a build. `tests/unit` tests the
// plugin's functions.
import {createRequire} from 'node:module';
import path from 'node:path';

import {expect, test} from 'vitest';

import {modulesOf} from '../../src/reference/modules';
import {documentedPackages} from '../../src/reference/options';
import {declaredModules, listExports} from '../unit/guides/list-exports';
import {sets, siteDir} from './api-pages';

/** Folders of pages in a module's folder. */
const kinds = 'classes|functions|interfaces|type-aliases|variables';

/**
 * Exports that `exclude` in `src/reference/options.ts` or an `@internal` tag of
 * ours hides, such as `react QueryRenderer`.
 */
const excluded: readonly string[] = [];

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
    const ofExport = new RegExp(`^(.+)/(?:${kinds})/([^/]+)\\.md$`);
    expect(files.filter((file) => !ofExport.test(file)).sort()).toEqual(
      indexes.sort(),
    );
    const documented = files
      .filter((file) => ofExport.test(file))
      .map((file) => file.replace(ofExport, '$1 $2'));
    expect(documented.sort()).toEqual(exported.sort());
  });

  test(`paths, titles, and headings contain no build paths, and texts no names that TypeDoc or TypeScript made up: ${id}`, () => {
    for (const [file, text] of pages) {
      const buildPath = /\bsrc\b|\bbuild\b|node_modules|\.d\.ts/;
      expect(file.replace(/\.md$/, '')).not.toMatch(buildPath);
      const headings = text.match(/^(?:#+|title:|description:) .*$/gm) ?? [];
      expect(headings.length, file).toBeGreaterThan(0);
      expect(headings.join('\n'), file).not.toMatch(buildPath);
      expect(text, file).not.toContain('__namedParameters');
      expect(text, file).not.toContain('import("');
    }
  });
}

for (const {id, pages} of sets) {
  test(`a function or class has its signature, then a short example: ${id}`, () => {
    let examples = 0;
    for (const [file, text] of pages) {
      if (!/\/(functions|classes)\//.test(file)) continue;
      const name = path.basename(file, '.md');
      const parts = Array.from(
        text.matchAll(/^```(\w+)( signature)?$|^## (.+)$/gm),
        ([, language, signature, heading]) =>
          heading ?? (signature ? 'signature' : language),
      );
      const isDiscouraged = /^(\*\*Deprecated\.|:::known-issue$)/m.test(text);
      // No box comes before the first heading, which is the example's.
      expect(text.split('\n## ', 1)[0], file).not.toContain(':::');
      // Most pages have two signatures: the call form and the import.
      while (parts[1] === 'signature') parts.shift();
      expect(parts.slice(0, 3), file).toEqual([
        'signature',
        isDiscouraged
          ? expect.stringMatching(/^(Example|What to write instead)$/)
          : 'Example',
        expect.stringMatching(/^(ts|tsx|vue)$/),
      ]);
      const [, code = ''] =
        /^## (?:Example|What to write instead)\n\n```\w+\n([\s\S]*?)\n```/m.exec(
          text,
        ) ?? [];
      if (parts[1] === 'Example') {
        expect(code, file).toMatch(new RegExp(`\\b${name}\\b`));
      }
      if (id === 'vue') {
        expect(code, file).not.toContain('@reactive-dot/react');
      }
      // "Short" fits into a window without scrolling.
      expect(code.split('\n').length, file).toBeLessThanOrEqual(35);
      examples += 1;
    }
    expect(examples).toBeGreaterThan(40);
  });
}

for (const {id, folder, pages} of sets) {
  test(`deprecated exports are marked on the page and in the sidebar: ${id}`, () => {
    const file = path.join(folder, 'typedoc-sidebar.cjs');
    const sidebar = JSON.stringify(createRequire(file)(file));
    const marked = Array.from(
      sidebar.matchAll(
        /"label":"(\w+)","className":"typedoc-sidebar-item-deprecated"/g,
      ),
      ([, name = '']) => name,
    );
    // Before the first code. Later marks are those of members.
    const warned = Array.from(pages)
      .filter(([page]) => path.basename(page) !== 'index.md')
      .filter(([, text]) => /^(?:(?!```)[^])*\*\*Deprecated\.\*\*/.test(text))
      .map(([page]) => path.basename(page, '.md'));
    expect(marked.sort()).toEqual(warned.sort());
    // Deprecated in its own comment and by the core package.
    expect(marked).toContain(
      id === 'react' ? 'useMutationEffect' : 'watchMutationEffect',
    );
    expect(marked).toContain('initializeWallets');
  });
}
