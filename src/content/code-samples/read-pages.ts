import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import type {Fence, Page} from './model';
import {isCheckedLanguage} from './place-samples';
import {hasMetaWord, readFences, readMetaValue} from './read-fences';
import {isSampleFile} from './sample-places';

/** A file with samples, read and sorted into what is checked and what not. */
export interface ReadPage extends Page {
  /** Blocks that say `nocheck="reason"`. */
  unchecked: {fence: Fence; reason: string}[];
  /** Lines of all blocks that are only coloured though they could be checked. */
  uncheckedLines: number[];
}

/**
 * Lists the files below the given files and folders that can hold samples.
 * Folders that do not exist (a reference not generated yet) count as empty.
 *
 * @param paths - relative to `siteDir`
 * @returns paths relative to `siteDir`, sorted, with forward slashes
 */
export function findPages(siteDir: string, paths: string[]): string[] {
  return paths
    .flatMap((entry) => filesBelow(path.join(siteDir, entry)))
    .map((file) => toSitePath(siteDir, file))
    .filter((file) => /\.mdx?$/.test(file) || isSampleFile(file))
    .sort();
}

/** Reads a page from the disk; see {@link parsePage}. */
export function readPage(siteDir: string, sitePath: string): ReadPage {
  return parsePage(
    sitePath,
    readFileSync(path.join(siteDir, sitePath), 'utf8'),
  );
}

/**
 * Sorts the fences of a Markdown file; any other file is one sample itself.
 *
 * @throws when a block says `nocheck` without a reason
 */
export function parsePage(sitePath: string, text: string): ReadPage {
  const page: ReadPage = {
    path: sitePath,
    fences: [],
    unchecked: [],
    uncheckedLines: [],
  };
  const fences = /\.mdx?$/.test(sitePath)
    ? readFences(text)
    : [wholeFile(sitePath, text)];
  for (const fence of fences) {
    if (!isCheckedLanguage(fence.language)) continue;
    if (isSignature(sitePath, fence.meta)) {
      page.uncheckedLines.push(fence.line);
      continue;
    }
    const reason = readMetaValue(fence.meta, 'nocheck');
    if (reason !== undefined && reason.trim() !== '') {
      page.unchecked.push({fence, reason});
      page.uncheckedLines.push(fence.line);
    } else if (reason !== undefined || hasMetaWord(fence.meta, 'nocheck')) {
      throw new Error(
        `${sitePath}:${fence.line}:${fence.indent + 1} - nocheck needs a reason: nocheck="why this block cannot be checked"`,
      );
    } else {
      page.fences.push(fence);
    }
  }
  return page;
}

/** Site path of an absolute one, with forward slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** Generated pages mark what is not a sample but a declaration to read. */
function isSignature(sitePath: string, meta: string): boolean {
  return /^docs-[^/]+\/api\//.test(sitePath) && hasMetaWord(meta, 'signature');
}

function wholeFile(sitePath: string, text: string): Fence {
  return {
    language: path.posix.extname(sitePath).slice(1),
    meta: '',
    title: path.posix.basename(sitePath),
    code: text.replace(/\r\n/g, '\n').trimEnd(),
    // The line above the first one, where a fence would open.
    line: 0,
    indent: 0,
  };
}

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, {withFileTypes: true}).flatMap((child) =>
    child.name === 'README.md' ? [] : filesBelow(path.join(entry, child.name)),
  );
}
