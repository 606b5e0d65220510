import {hashOf} from '../../build-cache';
import {escapeHtml} from '../../site/escape-html';
import {drawMockup} from './draw-mockup';
import {hasFlag, metaValue} from './find-samples';
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
  types?: string;
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
  /** Row numbers of the `data-type` elements, in code order. */
  names: number[];
  rows: TypeRow[];
}

/** A rendered sample, and a function that renders its types. */
export interface RenderResult {
  sample: RenderedSample;
  /** @param pages - the paths of pages by package and name: `core Query` */
  types: (pages: ReadonlyMap<string, string>) => TypesFile;
}

/**
 * Renders a fence at build time.
 *
 * @param result - the compiler's results; undefined for blocks that are only
 *   colored
 * @throws if the language has no grammar
 */
export function renderSample(
  fence: Fence,
  result: SampleResult | undefined,
): RenderResult {
  const {language, title, meta} = fence;
  const {lines, types} = viewSample(fence, result);
  const names: number[] = [];
  const lined = linesToHtml(lines, language, names);
  const shell = isShell(language);
  const mockup = hasFlag(meta, 'mockup');
  const html = mockup
    ? drawMockup(lined)
    : shell
      ? keepWords(lined)
      : linkNames(lined, meta);
  const toRow =
    (pages: ReadonlyMap<string, string>) =>
    ({text, documentation = '', source = ''}: TypeInfo): TypeRow => {
      const row: TypeRow = [inlineHtml(text)];
      const page = pages.get(source);
      if (documentation || page) row.push(documentation);
      if (page) row.push(page);
      return row;
    };
  return {
    sample: {
      html,
      language,
      ...(title !== undefined && {title}),
      ...(shell && {shell}),
      ...(mockup && {mockup}),
      ...(types.length > 0 && {types: nameOf([names, types])}),
      ...placeTooNarrow(Math.max(...lines.map(({text}) => text.length))),
    },
    types: (pages) => ({names, rows: types.map(toRow(pages))}),
  };
}

/**
 * Characters per line in the text column (`--text` in the tokens), and on a
 * phone of 390 pixels.
 */
const [column, phone] = [86, 42];

function placeTooNarrow(longest: number): Pick<RenderedSample, 'wide'> {
  if (longest <= phone) return {};
  return {wide: longest > column ? 'column' : 'phone'};
}

/**
 * Links the names that a fence lists with their addresses:
 * `links="ChainId ../type-aliases/ChainId, …"`.
 */
function linkNames(html: string, meta: string): string {
  const listed = metaValue(meta, 'links')?.split(', ') ?? [];
  if (listed.length === 0) return html;
  const links = new Map(
    listed.map((entry) => entry.split(' ') as [name: string, url: string]),
  );
  const names = new RegExp(
    `\\b(?:${Array.from(links.keys()).join('|')})\\b`,
    'g',
  );
  return changeText(html, (text) =>
    text.replace(names, (name) => `<a href="${links.get(name)}">${name}</a>`),
  );
}

/** Keeps shell commands from wrapping at hyphens within a word. */
const keepWords = (html: string): string =>
  changeText(html, (text) =>
    text.replace(/[^\s-]\S*-\S+/g, '<span class="word">$&</span>'),
  );

/** Changes the text between tags. */
const changeText = (html: string, change: (text: string) => string): string =>
  html.replace(/(?<=>|^)[^<]+/g, change);

/**
 * Returns a short file name. Ten digits distinguish some hundred samples and
 * keep pages small, since pages contain each name.
 */
function nameOf(types: [number[], TypeInfo[]]): string {
  return hashOf(types).slice(0, 10);
}

/**
 * @param names - collects the type of each name in order, see {@link TypesFile}
 */
function linesToHtml(
  lines: readonly ViewLine[],
  language: string,
  names: number[],
): string {
  const colored = highlight(lines.map(({text}) => text).join('\n'), language);
  return lines
    .map((line, index) => {
      const className = line.isHighlighted ? 'line line-highlighted' : 'line';
      const code = lineToHtml(colored[index] ?? [], line, names);
      const notes = line.notes.map(noteToHtml).join('');
      return `<span class="${className}">${code}\n</span>${notes}`;
    })
    .join('');
}

/** Renders a line, split where a color or a name begins or ends. */
function lineToHtml(
  tokens: readonly Token[],
  {text, names}: ViewLine,
  types: number[],
): string {
  let end = 0;
  const colors = tokens.map(({text, className}) => {
    const from = end;
    end += text.length;
    return {from, to: end, className};
  });
  const edges = [...colors, ...names]
    .flatMap(({from, to}) => [from, to])
    .filter((column) => column > 0 && column <= end);
  const cuts = Array.from(new Set(edges)).sort((a, b) => a - b);
  let from = 0;
  return cuts
    .map((to) => {
      const covers = (columns: Columns) =>
        columns.from <= from && to <= columns.to;
      const name = names.find(covers);
      if (name) types.push(name.type);
      const color = colors.find(covers)?.className;
      const piece = text.slice(from, to);
      from = to;
      return pieceToHtml(piece, color, name !== undefined);
    })
    .join('');
}

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
