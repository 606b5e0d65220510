import {hashOf} from '../../build-cache';
import {escapeHtml} from '../../site/escape-html';
import {metaValue} from './find-samples';
import {highlight, isShell, type Token} from './highlight';
import type {Fence, SampleResult} from './model';
import {
  viewSample,
  type Note,
  type Range,
  type TypeText,
  type ViewLine,
} from './view-sample';

/** What the code block component needs to show a sample. */
export interface RenderedSample {
  /** The lines as HTML; classes say the colors. */
  html: string;
  language: string;
  title?: string;
  /** Whether it holds commands. */
  shell?: true;
  /** Name of the file with the types, without folder and extension. */
  types?: string;
  /** The widest place that its longest line doesn't fit. */
  wide?: 'phone' | 'column';
}

/** A type as the popover shows it: colored HTML, then plain documentation. */
export type TypeRow = [html: string, documentation?: string];

/** What a reader may ask of a sample's names: the contents of the file that its `types` names. */
export interface TypesFile {
  /** The row of each element with `data-type`, in the order of the code. */
  names: number[];
  rows: TypeRow[];
}

/** A sample, and its types, which are rendered when they are asked for. */
export interface RenderResult {
  sample: RenderedSample;
  types: () => TypesFile;
}

/**
 * Renders a fence at build time.
 *
 * @param result - undefined for blocks that are only colored
 * @throws when there is no grammar for the language
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
  const html = shell ? keepWords(lined) : linkNames(lined, meta);
  const toRow = ({text, documentation}: TypeText): TypeRow =>
    documentation === undefined
      ? [inlineHtml(text)]
      : [inlineHtml(text), documentation];
  return {
    sample: {
      html,
      language,
      ...(title !== undefined && {title}),
      ...(shell && {shell}),
      ...(types.length > 0 && {types: nameOf([names, types])}),
      ...placeTooNarrow(Math.max(...lines.map(({text}) => text.length))),
    },
    types: () => ({names, rows: types.map(toRow)}),
  };
}

/** What the text column, `--text` in the tokens, and a phone of 390 pixels show of a line, in characters. */
const [column, phone] = [86, 42];

function placeTooNarrow(longest: number): Pick<RenderedSample, 'wide'> {
  if (longest <= phone) return {};
  return {wide: longest > column ? 'column' : 'phone'};
}

/**
 * Makes links of the names that a fence lists with their addresses:
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

/** Lets commands, which wrap, break between words and not at a name's hyphen. */
const keepWords = (html: string): string =>
  changeText(html, (text) =>
    text.replace(/[^\s-]\S*-\S+/g, '<span class="word">$&</span>'),
  );

/** Changes the text between tags. */
const changeText = (html: string, change: (text: string) => string): string =>
  html.replace(/(?<=>|^)[^<]+/g, change);

/** Ten digits: enough to keep some hundred samples apart, and short, because pages hold the name of each. */
function nameOf(types: [number[], TypeText[]]): string {
  return hashOf(types).slice(0, 10);
}

/** @param names gets the type of each name as it is met, see {@link TypesFile} */
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
      // A line is a block, and rich text that's pasted would break it twice after a newline.
      return `<span class="${className}">${code}<br></span>${notes}`;
    })
    .join('');
}

/** A line, cut where a color or a name begins or ends. */
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
      const covers = (range: Range) => range.from <= from && to <= range.to;
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
