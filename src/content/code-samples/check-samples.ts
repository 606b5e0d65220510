import path from 'node:path';

import type {Tinypool} from 'tinypool';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import type {Page, SampleResult} from './model';
import type {CompilerRequest} from './workspace';

/** A page together with what the compiler says of it. */
export interface CheckedPage {
  page: Page;
  results: SampleResult[];
}

/** Checks pages, and keeps the results from one build to the next. */
export interface Checker {
  /** Hash of all that results depend on, apart from the pages. */
  environment: string;
  /** Results of a page when they're known already, without any work. */
  known(page: Page): CheckedPage | undefined;
  /**
   * Checks what isn't known yet and returns all.
   *
   * @param onProgress - gets the number of samples checked so far
   */
  check(
    pages: readonly Page[],
    onProgress?: (checked: number) => void,
  ): Promise<CheckedPage[]>;
  /** Deletes the kept results of other pages. */
  forgetOthers(pages: readonly Page[]): void;
  close(): Promise<void>;
}

/** How long the development server keeps an idle compiler. */
const idleTimeoutMs = 600_000;

/**
 * Opens the checker of a site.
 *
 * @param siteDir - folder of the site; results depend on its
 *   `package-lock.json`, `types/` and descriptors
 */
export function createChecker(siteDir: string): Checker {
  const compile = createCompiler(siteDir);
  const environment = hashFiles([
    __dirname,
    path.join(siteDir, 'package-lock.json'),
    path.join(siteDir, 'types'),
    path.join(siteDir, '.papi/descriptors/.generated-from'),
  ]);
  const cache = openCache(path.join(siteDir, '.cache/samples'));
  const keyOf = (page: Page) => hashOf([environment, contentOf(page)]);

  function known(page: Page): CheckedPage | undefined {
    if (page.fences.length === 0) return {page, results: []};
    const kept = cache.read(keyOf(page));
    return kept && {page, results: JSON.parse(String(kept)) as SampleResult[]};
  }

  return {
    environment,
    known,
    async check(pages, onProgress = () => undefined) {
      // Both sets have the pages of core and utils: what says the same is checked once.
      const unknown = new Map(
        pages.filter((page) => !known(page)).map((page) => [keyOf(page), page]),
      );
      const kept = countSamples(pages) - countSamples(unknown.values());
      const done = [0, 0];
      const shares = done.map(async (_, share) => {
        const entries = Array.from(unknown).filter(
          (_entry, index) => index % done.length === share,
        );
        const results = await compile.check(
          entries.map(([, page]) => page),
          (checked) => {
            done[share] = checked;
            onProgress(kept + done[0]! + done[1]!);
          },
        );
        entries.forEach(([key], index) =>
          cache.write(key, JSON.stringify(results[index])),
        );
      });
      await Promise.all(shares);
      return pages.map((page) => known(page)!);
    },
    forgetOthers: (pages) => cache.keepOnly(pages.map(keyOf)),
    close: compile.close,
  };
}

/** Two compilers in processes of their own, started when first needed; this one stays free for other work. */
function createCompiler(siteDir: string) {
  let pool: Promise<Tinypool> | undefined;
  return {
    async check(
      pages: Page[],
      postMessage: (checked: number) => void,
    ): Promise<SampleResult[][]> {
      if (pages.length === 0) return [];
      pool ??= startPool();
      const request: CompilerRequest = {siteDir, pages};
      return (await pool).run(request, {channel: {postMessage}}) as Promise<
        SampleResult[][]
      >;
    },
    async close(): Promise<void> {
      const closing = pool;
      pool = undefined;
      await (await closing)?.destroy();
    },
  };
}

async function startPool(): Promise<Tinypool> {
  const {Tinypool: Pool} = await import('tinypool');
  return new Pool({
    filename: path.join(__dirname, 'workspace.ts'),
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: idleTimeoutMs,
    execArgv: [
      '--import',
      'tsx',
      '--max-old-space-size=4096',
      '--max-semi-space-size=64',
    ],
  });
}

function countSamples(pages: Iterable<Page>): number {
  return Array.from(pages).flatMap(({fences}) => fences).length;
}

/** What of a page its results depend on: neither its name nor its prose. */
function contentOf({fences}: Page): unknown {
  return fences.map(({language, title, code}) => [language, title, code]);
}

/**
 * The problems of a page as `file:line:column - TSxxxx message`, at the place
 * in the file that the author edits.
 */
export function formatProblems({page, results}: CheckedPage): string[] {
  return results.flatMap(({problems}, index) => {
    const {line = 0, indent = 0} = page.fences[index] ?? {};
    return problems.map((problem) => {
      const place = `${page.path}:${line + 1 + problem.line}:${indent + problem.column + 1}`;
      const name = problem.code === 0 ? 'sample' : `TS${problem.code}`;
      return `${place} - ${name} ${problem.message}`;
    });
  });
}
