import {typeAt, type Fence, type NameType, type SampleResult} from './model';
import {isHidden, type Notation} from './parse-notation';

/** A sample's visible lines and types. */
export interface SampleView {
  lines: ViewLine[];
  /** Texts of types, which names refer to by index. */
  types: TypeText[];
}

export interface ViewLine {
  text: string;
  isHighlighted: boolean;
  /** Names with a known type. */
  names: (Range & {type: number})[];
  /** Types printed below the line. */
  notes: Note[];
}

/** Columns count from 0; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** A type printed below the column of its name. */
export interface Note {
  column: number;
  text: string;
}

export type TypeText = Pick<NameType, 'text' | 'documentation' | 'source'>;

/** A source line's position and its visible line, if it isn't hidden. */
interface Place {
  offset: number;
  line: ViewLine | undefined;
}

/**
 * Returns the visible lines of a fence with the compiler's results.
 *
 * @param result - the compiler's results; undefined for blocks that are only
 *   colored
 */
export function viewSample(fence: Fence, result?: SampleResult): SampleView {
  const {code, notation} = fence;
  const places = placeLines(code, notation);
  const types = new Map<string, TypeText & {index: number}>();

  for (const {start, length, ...shown} of result?.types ?? []) {
    const {line, column} = findPlace(places, start);
    const key = JSON.stringify(shown);
    const type = types.get(key) ?? {index: types.size, ...shown};
    types.set(key, type);
    line?.names.push({from: column, to: column + length, type: type.index});
  }
  for (const offset of notation.queries) {
    const type = typeAt(result?.types ?? [], offset);
    if (!type) continue;
    const {line, column} = findPlace(places, type.start);
    line?.notes.push({column, text: type.text});
  }
  return {
    lines: highlightedLines(places, fence.meta),
    types: Array.from(types.values()),
  };
}

function placeLines(code: string, notation: Notation): Place[] {
  let end = 0;
  return code.split('\n').map((text) => {
    const offset = end;
    end += text.length + 1;
    const line = {text, isHighlighted: false, names: [], notes: []};
    return {offset, line: isHidden(notation, offset) ? undefined : line};
  });
}

/** Returns the column of an offset and its visible line, if any. */
function findPlace(places: Place[], start: number) {
  const place = places.filter(({offset}) => offset <= start).at(-1)!;
  return {line: place.line, column: start - place.offset};
}

/**
 * Returns the visible lines and highlights those of `{1,3-5}`. Drops the empty
 * line that a cut often leaves at the top.
 */
function highlightedLines(places: Place[], meta: string): ViewLine[] {
  const lines = places.flatMap(({line}) => line ?? []);
  while (lines[0]?.text.trim() === '') lines.shift();
  while (lines.at(-1)?.text.trim() === '') lines.pop();
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  for (const range of ranges) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (const line of lines.slice(first - 1, last)) line.isHighlighted = true;
  }
  return lines;
}
