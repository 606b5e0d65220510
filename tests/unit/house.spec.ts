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

/** Returns the site's code and styles. */
async function sourceFiles(): Promise<SourceFile[]> {
  const files = await Globby('src/**/*.{ts,tsx,cjs,css}', {cwd: root});
  return files.map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

/**
 * Ways to replace a package's module, or to change the output of Docusaurus or
 * the bundler.
 */
const replacements = {
  'replaces a module': /NormalModuleReplacementPlugin/,
  'sets an alias for a package': /\balias['"]?\s*:\s*{/,
  'has a loader for files of packages':
    /(?:test|include)\s*:.*(?:node_modules|require\.resolve)/,
  'changes the output of the bundler':
    /hooks\s*\.\s*(?:\w*[eE]mit|processAssets|done)\b/,
  'reads generated files of Docusaurus':
    /client-manifest|routesChunkNames|registry\.js/,
};

test('only src/fixes replaces modules of packages or changes the output of Docusaurus and the bundler', async () => {
  const found = (await sourceFiles()).flatMap(({file, text}) =>
    Object.entries(replacements)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => `${file} ${what}`),
  );
  const elsewhere = found.filter((line) => !line.startsWith('src/fixes/'));
  expect(elsewhere).toEqual([]);
  // The patterns still match the code in src/fixes.
  expect(found).toContain('src/fixes/index.ts sets an alias for a package');
});

test("a style uses :has() only after a class or a tag, so that changes don't restyle the whole page", async () => {
  const ofAnything = /[>+~\w\])] +(?::not\()?:has\(|(?:html|:root)\S*:has\(/;
  const found = (await sourceFiles())
    .filter(({file, text}) => file.endsWith('.css') && ofAnything.test(text))
    .map(({file}) => file);
  expect(found).toEqual([]);
  expect('.row > :has(> .toc) {').toMatch(ofAnything);
  expect('html:not(:has(.sidebar)) .footer {').toMatch(ofAnything);
});

/** Folders of src/. Each imports only from folders above it in this list. */
const folders = [
  'build-cache',
  'site',
  'typefaces',
  'css',
  'client-modules',
  'start-scripts',
  'framework-switch',
  'simulated-chain',
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

test('a folder imports only from folders above it in the list', async () => {
  const upward = (await sourceFiles()).flatMap(({file, text}) =>
    importedFolders(file, text)
      .filter(
        ({folder}) => folders.indexOf(folder) > folders.indexOf(folderOf(file)),
      )
      .map(({specifier}) => `${file} imports ${specifier}`),
  );
  expect(upward.sort()).toEqual(addedToPages);
});

test('the list has every folder of src/', async () => {
  const found = new Set((await sourceFiles()).map(({file}) => folderOf(file)));
  expect([...found].sort()).toEqual([...folders].sort());
});

const folderOf = (file: string): string => file.split('/')[1]!;

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
  return Array.from(imports, ([, , specifier]) => {
    const target = specifier!.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier!)
      : specifier!.slice('@site/'.length);
    return {folder: folderOf(target), specifier: specifier!};
  }).filter(({folder}) => folders.includes(folder));
}
