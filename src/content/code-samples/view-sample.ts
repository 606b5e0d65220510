import {highlightsIn} from './find-samples';
import {
  typeAt,
  type Fence,
  type NameType,
  type Problem,
  type SampleResult,
} from './model';
import {isHidden, type Notation} from './parse-notation';

/** A sample's visible lines and types. */
export interface SampleView {
  lines: ViewLine[];
  /** The types, to which names refer by index. */
  types: TypeInfo[];
}

/** A visible line. */
export interface ViewLine {
  text: string;
  isHighlighted: boolean;
  /** Names with a known type. */
  names: (Columns & {type: number})[];
  /** Types printed below the line. */
  notes: Note[];
}

/** Columns of a line. `from` counts from 0, and `to` is exclusive. */
export interface Columns {
  from: number;
  to: number;
}

/** A type printed below the column of its name. */
export interface Note {
  column: number;
  text: string;
}

/** A type for the popover, without the place of its name. */
export type TypeInfo = Pick<NameType, 'text' | 'documentation' | 'source'>;

/** A line of the source, and its visible line unless it's hidden. */
interface SourceLine {
  /** Offset of the line in the block. */
  offset: number;
  line: ViewLine | undefined;
}

/**
 * Returns the visible lines of a fence with the compiler's results. Pages and
 * the download of shared files show them.
 *
 * @param result - the compiler's results; undefined for blocks that are only
 *   colored
 */
export function viewSample(fence: Fence, result?: SampleResult): SampleView {
  const {code, notation, meta} = fence;
  const nameTypes = result?.types ?? [];
  const sourceLines = splitLines(code, notation);
  const types = new Map<string, TypeInfo & {index: number}>();

  for (const {start, length, ...info} of nameTypes) {
    const {line, column} = locate(sourceLines, start);
    const key = JSON.stringify(info);
    const type = types.get(key) ?? {index: types.size, ...info};
    types.set(key, type);
    line?.names.push({from: column, to: column + length, type: type.index});
  }
  for (const offset of notation.queries) {
    const type = typeAt(nameTypes, offset);
    if (!type) continue;
    const {line, column} = locate(sourceLines, type.start);
    line?.notes.push({column, text: type.text});
  }
  const lines = visibleLines(sourceLines);
  for (const {first, last} of highlightsIn(meta)) {
    for (const line of lines.slice(first - 1, last)) line.isHighlighted = true;
  }
  return {lines, types: Array.from(types.values())};
}

/**
 * Returns the highlights of a fence that don't begin and end at a line of code.
 * They are usually left from an earlier version of the code.
 */
export function findStaleHighlights(fence: Fence): Problem[] {
  const {lines} = viewSample(fence);
  const isCode = (line: number) => lines[line - 1]?.text.trim();
  return highlightsIn(fence.meta)
    .filter(({first, last}) => first > last || !isCode(first) || !isCode(last))
    .map(({first, last}) => ({
      start: 0,
      code: 0,
      message: `The highlight {${first === last ? first : `${first}-${last}`}} begins or ends at a blank line or outside of the code. Count only the visible lines, from 1.`,
    }));
}

function splitLines(code: string, notation: Notation): SourceLine[] {
  const texts = code.split('\n');
  const offsets = offsetsOf(texts);
  return texts.map((text, index) => {
    const offset = offsets[index]!;
    const line = {text, isHighlighted: false, names: [], notes: []};
    return {offset, line: isHidden(notation, offset) ? undefined : line};
  });
}

/** Returns the offset of each line in the block, and of the end. */
function offsetsOf(lines: readonly string[]): number[] {
  const offsets = [0];
  for (const {length} of lines) offsets.push(offsets.at(-1)! + length + 1);
  return offsets;
}

/** Returns the column of an offset and its visible line, if any. */
function locate(sourceLines: readonly SourceLine[], offset: number) {
  const source = sourceLines.findLast((each) => each.offset <= offset)!;
  return {line: source.line, column: offset - source.offset};
}

/**
 * Returns the visible lines. A cut often leaves blank lines at either end, which
 * are dropped.
 */
function visibleLines(sourceLines: readonly SourceLine[]): ViewLine[] {
  const lines = sourceLines.flatMap(({line}) => line ?? []);
  while (lines[0]?.text.trim() === '') lines.shift();
  while (lines.at(-1)?.text.trim() === '') lines.pop();
  return lines;
}
