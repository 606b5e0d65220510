/**
 * The data that the parts of the sample checker pass to each other. All offsets
 * are in characters of a block's code, as written.
 */

import type {NameDescription} from '../../type-text/describe-name';
import type {Notation} from './parse-notation';

/** A fenced code block of a Markdown file. */
export interface Fence {
  /** First word after the backticks, as written; empty when there is none. */
  language: string;
  /** The rest of the opening line. */
  meta: string;
  /** Value of `title="..."`. */
  title: string | undefined;
  /** Text between the fences, without the indentation of the fence. */
  code: string;
  /** The parsed notation of `code`; empty in languages that aren't checked. */
  notation: Notation;
  /** Line of the file (from 1) that holds the opening fence. */
  line: number;
  /** Number of columns removed from the left of every line. */
  indent: number;
  /**
   * Site path of the block's file, on pages that collect blocks from several
   * files.
   */
  file?: string;
}

/** A file whose samples are checked together: its fences see each other. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  path: string;
  /** The title of a guide. */
  title?: string;
  /** The blocks to check, in the order of the page. */
  fences: Fence[];
}

/** A mistake in a block. */
export interface Problem {
  /** Offset in the block. */
  start: number;
  /** TypeScript's error code, or 0 for the checker's own errors. */
  code: number;
  message: string;
}

/**
 * The type of a name in a sample. Offsets count from the start of the block.
 */
export interface NameType extends NameDescription {
  /** The package and the name of an export of the library: `core Query`. */
  source?: string;
}

/** The compiler's results for a block. */
export interface SampleResult {
  problems: Problem[];
  /** The visible names. */
  types: NameType[];
}

/** Returns the type of the name at an offset. */
export const typeAt = (
  types: readonly NameType[],
  offset: number,
): NameType | undefined =>
  types.find(({start, length}) => start <= offset && offset < start + length);
