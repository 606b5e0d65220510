import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import type {Tinypool} from 'tinypool';

import {openCache} from '../../build-cache/cache';
import {hashFiles, hashOf} from '../../build-cache/hash';
import type {Page, SampleResult} from './model';
import {findStaleHighlights} from './view-sample';
import type {CompilerRequest} from './workspace';

/** A page and its compiler results. */
export interface CheckedPage {
  page: Page;
  results: SampleResult[];
}

/** Checks pages and caches the results between builds. */
export interface Checker {
  /** Hash of everything that affects the results, except the pages. */
  environment: string;
  /** Returns a page's cached results. */
  known(page: Page): CheckedPage | undefined;
  /**
   * Checks pages without cached results. Returns the results of all pages.
   *
   * @param onProgress - gets the number of samples checked so far
   */
  check(
    pages: readonly Page[],
    onProgress?: (checked: number) => void,
  ): Promise<CheckedPage[]>;
  /** Deletes the cached results of all other pages. */
  forgetOthers(pages: readonly Page[]): void;
}

/**
 * Creates the checker of a site.
 *
 * @param siteDir - folder of the site; results depend on its
 *   `package-lock.json`, `types/` and descriptors
 * @param idleTimeoutMs - how long compilers wait for further pages, in ms
 */
export function createChecker(siteDir: string, idleTimeoutMs = 0): Checker {
  let compilers: Promise<Tinypool> | undefined;
  const sources = Globby.sync('**/*.{ts,json}', {
    cwd: __dirname,
    absolute: true,
  });
  const environment = hashFiles([
    ...sources.sort(),
    path.join(__dirname, '../../type-text'),
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, 'types'),
    path.join(siteDir, '.papi/descriptors/.generated-from'),
  ]);
  const cache = openCache(path.join(siteDir, '.cache/samples'));
  const keyOf = (page: Page) => hashOf([environment, contentOf(page)]);

  function known(page: Page): CheckedPage | undefined {
    if (page.fences.length === 0) return {page, results: []};
    const entry = cache.read(keyOf(page));
    return (
      entry && {page, results: JSON.parse(String(entry)) as SampleResult[]}
    );
  }

  return {
    environment,
    known,
    async check(pages, onProgress = () => undefined) {
      // Both sets include the API pages of core and utils. Pages with the same
      // samples have the same key, and are checked once.
      const results = new Map<string, SampleResult[]>();
      const unknown = new Map<string, Page>();
      for (const page of pages) {
        const entry = known(page);
        if (entry) results.set(keyOf(page), entry.results);
        else unknown.set(keyOf(page), page);
      }
      const cacheHits = countSamples(pages) - countSamples(unknown.values());
      const checkedBy = Array.from({length: compilerCount}, () => 0);

      const checkPart = async (compiler: number): Promise<void> => {
        const part = Array.from(unknown).filter(
          (_, index) => index % compilerCount === compiler,
        );
        if (part.length === 0) return;
        compilers ??= startCompilers(idleTimeoutMs);
        const request = {siteDir, pages: part.map(([, page]) => page)};
        const checked = await compile(await compilers, request, (count) => {
          checkedBy[compiler] = count;
          onProgress(checkedBy.reduce((sum, each) => sum + each, cacheHits));
        });
        for (const [index, [key]] of part.entries()) {
          const ofPage = checked[index] ?? [];
          cache.write(key, JSON.stringify(ofPage));
          results.set(key, ofPage);
        }
      };
      await Promise.all(checkedBy.map((_, compiler) => checkPart(compiler)));
      return pages.map((page) => ({
        page,
        results: results.get(keyOf(page)) ?? [],
      }));
    },
    forgetOthers: (pages) => cache.keepOnly(pages.map(keyOf)),
  };
}

/** Processes that check samples. Each one reads and parses all packages. */
const compilerCount = 2;

/** Starts compilers in child processes, which keeps this process free. */
async function startCompilers(idleTimeout: number): Promise<Tinypool> {
  const {Tinypool: Pool} = await import('tinypool');
  return new Pool({
    filename: path.join(__dirname, 'workspace.ts'),
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: compilerCount,
    idleTimeout,
    execArgv: [
      '--import',
      'tsx',
      '--max-old-space-size=4096',
      // Fewer collections of short-lived objects, of which a compiler has many.
      '--max-semi-space-size=64',
    ],
  });
}

/**
 * Runs `workspace.ts` in a compiler.
 *
 * @param onProgress - gets the number of samples checked so far
 * @returns the results of each page, in order
 */
const compile = (
  compilers: Tinypool,
  request: CompilerRequest,
  onProgress: (checked: number) => void,
): Promise<SampleResult[][]> =>
  compilers.run(request, {
    channel: {postMessage: onProgress},
  }) as Promise<SampleResult[][]>;

/** Returns the number of blocks to check. */
export function countSamples(pages: Iterable<Page>): number {
  return Array.from(pages).flatMap(({fences}) => fences).length;
}

/**
 * Returns the part of a page that affects its results: not its path or prose.
 */
function contentOf({fences}: Page): unknown {
  return fences.map(({language, title, code}) => [language, title, code]);
}

/**
 * Formats a page's problems as `file:line:column - TSxxxx message`, with the
 * position in the file that the author edits.
 */
export function formatProblems({page, results}: CheckedPage): string[] {
  return page.fences.flatMap((fence, index) => {
    const {line, indent, file, code: text} = fence;
    const {problems = []} = results[index] ?? {};
    return [...problems, ...findStaleHighlights(fence)].map(
      ({start, code, message}) => {
        const above = text.slice(0, start).split('\n');
        const column = indent + start - text.lastIndexOf('\n', start - 1);
        const name = code === 0 ? 'sample' : `TS${code}`;
        return `${file ?? page.path}:${line + above.length}:${column} - ${name} ${message}`;
      },
    );
  });
}
