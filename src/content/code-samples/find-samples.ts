import {escapeMarkdownHeadingIds, Globby} from '@docusaurus/utils';
import type {Code, Parent, Root, RootContent} from 'mdast';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {frontMatterOf} from '../markdown-text';
import type {Fence, Page} from './model';
import {emptyNotation, parseNotation, type Notation} from './parse-notation';
import {isSampleFile} from './sample-folders';

/** A code block in a Markdown tree. */
export interface Block {
  fence: Fence;
  /** Whether it's a sample, which the compiler checks. */
  isChecked: boolean;
  replaceWith(element: RootContent): void;
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

/** Reads the samples of a file. A file other than Markdown is one sample. */
export function readPage(siteDir: string, sitePath: string): Page {
  const text = readFileSync(path.join(siteDir, sitePath), 'utf8');
  if (!/\.mdx?$/.test(sitePath)) {
    return {path: sitePath, fences: [wholeFile(sitePath, text)]};
  }
  const {title} = frontMatterOf(text);
  return {
    ...pageOf(sitePath, blocksIn(parseMarkdown(sitePath, text), sitePath)),
    ...(title && {title}),
  };
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

/**
 * Returns a page's code blocks in order.
 *
 * @throws with file and line for a cut without its other half
 */
export function blocksIn(tree: Root, sitePath: string): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const fence = fenceOf(node, sitePath);
    blocks.push({
      fence,
      isChecked: isChecked(fence),
      replaceWith(element) {
        (parent as Parent).children[index!] = element;
      },
    });
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

/** Whether blocks of a language are type-checked. */
const isCheckedLanguage = (language: string): boolean =>
  ['ts', 'tsx', 'vue'].includes(language);

const isChecked = ({language, meta}: Fence): boolean =>
  isCheckedLanguage(language) &&
  !hasFlag(meta, 'signature') &&
  !metaValue(meta, 'nocheck')?.trim();

function fenceOf({lang, meta, value, position}: Code, sitePath: string): Fence {
  const language = lang ?? '';
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {
    language,
    meta: meta ?? '',
    title: metaValue(meta ?? '', 'title'),
    code: value,
    notation: isCheckedLanguage(language)
      ? notationOf(value, `${sitePath}:${line}:1`)
      : emptyNotation,
    line,
    indent: column - 1,
  };
}

/** Parses a block's notation. Errors begin with the block's place. */
function notationOf(code: string, place: string): Notation {
  try {
    return parseNotation(code);
  } catch (error) {
    throw new Error(`${place} - ${(error as Error).message}`, {cause: error});
  }
}

function wholeFile(sitePath: string, text: string): Fence {
  const code = text.replace(/\r\n/g, '\n').trimEnd();
  return {
    language: path.posix.extname(sitePath).slice(1),
    meta: '',
    title: path.posix.basename(sitePath),
    code,
    notation: notationOf(code, `${sitePath}:1:1`),
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
 * Returns the first and the last line of each range in `{1,3-5}` of a meta
 * string. Lines count from 1.
 */
export function highlightsIn(meta: string): {first: number; last: number}[] {
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return ranges.map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return {first, last};
  });
}

/**
 * Whether a word without a value is in the meta string of a fence: `signature`
 * marks a declaration on a generated page, and `mockup` a drawing.
 */
export const hasFlag = (meta: string, name: string): boolean =>
  meta
    .replace(/\w+=(["']).*?\1/g, '')
    .split(/\s+/)
    .includes(name);

/**
 * Reads the pages that `findFiles` finds, with their samples.
 *
 * @param paths - relative to `siteDir`
 */
export function readPages(siteDir: string, paths: string[]): Page[] {
  return findFiles(siteDir, paths).map((file) => readPage(siteDir, file));
}
