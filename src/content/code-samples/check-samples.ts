import path from 'node:path';

import {hashFiles, hashOf, openCache} from '../../build-cache';
import type {Page, SampleResult} from './model';
import {declaresRegister} from './place-samples';
import {createCompiler, type Compiler} from './run-compiler';

/** A page together with what the compiler says of it. */
export interface CheckedPage {
  page: Page;
  results: SampleResult[];
}

/** Checks pages, and keeps the results from one build to the next. */
export interface Checker {
  /** Hash of all that results depend on, apart from the pages. */
  environment(): string;
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

/** Folder of the imagined project that the samples belong to. */
const contextFolder = path.join(__dirname, 'context');

/**
 * Opens the checker of a site.
 *
 * @param siteDir - folder of the site; results depend on its
 *   `package-lock.json`, `types/` and descriptors
 */
export function createChecker(siteDir: string): Checker {
  const options = {
    siteDir,
    tsconfig: path.join(contextFolder, 'tsconfig.json'),
  };
  // Pages with a configuration of their own take as long as all others.
  const compilers = [createCompiler(options), createCompiler(options)] as const;
  const environment = once(() =>
    hashFiles([
      __dirname,
      path.join(siteDir, 'package-lock.json'),
      path.join(siteDir, 'types'),
      path.join(siteDir, '.papi/descriptors/.generated-from'),
    ]),
  );
  const cache = once(() => openCache(path.join(siteDir, '.cache/samples')));
  const keyOf = (page: Page) => hashOf([environment(), contentOf(page)]);

  function known(page: Page): CheckedPage | undefined {
    if (page.fences.length === 0) return {page, results: []};
    const kept = cache().read(keyOf(page));
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
      const checked = await checkSideBySide(
        compilers,
        Array.from(unknown.values()),
        (count) => onProgress(kept + count),
      );
      for (const [key, page] of unknown) {
        cache().write(key, JSON.stringify(checked.get(page)));
      }
      return pages.map((page) => known(page)!);
    },
    forgetOthers: (pages) => cache().keepOnly(pages.map(keyOf)),
    async close() {
      await Promise.all(compilers.map((compiler) => compiler.close()));
    },
  };
}

/** Checks pages with a context of their own beside the others. */
async function checkSideBySide(
  compilers: readonly Compiler[],
  pages: readonly Page[],
  onProgress: (checked: number) => void,
): Promise<Map<Page, SampleResult[]>> {
  const results = new Map<Page, SampleResult[]>();
  const done = [0, 0];
  const checkShare = async (compiler: Compiler, share: number) => {
    const own = pages.filter((page) => Number(hasOwnContext(page)) === share);
    if (own.length === 0) return;
    const found = await compiler.check(own.map(toRequest), (checked) => {
      done[share] = checked;
      onProgress(done.reduce((sum, each) => sum + each));
    });
    own.forEach((page, index) => results.set(page, found[index] ?? []));
  };
  await Promise.all(compilers.map(checkShare));
  return results;
}

function countSamples(pages: Iterable<Page>): number {
  return Array.from(pages).flatMap(({fences}) => fences).length;
}

function hasOwnContext({fences}: Page): boolean {
  return fences.some(({code}) => declaresRegister(code));
}

/** The part of a page that the compiler's process needs. */
function toRequest({path: sitePath, fences}: Page): Page {
  return {path: sitePath, fences};
}

/** What of a page its results depend on: neither its name nor its prose. */
function contentOf({fences}: Page): unknown {
  return fences.map(({language, title, code}) => [language, title, code]);
}

function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
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
