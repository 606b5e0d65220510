import {escapeMarkdownHeadingIds, Globby} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import type {Fence, Page} from './model';
import {isCheckedLanguage} from './place-samples';
import {isSampleFile} from './sample-places';

export interface Block {
  fence: Fence;
  /** Whether it's a sample, which the compiler checks. */
  isChecked: boolean;
}

/**
 * Lists the files below the given files and folders that can hold samples.
 * Folders that don't exist (a reference not generated yet) count as empty.
 *
 * @param paths - relative to `siteDir`
 * @returns paths relative to `siteDir`, sorted, with forward slashes
 */
export function findFiles(siteDir: string, paths: string[]): string[] {
  return Globby.sync([...paths, '!**/README.md'], {cwd: siteDir})
    .filter((file) => /\.mdx?$/.test(file) || isSampleFile(file))
    .sort();
}

/**
 * Reads the code blocks of a file. A file other than Markdown is one sample.
 */
export function readBlocks(siteDir: string, sitePath: string): Block[] {
  const text = readFileSync(path.join(siteDir, sitePath), 'utf8');
  return /\.mdx?$/.test(sitePath)
    ? blocksIn(parseMarkdown(sitePath, text))
    : [{fence: wholeFile(sitePath, text), isChecked: true}];
}

/**
 * Parses Markdown as Docusaurus does: `.md` files as CommonMark, others as MDX.
 *
 * @throws with file and line for invalid MDX, such as an unclosed tag
 */
export function parseMarkdown(sitePath: string, text: string): Root {
  if (!sitePath.endsWith('.mdx')) return unified().use(remarkParse).parse(text);
  try {
    return parseMdx(escapeMarkdownHeadingIds(text));
  } catch (error) {
    const {line, reason} = error as VFile['messages'][0];
    const place = line ? `${sitePath}:${line}` : sitePath;
    // Docusaurus would print every property of a cause.
    // eslint-disable-next-line preserve-caught-error
    throw new Error(`${place}: ${reason}. Fix the tag or the expression.`);
  }
}

/** Parses text for a transform to insert into a page. */
export function parseMdx(text: string): Root {
  return unified().use(remarkParse).use(remarkMdx).parse(text);
}

/** Returns a page's code blocks in order. */
export function blocksIn(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (node) => {
    blocks.push(toBlock(node));
  });
  return blocks;
}

/** Returns the page of a file's samples, which are checked together. */
export function pageOf(sitePath: string, blocks: readonly Block[]): Page {
  return {
    path: sitePath,
    fences: blocks.filter(({isChecked}) => isChecked).map(({fence}) => fence),
  };
}

function toBlock(node: Code): Block {
  const fence = fenceOf(node);
  const {language, meta} = fence;
  const isChecked =
    isCheckedLanguage(language) &&
    !isSignature(meta) &&
    !metaValue(meta, 'nocheck')?.trim();
  return {fence, isChecked};
}

function fenceOf({lang, meta, value, position}: Code): Fence {
  return {
    language: lang ?? '',
    meta: meta ?? '',
    title: metaValue(meta ?? '', 'title'),
    code: value,
    line: position?.start.line ?? 1,
    indent: (position?.start.column ?? 1) - 1,
  };
}

function wholeFile(sitePath: string, text: string): Fence {
  return {
    language: path.posix.extname(sitePath).slice(1),
    meta: '',
    title: path.posix.basename(sitePath),
    code: text.replace(/\r\n/g, '\n').trimEnd(),
    // A fence would open on the line above the first one.
    line: 0,
    indent: 0,
  };
}

/** Returns the value of `name="…"` in the meta string of a fence. */
export function metaValue(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta);
  return match?.[2];
}

/**
 * Whether a fence is marked `signature`: a declaration on a generated page, not
 * a sample.
 */
const isSignature = (meta: string): boolean =>
  /\bsignature\b/.test(meta.replace(/\w+=(["']).*?\1/g, ''));

/**
 * Reads the samples of the pages that `findFiles` finds.
 *
 * @param paths - relative to `siteDir`
 */
export function readPages(siteDir: string, paths: string[]): Page[] {
  return findFiles(siteDir, paths).map((file) =>
    pageOf(file, readBlocks(siteDir, file)),
  );
}

/** Converts an absolute path to a site path, with forward slashes. */
export function toSitePath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
