/**
 * The download of shared files in Setup: samples that pages import from each
 * other, packed for the reader's `src` folder. `index.ts` collects, checks, and
 * packs them for each set. Frozen versions keep theirs.
 */
import {strToU8, zipSync} from 'fflate';

import {sets} from '../../site/sets';
import {fileNameWithoutExtension} from './file-names';
import type {Fence, Page} from './model';
import {emptyNotation} from './parse-notation';
import {relativeImports} from './relative-imports';
import {viewSample} from './view-sample';

/** Files, without extension, in which readers define their contracts. */
const contractFiles = ['contracts', 'erc20', 'psp22'];

/** Files, without extension, that every project has already. */
const projectFiles = ['config', 'App', 'App.vue', 'main', ...contractFiles];

/** The page whose files make up the app that all later guides change. */
const basePage = /\/getting-started\/connect-wallets\.mdx$/;

/**
 * Files that no other page imports, but that most apps with payments, several
 * pages, a refresh button, or a pool need. A name without an extension is in both
 * sets.
 */
const appFiles = [
  'AccountMenu',
  'AccountProvider',
  'AddToPool',
  'LastTransaction',
  'NoNews',
  'RefetchRewards',
  'RefreshRewards.tsx', // Vue's is another component.
  'RefreshablePage',
  'RestakeRewards',
  'pool-sentences',
];

/** Whether a sample lies next to `src`, such as a test. The zip can't have these. */
const isOutsideSrc = ({title = ''}: Source): boolean =>
  /^(?:test|server)\//.test(title);

/** The chains whose types readers have after Setup. */
const setupChains = ['polkadot_asset_hub'];

/** A sample, and the path and title of its page. */
type Source = Fence & {file: string; page?: string};

/**
 * Collects the samples that pages import from each other, such as `isAddress`,
 * the samples of Connect wallets, those of {@link appFiles}, and their own
 * imports. With these files, readers can run any sample.
 *
 * @param pages - all pages of the site with their samples
 * @returns one virtual page for each set, in the order of `sets`
 */
export function collectSharedFiles(pages: readonly Page[]): Page[] {
  return sets.map(({id, folder}) => {
    const sources = pages
      .filter(
        (page) => page.path.startsWith(`${folder}/`) || isPartial(page.path),
      )
      .flatMap((page) =>
        page.fences.map((fence) => ({
          ...fence,
          file: page.path,
          page: page.title,
        })),
      );
    return {path: `shared-files/${id}`, fences: findShared(sources)};
  });
}

const isPartial = (sitePath: string): boolean =>
  sitePath.startsWith('docs-shared/');

/**
 * Packs shared files for the reader's `src` folder.
 *
 * @param page - from {@link collectSharedFiles}, so each of its blocks has the
 *   name of a file
 * @returns a zip that is the same for the same files
 */
export function zipSharedFiles({fences}: Page): Uint8Array {
  const entries = fences.map((fence) => {
    const code = viewSample(fence).lines.map(({text}) => text);
    return [
      fence.title!.replace(/^src\//, ''),
      strToU8(`${code.join('\n')}\n`),
    ];
  });
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {
    mtime: new Date(2000, 0),
  });
}

/** Returns the samples that pages import, each once, sorted by name. */
function findShared(sources: Source[]): Fence[] {
  const shared = new Map<string, Source>();
  const preferredPages = pagesInComments(sources);
  const waiting = [
    ...importsOfOtherPages(sources),
    // These come last. If an import chose another page's version of a file, that
    // version stays.
    ...sources
      .filter(showsFile)
      .filter((source) => basePage.test(source.file) || isAppFile(source))
      .map((from) => ({name: fileNameWithoutExtension(from.title!), from})),
  ];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const {name, from} = next;
    if (projectFiles.includes(name) || shared.has(name)) continue;
    const source =
      findFile(name, withinPage(from, sources)) ??
      findFile(
        name,
        sources.filter(({page = ''}) => preferredPages.get(name)?.has(page)),
      ) ??
      findFile(name, sources);
    // Only partials for the other set import files that this set lacks.
    if (!source || isLeftOut(source)) continue;
    shared.set(name, source);
    waiting.push(
      ...importsOf(source).map((each) => ({name: each, from: source})),
    );
  }
  removeIncomplete(shared);
  return Array.from(shared.values()).sort((one, other) =>
    one.title!.localeCompare(other.title!, 'en'),
  );
}

/** Returns the imports that no sample of the same page defines. */
const importsOfOtherPages = (sources: Source[]) =>
  sources.flatMap((from) =>
    importsOf(from)
      .filter((name) => !findFile(name, withinPage(from, sources)))
      .map((name) => ({name, from})),
  );

/** Whether a sample doesn't fit into the download. */
const isLeftOut = (source: Source): boolean =>
  isOutsideSrc(source) ||
  needsOtherChain(source) ||
  importsOf(source).some((name) => contractFiles.includes(name));

/** Removes files that import one that was left out, and their importers. */
function removeIncomplete(shared: Map<string, Source>): void {
  const isMissing = (name: string): boolean =>
    !projectFiles.includes(name) && !shared.has(name);
  const incomplete = Array.from(shared).filter(([, source]) =>
    importsOf(source).some(isMissing),
  );
  for (const [name] of incomplete) shared.delete(name);
  if (incomplete.length > 0) removeIncomplete(shared);
}

const isAppFile = ({title = ''}: Source): boolean =>
  appFiles.includes(fileNameWithoutExtension(title).replace(/\.vue$/, '')) ||
  appFiles.includes(title.replace('src/', ''));

/** Returns the names of the files that a sample imports. */
const importsOf = ({code}: Source): string[] =>
  relativeImports(code).map(fileNameWithoutExtension);

/**
 * Whether a sample shows a file. The title of one that shows changes begins with
 * other words.
 */
const showsFile = ({title}: Source): boolean =>
  title?.startsWith('src/') ?? false;

/**
 * Blanks a page's hidden lines, so that files are checked as readers get them.
 * Line numbers stay the same.
 */
export function blankHiddenLines(page: Page): Page {
  const fences = page.fences.map((fence) => {
    let {code} = fence;
    for (const [from, to] of fence.notation.hidden) {
      const blank = code.slice(from, to).replace(/[^\n]/g, ' ');
      code = code.slice(0, from) + blank + code.slice(to);
    }
    // A file of the download has no highlights.
    return {...fence, code, meta: '', notation: emptyNotation};
  });
  return {...page, fences};
}

const withinPage = ({file}: Source, sources: Source[]): Source[] =>
  sources.filter((source) => source.file === file);

/**
 * Returns the titles of pages in comments such as `// from Mutation`, by the
 * name of the imported file. Several pages can define a file, and these have the
 * version that others build on.
 */
function pagesInComments(sources: readonly Source[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  const comment = /["'](\.\/.+)["'];[ \t]*\/\/ from (.+)/g;
  for (const {code} of sources) {
    for (const [, specifier = '', page = ''] of code.matchAll(comment)) {
      const name = fileNameWithoutExtension(specifier);
      pages.set(name, (pages.get(name) ?? new Set()).add(page));
    }
  }
  return pages;
}

/** Whether a sample needs a chain that Setup doesn't add. */
function needsOtherChain({code}: Source): boolean {
  const imports = code.matchAll(
    /\{([^}]*)\} from ["']@polkadot-api\/descriptors["']/g,
  );
  const ids = code.matchAll(/\bchainId\s*[:=]\s*["'](\w+)["']/g);
  return (
    [...imports, ...ids]
      .map(([, names = '']) => names)
      // Types and enums begin with a capital.
      .flatMap((names) => names.match(/\b(?!type\b|as\b)[a-z]\w*/g) ?? [])
      .some((chain) => !setupChains.includes(chain))
  );
}

/**
 * Finds a file's last complete version on the first page that has one, or its
 * last part if no page has all of it.
 */
function findFile(name: string, sources: Source[]): Source | undefined {
  const parts = sources.filter(
    (source) =>
      source.title !== undefined &&
      !showsChanges(source) &&
      fileNameWithoutExtension(source.title) === name,
  );
  const complete = parts.filter((part) => !hidesCode(part));
  const candidates = complete.length > 0 ? complete : parts;
  return candidates.findLast(({file}) => file === candidates[0]?.file);
}

/** Whether a sample shows only the lines of a file that change. */
const showsChanges = ({title}: Source): boolean =>
  title?.startsWith('Changes to ') ?? false;

/** Whether a sample hides code, not only comments for the compiler. */
function hidesCode({code, notation}: Fence): boolean {
  const lines = notation.hidden.flatMap((range) =>
    code.slice(...range).split('\n'),
  );
  return !lines.every((line) => /^\s*(?:\/\/|\{?\/\*|<!--|$)/.test(line));
}
