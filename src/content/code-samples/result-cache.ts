import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {hashOf} from './hash';
import type {Page, SampleResult} from './model';

/** Results of earlier runs, one file a page, named by all that they depend on. */
export interface ResultCache {
  /** Results of a page as it is now; undefined when it must be checked. */
  read(page: Page, wants: {types: boolean}): SampleResult[] | undefined;
  write(page: Page, results: SampleResult[]): void;
  /** Deletes the results of pages other than these. */
  keepOnly(pages: Page[]): void;
}

/**
 * Opens the cache in a folder, which is created when needed. A file that cannot
 * be read or does not fit is treated as if it were not there.
 *
 * @param environment - hash of everything but the pages, see
 *   {@link hashEnvironment}
 */
export function openResultCache(
  folder: string,
  environment: string,
): ResultCache {
  mkdirSync(folder, {recursive: true});
  const fileOf = (page: Page) =>
    path.join(
      folder,
      `${hashOf([
        environment,
        page.path,
        page.fences.map(({language, title, code}) => [language, title, code]),
      ])}.json`,
    );
  return {
    read(page, wants) {
      try {
        const results: unknown = JSON.parse(readFileSync(fileOf(page), 'utf8'));
        return areResults(results, page, wants) ? results : undefined;
      } catch {
        return undefined;
      }
    },
    write(page, results) {
      const file = fileOf(page);
      // Renaming is atomic: a killed build leaves no half a result behind.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(results));
      renameSync(draft, file);
    },
    keepOnly(pages) {
      const wanted = new Set(pages.map((page) => path.basename(fileOf(page))));
      for (const name of readdirSync(folder)) {
        if (!wanted.has(name)) rmSync(path.join(folder, name), {force: true});
      }
    },
  };
}

/**
 * Hash over the content of files and folders; a path that does not exist
 * counts too, so that its appearance changes the hash.
 *
 * @param paths - absolute
 */
export function hashEnvironment(paths: string[]): string {
  return hashOf(paths.map(contentOf));
}

type Content = string | null | [name: string, content: Content][];

function contentOf(file: string): Content {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats) return null;
  if (!stats.isDirectory()) return hashOf(readFileSync(file, 'utf8'));
  return readdirSync(file)
    .sort()
    .map((name) => [name, contentOf(path.join(file, name))]);
}

function areResults(
  value: unknown,
  page: Page,
  wants: {types: boolean},
): value is SampleResult[] {
  return (
    Array.isArray(value) &&
    value.length === page.fences.length &&
    value.every(
      (result: Partial<SampleResult> | null) =>
        Array.isArray(result?.problems) &&
        Array.isArray(result.expectedErrors) &&
        Array.isArray(result.queries) &&
        (!wants.types || Array.isArray(result.types)),
    )
  );
}
