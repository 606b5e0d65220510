import path from 'node:path';

import type {Page, SampleResult} from './model';
import {
  hashEnvironment,
  openResultCache,
  type ResultCache,
} from './result-cache';
import {createCompiler} from './run-compiler';

/** A page together with what the compiler says of it. */
export interface CheckedPage<P extends Page = Page> {
  page: P;
  results: SampleResult[];
}

/** Checks pages, remembering the results on the disk. */
export interface Checker {
  /** Hash of all that results depend on, apart from the pages. */
  environment(): string;
  /** Results of a page when they are known already, without any work. */
  known<P extends Page>(page: P): CheckedPage<P> | undefined;
  /** Checks what is not known yet and returns all. */
  check<P extends Page>(
    pages: P[],
    wants: {types: boolean},
  ): Promise<CheckedPage<P>[]>;
  /** Deletes remembered results of other pages. */
  forgetOthers(pages: Page[]): void;
  close(): Promise<void>;
}

/** Where the imagined project of the samples lies. */
const contextFolder = path.join(__dirname, 'context');

/**
 * Opens the checker of a site.
 *
 * @param siteDir - folder of the site; its `package-lock.json`, `types/` and
 *   descriptors belong to what the results depend on
 */
export function createChecker(siteDir: string): Checker {
  const compiler = createCompiler({
    siteDir,
    tsconfig: path.join(contextFolder, 'tsconfig.json'),
  });
  let cache: ResultCache | undefined;
  let environmentHash: string | undefined;
  const environment = () =>
    (environmentHash ??= hashEnvironment([
      __dirname,
      path.join(siteDir, 'package-lock.json'),
      path.join(siteDir, 'types'),
      path.join(siteDir, '.papi', 'descriptors', 'fingerprint'),
    ]));
  const openCache = () =>
    (cache ??= openResultCache(
      path.join(siteDir, '.cache', 'samples'),
      environment(),
    ));

  return {
    environment,
    known(page) {
      if (page.fences.length === 0) return {page, results: []};
      const results = openCache().read(page, {types: true});
      return results && {page, results};
    },
    async check(pages, wants) {
      const results = new Map<Page, SampleResult[]>();
      for (const page of pages) {
        const known =
          page.fences.length === 0 ? [] : openCache().read(page, wants);
        if (known) results.set(page, known);
      }
      const rest = pages.filter((page) => !results.has(page));
      if (rest.length > 0) {
        const checked = await compiler.check(rest.map(toRequest), wants);
        rest.forEach((page, index) => {
          const found = checked[index] ?? [];
          openCache().write(page, found);
          results.set(page, found);
        });
      }
      return pages.map((page) => ({page, results: results.get(page) ?? []}));
    },
    forgetOthers(pages) {
      openCache().keepOnly(pages);
    },
    close: compiler.close,
  };
}

/** The part of a page that the compiler's process needs. */
function toRequest({path: sitePath, fences}: Page): Page {
  return {path: sitePath, fences};
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
