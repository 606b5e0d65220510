// Rules of CONTRIBUTING for the code in src/ that neither ESLint nor the compiler
// has: what may be replaced, where `:has()` may be, and who may import whom.
import {expect, test} from 'vitest';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface SourceFile {
  /** The file's path in the repository. */
  file: string;
  text: string;
}

/** The site's code and styles. */
const sources: SourceFile[] = Globby.sync('src/**/*.{ts,tsx,cjs,css}', {
  cwd: root,
}).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

/**
 * Ways to replace a package's module, or to change the output of Docusaurus or
 * the bundler. Each has code that its pattern must match.
 */
const replacements = [
  {
    what: 'replaces a module',
    pattern: /NormalModuleReplacementPlugin/,
    code: 'new NormalModuleReplacementPlugin(',
  },
  {
    what: 'sets an alias for a package',
    pattern: /\balias['"]?\s*:\s*{/,
    code: 'resolve: {alias: {',
  },
  {
    what: 'has a loader for files of packages',
    pattern: /(?:test|include)\s*:.*(?:node_modules|require\.resolve)/,
    code: "include: require.resolve('a')",
  },
  {
    what: 'changes the output of the bundler',
    pattern: /hooks\s*\.\s*(?:\w*[eE]mit|processAssets|done)\b/,
    code: 'compiler.hooks.afterEmit.tap(',
  },
  {
    what: 'reads generated files of Docusaurus',
    pattern: /client-manifest|routesChunkNames|registry\.js/,
    code: "'routesChunkNames.json'",
  },
];

for (const {what, pattern, code} of replacements) {
  test(`only src/fixes ${what}`, () => {
    expect(code).toMatch(pattern);
    const found = sources
      .filter(({text}) => pattern.test(text))
      .map(({file}) => file);
    expect(found.filter((file) => !file.startsWith('src/fixes/'))).toEqual([]);
  });
}

/** Matches :has() at any element, or at the root. Changes then restyle the page. */
const broadHas = /[>+~\w\])] +(?::not\()?:has\(|(?:html|:root)\S*:has\(/;

test('a style uses :has() only after a class or a tag', () => {
  const styles = sources.filter(({file}) => /\.css$/.test(file));
  expect(styles.some(({text}) => text.includes(':has('))).toBe(true);
  const found = styles.filter(({text}) => broadHas.test(text));
  expect(found.map(({file}) => file)).toEqual([]);
});

test('the pattern finds :has() at any element or at the root, and no other', () => {
  expect('.row > :has(> .toc) {').toMatch(broadHas);
  expect('html:not(:has(.sidebar)) .footer {').toMatch(broadHas);
  expect('.row:has(> .toc) {').not.toMatch(broadHas);
});

/** The folders of src/. Each imports only from folders above it. */
const folders = [
  'build-cache',
  'site',
  'typefaces',
  'css',
  'client-modules',
  'start-scripts',
  'framework-switch',
  'simulated-chain',
  'type-text',
  'live-examples',
  'content',
  'search',
  'reference',
  'after-build',
  'fixes',
  'components',
  'theme',
  'pages',
];

/**
 * Imports that a Markdown transform adds to pages, which can import from all
 * folders.
 */
const addedToPages = [
  'src/content/code-samples/render-code-blocks.ts imports @site/src/components/code-block',
  'src/live-examples/show-demos.ts imports @site/src/components/code-block',
];

test('a folder imports only from folders above it in the list', () => {
  const upward = sources.flatMap(({file, text}) =>
    importedFolders(file, text)
      .filter(
        ({folder}) => folders.indexOf(folder) > folders.indexOf(folderOf(file)),
      )
      .map(({specifier}) => `${file} imports ${specifier}`),
  );
  expect(upward.sort()).toEqual(addedToPages);
});

test('the list has every folder of src/', () => {
  const found = new Set(sources.map(({file}) => folderOf(file)));
  expect([...found].sort()).toEqual([...folders].sort());
});

/** Returns the folder of src/ that a file is in. */
const folderOf = (file: string): string => file.split('/')[1] ?? '';

/**
 * Returns the folders that a file imports from, including type imports and
 * imports in generated code.
 */
function importedFolders(
  file: string,
  text: string,
): {folder: string; specifier: string}[] {
  const imports = text.matchAll(
    /(?:from|import|require)[\s(]*(['"])((?:\.|@site\/).+?)\1/g,
  );
  return Array.from(imports, ([, , specifier = '']) => {
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier.slice('@site/'.length);
    return {folder: folderOf(target), specifier};
  }).filter(({folder}) => folders.includes(folder));
}
