import {hashOf} from '../../build-cache';
import {escapeHtml} from '../../site/escape-html';
import {metaValue} from './find-samples';
import {highlight, type Token} from './highlight';
import type {Fence, SampleResult} from './model';
import {
  viewSample,
  type Note,
  type SampleView,
  type TypeText,
  type ViewLine,
} from './view-sample';

/** What the code block component needs to show a sample. */
export interface RenderedSample {
  /** The lines as HTML, in class names. */
  html: string;
  language: string;
  title?: string;
  /** Number of the first line, when lines are numbered. */
  firstLineNumber?: number;
  /** Name of the file with the types, without folder and extension. */
  types?: string;
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
  const view = viewSample(fence, result);
  const {language, title, firstLineNumber} = view;
  const names: number[] = [];
  const html = linkNames(linesToHtml(view, names), fence.meta);
  const toRow = ({text, documentation}: TypeText): TypeRow =>
    documentation === undefined
      ? [inlineHtml(text)]
      : [inlineHtml(text), documentation];
  return {
    sample: {
      html,
      language,
      ...(title !== undefined && {title}),
      ...(firstLineNumber !== undefined && {firstLineNumber}),
      ...(view.types.length > 0 && {types: nameOf([names, view.types])}),
    },
    types: () => ({names, rows: view.types.map(toRow)}),
  };
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
  // Only in the text between tags.
  return html.replace(/(?<=>|^)[^<]+/g, (text) =>
    text.replace(names, (name) => `<a href="${links.get(name)}">${name}</a>`),
  );
}

/** Ten digits: pages hold the name of each sample, and no more tell some hundred apart. */
function nameOf(types: [number[], TypeText[]]): string {
  return hashOf(types).slice(0, 10);
}

/** @param names gets the type of each name as it is met, see {@link TypesFile} */
function linesToHtml(view: SampleView, names: number[]): string {
  const code = view.lines.map(({text}) => text).join('\n');
  const colored = highlight(code, view.language);
  return view.lines
    .map((line, index) => {
      const tokens = withPrompt(colored[index] ?? [], view.language);
      const notes = line.notes.map(noteToHtml);
      const classes = ['line', ...lineClasses(line, view.language)].join(' ');
      return `<span class="${classes}">${tokensToHtml(tokens, line, names)}\n</span>${notes.join('')}`;
    })
    .join('');
}

function lineClasses(line: ViewLine, language: string): string[] {
  const change =
    language === 'diff' &&
    {'+': 'line-added', '-': 'line-removed'}[line.text.charAt(0)];
  return [
    ...(line.isHighlighted ? ['line-highlighted'] : []),
    ...(change ? [change] : []),
  ];
}

/** A shell prompt is shown and not copied. */
function withPrompt(tokens: Token[], language: string): Token[] {
  const [first, ...rest] = tokens;
  const isShell = ['bash', 'console', 'sh', 'shell'].includes(language);
  const prompt = isShell && /^\$ /.exec(tokens.map(({text}) => text).join(''));
  if (!prompt || !first) return tokens;
  const all = [first, ...rest];
  let left = prompt[0].length;
  const remaining = all.flatMap((token) => {
    const cut = Math.min(left, token.text.length);
    left -= cut;
    const text = token.text.slice(cut);
    return text === '' ? [] : [{...token, text}];
  });
  return [{text: prompt[0], className: 'prompt'}, ...remaining];
}

function tokensToHtml(
  tokens: Token[],
  line: ViewLine,
  names: number[],
): string {
  let column = 0;
  return tokens
    .flatMap(({text, className}) => {
      const from = column;
      column += text.length;
      return cutPoints(from, column, line).map(([start, end]) => {
        const name = line.names.find(
          (range) => range.from <= start && end <= range.to,
        );
        const isError = line.errors.some(
          (range) => range.from <= start && end <= range.to,
        );
        if (name) names.push(name.type);
        const classes = [className, isError && 'expected-error']
          .filter(Boolean)
          .join(' ');
        const attributes = [
          classes && ` class="${classes}"`,
          name && ' data-type',
        ]
          .filter(Boolean)
          .join('');
        const escaped = escapeHtml(text.slice(start - from, end - from));
        return attributes === ''
          ? escaped
          : `<span${attributes}>${escaped}</span>`;
      });
    })
    .join('');
}

/** Splits a token where a name or an underlined error begins or ends. */
function cutPoints(
  from: number,
  to: number,
  {names, errors}: ViewLine,
): [from: number, to: number][] {
  const inner = [...names, ...errors]
    .flatMap((range) => [range.from, range.to])
    .filter((column) => column > from && column < to);
  const points = Array.from(new Set([from, ...inner, to])).sort(
    (a, b) => a - b,
  );
  return points.slice(1).map((end, index) => [points[index] ?? from, end]);
}

function noteToHtml(note: Note): string {
  if (note.kind === 'error') {
    return `<span class="note note-error"><span class="note-label read-aloud">Error </span>${escapeHtml(note.text)}\n</span>`;
  }
  return `<span class="note note-type" style="--column:${note.column}"><span class="note-label read-aloud">Type: </span>${inlineHtml(note.text)}\n</span>`;
}

function inlineHtml(text: string): string {
  return highlight(text, 'typescript')
    .map((tokens) =>
      tokens
        .map(({text: piece, className}) =>
          className === undefined
            ? escapeHtml(piece)
            : `<span class="${className}">${escapeHtml(piece)}</span>`,
        )
        .join(''),
    )
    .join('\n');
}
