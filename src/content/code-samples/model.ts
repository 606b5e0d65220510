/** The data that the parts of the sample checker pass to each other. */

/** A fenced code block as it stands in a Markdown file. */
export interface Fence {
  /** First word after the backticks, as written; empty when there is none. */
  language: string;
  /** The rest of the opening line. */
  meta: string;
  /** Value of `title="..."`. */
  title: string | undefined;
  /** Text between the fences, without the indentation of the fence. */
  code: string;
  /** Line of the file (from 1) that holds the opening fence. */
  line: number;
  /** Columns that were cut from the left of every line. */
  indent: number;
  /** Site path of its file, where a page gathers the blocks of several. */
  file?: string;
}

/** A file whose samples are checked together: its fences see each other. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  path: string;
  /** The blocks to check, in the order of the page. */
  fences: Fence[];
}

/** Something wrong with a sample. */
export interface Problem {
  /** Offset in the block. */
  start: number;
  /** TypeScript's number, or 0 for what the checker itself complains about. */
  code: number;
  message: string;
}

/** The type of one name in a sample; offsets count in the whole block. */
export interface NameType {
  start: number;
  length: number;
  text: string;
  documentation?: string;
}

/** The compiler's results for one block. */
export interface SampleResult {
  problems: Problem[];
  /** The visible names. */
  types: NameType[];
}

/** The type of the name that stands at an offset. */
export const typeAt = (
  types: readonly NameType[],
  offset: number,
): NameType | undefined =>
  types.find(({start, length}) => start <= offset && offset < start + length);
