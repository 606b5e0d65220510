import type {Fence, SampleResult} from './model';
import {isHidden, parseNotation, type Notation} from './parse-notation';
import {isCheckedLanguage} from './place-samples';

/** A sample as a reader sees it: hidden lines and magic comments are gone. */
export interface SampleView {
  language: string;
  title: string | undefined;
  /** Number of the first line, when lines are numbered. */
  firstLineNumber: number | undefined;
  lines: ViewLine[];
  /** Texts that marks refer to by index. */
  types: TypeText[];
}

export interface ViewLine {
  text: string;
  isHighlighted: boolean;
  /** Names whose type is known. */
  names: (Range & {type: number})[];
  /** Where an expected error is underlined. */
  errors: Range[];
  /** What is printed below the line. */
  notes: Note[];
}

/** Columns from 0; `to` is the first one after the range. */
export interface Range {
  from: number;
  to: number;
}

export type Note =
  {kind: 'type'; column: number; text: string} | {kind: 'error'; text: string};

export interface TypeText {
  text: string;
  documentation?: string;
}

const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|<!--|#)\s*highlight-(?<command>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Turns a fence, and what the compiler says of it, into what is shown.
 *
 * @param result - undefined for blocks that are only colored
 */
export function viewSample(fence: Fence, result?: SampleResult): SampleView {
  const notation: Notation = isCheckedLanguage(fence.language)
    ? parseNotation(fence.code)
    : {hidden: [], queries: [], expectedErrors: []};
  const {lines, findPlace} = visibleLines(fence, notation);
  const types: TypeText[] = [];
  const indexOfType = new Map<string, number>();

  for (const {start, length, text, documentation} of result?.types ?? []) {
    const place = findPlace(start);
    if (!place) continue;
    const key = JSON.stringify([text, documentation]);
    const type = indexOfType.get(key) ?? types.length;
    if (type === types.length) {
      indexOfType.set(key, type);
      types.push({text, ...(documentation && {documentation})});
    }
    const {line, column} = place;
    line.names.push({from: column, to: column + length, type});
  }
  for (const {start, length, code, message} of result?.expectedErrors ?? []) {
    const place = findPlace(start);
    if (!place) continue;
    const {line, column} = place;
    const to = Math.min(column + length, line.text.length);
    line.errors.push({from: column, to});
    line.notes.push({kind: 'error', text: `TS${code}: ${message}`});
  }
  for (const {start, text} of result?.queries ?? []) {
    const place = findPlace(start);
    place?.line.notes.push({kind: 'type', column: place.column, text});
  }
  return {
    language: fence.language,
    title: fence.title,
    firstLineNumber: readFirstLineNumber(fence.meta),
    lines,
    types,
  };
}

function visibleLines(fence: Fence, notation: Notation) {
  const places: {offset: number; line: ViewLine | undefined}[] = [];
  const lines: ViewLine[] = [];
  let offset = 0;
  let isNext = false;
  let isOpen = false;
  for (const text of fence.code.split('\n')) {
    const command = magicComment.exec(text)?.groups?.command;
    let line: ViewLine | undefined;
    if (command === 'next-line') isNext = true;
    else if (command !== undefined) isOpen = command === 'start';
    else if (!isHidden(notation, offset)) {
      line = {
        text,
        isHighlighted: isNext || isOpen,
        names: [],
        errors: [],
        notes: [],
      };
      lines.push(line);
      isNext = false;
    }
    places.push({offset, line});
    offset += text.length + 1;
  }
  for (const number of highlightedNumbers(fence.meta)) {
    const line = lines[number - 1];
    if (line) line.isHighlighted = true;
  }
  dropEmptyEnds(lines);

  function findPlace(
    start: number,
  ): {line: ViewLine; column: number} | undefined {
    const place = places.filter((entry) => entry.offset <= start).at(-1);
    return place?.line && {line: place.line, column: start - place.offset};
  }
  return {lines, findPlace};
}

/** A cut often leaves an empty line at the top. */
function dropEmptyEnds(lines: ViewLine[]): void {
  while (lines[0]?.text.trim() === '') lines.shift();
  while (lines.at(-1)?.text.trim() === '') lines.pop();
}

/** Line numbers of `{1,3-5}`. */
function highlightedNumbers(meta: string): number[] {
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

function readFirstLineNumber(meta: string): number | undefined {
  const match = /(?:^|\s)showLineNumbers(?:=(\d+))?(?:\s|$)/.exec(meta);
  if (!match) return undefined;
  return match[1] === undefined ? 1 : Number(match[1]);
}
