import {hashOf} from '../../build-cache/hash';
import {escapeHtml} from '../../site/escape-html';
import {keepWords, linkNames} from './change-text';
import {drawMockup} from './draw-mockup';
import {hasFlag} from './find-samples';
import {highlight, isShell, type Token} from './highlight';
import type {Fence, SampleResult} from './model';
import {
  viewSample,
  type Columns,
  type Note,
  type TypeInfo,
  type ViewLine,
} from './view-sample';

/** Props of the code block component. */
export interface RenderedSample {
  /** The lines as HTML, colored by classes. */
  html: string;
  language: string;
  title?: string;
  /** Whether the sample holds shell commands. */
  shell?: true;
  /** Whether the block is a drawing of what an app shows, not code. */
  mockup?: true;
  /** Name of the types file, without folder and extension. */
  typesFile?: string;
  /** The widest layout in which the longest line doesn't fit. */
  wide?: 'phone' | 'column';
}

/**
 * A popover's content: the type as colored HTML, plain documentation, and the
 * path of an export's page below a set's `api/`.
 */
export type TypeRow = [html: string, documentation?: string, page?: string];

/** The contents of a types file. */
export interface TypesFile {
  /** For each `data-type` element, in code order, the index of its row. */
  rowIndexes: number[];
  rows: TypeRow[];
}

/** A rendered sample, and a function that renders its types. */
export interface RenderResult {
  sample: RenderedSample;
  /** @param pages - the paths of pages by package and name: `core Query` */
  renderTypes: (pages: ReadonlyMap<string, string>) => TypesFile;
}

/**
 * Renders a fence at build time.
 *
 * @param result - the compiler's results; undefined for blocks that are only
 *   colored
 * @throws if the language has no grammar, or a listed link has no address
 */
export function renderSample(
  fence: Fence,
  result: SampleResult | undefined,
): RenderResult {
  const {language, title, meta} = fence;
  const {lines, types} = viewSample(fence, result);
  const {html, typeIndexes} = renderLines(lines, language);
  const kind = kindOf(fence);
  return {
    sample: {
      html: changeByKind(html, kind, meta),
      language,
      ...(title !== undefined && {title}),
      ...kind,
      ...(types.length > 0 && {typesFile: typesFileName(typeIndexes, types)}),
      ...placeTooNarrow(Math.max(...lines.map(({text}) => text.length))),
    },
    renderTypes: (pages) => ({
      rowIndexes: typeIndexes,
      rows: types.map((type) => renderType(type, pages)),
    }),
  };
}

/** What a block is, unless it's code. */
type Kind = Pick<RenderedSample, 'shell' | 'mockup'>;

function kindOf({language, meta}: Fence): Kind {
  if (hasFlag(meta, 'mockup')) return {mockup: true};
  return isShell(language) ? {shell: true} : {};
}

/** Changes the HTML of mockups, shell commands, and code in their own ways. */
function changeByKind(html: string, kind: Kind, meta: string): string {
  if (kind.mockup) return drawMockup(html);
  return kind.shell ? keepWords(html) : linkNames(html, meta);
}

/** Renders a type. The row ends with the last part that it has. */
function renderType(
  {text, documentation = '', source = ''}: TypeInfo,
  pages: ReadonlyMap<string, string>,
): TypeRow {
  const html = inlineHtml(text);
  const page = pages.get(source);
  if (page) return [html, documentation, page];
  return documentation ? [html, documentation] : [html];
}

/** Characters per line in the text column (`--text` in the tokens). */
const columnWidth = 86;
/** Characters per line on a phone of 390 pixels. */
const phoneWidth = 42;

/** @param longest - the number of characters in the longest line */
function placeTooNarrow(longest: number): Pick<RenderedSample, 'wide'> {
  if (longest <= phoneWidth) return {};
  return {wide: longest > columnWidth ? 'column' : 'phone'};
}

/**
 * Returns a short file name. Ten hexadecimal digits distinguish thousands of
 * samples, and keep pages small, since pages contain each name.
 */
const typesFileName = (typeIndexes: number[], types: TypeInfo[]): string =>
  hashOf([typeIndexes, types]).slice(0, 10);

/** HTML, and the type of each `data-type` element in it, in order. */
interface RenderedCode {
  html: string;
  typeIndexes: number[];
}

function renderLines(
  lines: readonly ViewLine[],
  language: string,
): RenderedCode {
  const colored = highlight(lines.map(({text}) => text).join('\n'), language);
  const rendered = lines.map((line, index) =>
    renderLine(colored[index] ?? [], line),
  );
  return {
    html: rendered.map(({html}) => html).join(''),
    typeIndexes: rendered.flatMap(({typeIndexes}) => typeIndexes),
  };
}

/** Renders a line and its notes, split where a color or a name begins or ends. */
function renderLine(tokens: readonly Token[], line: ViewLine): RenderedCode {
  const colors = colorsOf(tokens);
  const pieces = piecesBetween([...colors, ...line.names]).map((piece) => ({
    text: line.text.slice(piece.from, piece.to),
    className: colors.find((color) => covers(color, piece))?.className,
    name: line.names.find((name) => covers(name, piece)),
  }));
  const code = pieces.map(({text, className, name}) =>
    pieceToHtml(text, className, name !== undefined),
  );
  const lineClass = line.isHighlighted ? 'line line-highlighted' : 'line';
  return {
    html: `<span class="${lineClass}">${code.join('')}\n</span>${line.notes.map(noteToHtml).join('')}`,
    typeIndexes: pieces.flatMap(({name}) => name?.type ?? []),
  };
}

/** Columns of a line in one color. */
type ColoredColumns = Columns & Pick<Token, 'className'>;

/** Returns the columns of a line's tokens, which follow each other. */
function colorsOf(tokens: readonly Token[]): ColoredColumns[] {
  const colors: ColoredColumns[] = [];
  for (const {text, className} of tokens) {
    const from = colors.at(-1)?.to ?? 0;
    colors.push({from, to: from + text.length, className});
  }
  return colors;
}

/** Returns the pieces into which all beginnings and ends divide a line. */
function piecesBetween(columns: readonly Columns[]): Columns[] {
  const edges = columns.flatMap(({from, to}) => [from, to]);
  const cuts = Array.from(new Set(edges)).sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => ({from: cuts[index]!, to}));
}

const covers = (outer: Columns, inner: Columns): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

function pieceToHtml(
  text: string,
  className: string | undefined,
  isName = false,
): string {
  const attributes = `${className ? ` class="${className}"` : ''}${isName ? ' data-type' : ''}`;
  const escaped = escapeHtml(text);
  return attributes ? `<span${attributes}>${escaped}</span>` : escaped;
}

function noteToHtml({column, text}: Note): string {
  return `<span class="note" style="--column:${column}"><span class="read-aloud">Type: </span>${inlineHtml(text)}\n</span>`;
}

const inlineHtml = (text: string): string =>
  highlight(text, 'typescript')
    .map((tokens) =>
      tokens.map(({text, className}) => pieceToHtml(text, className)).join(''),
    )
    .join('\n');
