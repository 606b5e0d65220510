import path from 'node:path';

import {Globby} from '@docusaurus/utils';
import type {Tinypool} from 'tinypool';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import type {Page, SampleResult} from './model';
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
 * @param idleTimeoutMs - how long compilers wait for further pages
 */
export function createChecker(siteDir: string, idleTimeoutMs = 0): Checker {
  let compilers: Promise<Tinypool> | undefined;
  const sources = Globby.sync('**/*.{ts,json}', {
    cwd: __dirname,
    absolute: true,
  });
  const environment = hashFiles([
    ...sources.sort(),
    path.join(__dirname, '../type-text'),
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
      // samples are checked once.
      const unknown = new Map(
        pages.filter((page) => !known(page)).map((page) => [keyOf(page), page]),
      );
      const cacheHits = countSamples(pages) - countSamples(unknown.values());
      // The two compilers split the pages. Each entry counts one compiler's
      // samples.
      const checkedBy = [0, 0];
      const runs = checkedBy.map(async (_, compiler) => {
        const entries = Array.from(unknown).filter(
          (_entry, index) => index % checkedBy.length === compiler,
        );
        if (entries.length === 0) return;
        compilers ??= startCompilers(idleTimeoutMs);
        const request = {siteDir, pages: entries.map(([, page]) => page)};
        const postMessage = (checked: number) => {
          checkedBy[compiler] = checked;
          onProgress(checkedBy.reduce((sum, each) => sum + each, cacheHits));
        };
        const results = (await (
          await compilers
        ).run(request satisfies CompilerRequest, {
          channel: {postMessage},
        })) as SampleResult[][];
        entries.forEach(([key], index) =>
          cache.write(key, JSON.stringify(results[index])),
        );
      });
      await Promise.all(runs);
      return pages.flatMap((page) => known(page) ?? []);
    },
    forgetOthers: (pages) => cache.keepOnly(pages.map(keyOf)),
  };
}

/** Starts two compilers in child processes, which keeps this process free. */
async function startCompilers(idleTimeout: number): Promise<Tinypool> {
  const {Tinypool: Pool} = await import('tinypool');
  return new Pool({
    filename: path.join(__dirname, 'workspace.ts'),
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout,
    execArgv: [
      '--import',
      'tsx',
      '--max-old-space-size=4096',
      '--max-semi-space-size=64',
    ],
  });
}

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
  return page.fences.flatMap(({line, indent, file, code: text}, index) =>
    (results[index]?.problems ?? []).map(({start, code, message}) => {
      const above = text.slice(0, start).split('\n');
      const column = indent + start - text.lastIndexOf('\n', start - 1);
      const name = code === 0 ? 'sample' : `TS${code}`;
      return `${file ?? page.path}:${line + above.length}:${column} - ${name} ${message}`;
    }),
  );
}
