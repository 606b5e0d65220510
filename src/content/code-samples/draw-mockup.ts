/** A control in a line: `[Send]`, `[Send, disabled]`, `[ 1.5 ]`, or `[ Alice ▾ ]`. */
const control = /\[( ?)([^[\]]+?)( ▾|, disabled)?( ?)\]/g;

/** A line of a rendered sample. */
const line = /<span class="line">(.*)\n<\/span>/g;

/** The mark of a row in a list: `• ` or `1. `. */
const rowMark = /^(?:•|\d+\.) /;

/**
 * Marks up a mockup's lines and the controls in them, for CSS to draw them. The
 * text stays the same for the page's Markdown copy.
 *
 * - `[Send]` becomes a button, and `[Send, disabled]` a pale one. The first
 *   button between empty lines is the main one, except in a row or after a
 *   sentence.
 * - `[ 1.5 ]`, with spaces inside, becomes a field, and `[ Alice ▾ ]` a menu.
 * - Lines that begin with `•` or a number become the rows of a list.
 *
 * @param html - the rendered lines
 */
export function drawMockup(html: string): string {
  let hasMain = false;
  return html.replace(line, (_, text: string) => {
    if (text === '') hasMain = false;
    const isRow = rowMark.test(text);
    const drawn = text.replace(control, (...found) => {
      const [, before, label, state = '', after, place] = found as Found;
      let className = classOf(before, state);
      if (className === 'mockup-button' && !isRow && !hasMain) {
        hasMain = true;
        const isAfterSentence = /[.…] $/.test(text.slice(0, place));
        if (!isAfterSentence) className += ' mockup-main';
      }
      const content = `${edge(`[${before}`)}${label}${edge(`${state}${after}]`)}`;
      return span(className, content);
    });
    const kind = text === '' ? ' mockup-gap' : isRow ? ' mockup-row' : '';
    return span(`line${kind}`, `${drawn.replace(/^• /, edge)}\n`);
  });
}

/** What follows a control's label. */
type State = ' ▾' | ', disabled' | '';

/** A control, and its place in the line. */
type Found = [
  all: string,
  before: string,
  label: string,
  state: State | undefined,
  after: string,
  place: number,
];

function classOf(before: string, state: State): string {
  if (state === ' ▾') return 'mockup-menu';
  if (before) return 'mockup-field';
  return state ? 'mockup-button mockup-disabled' : 'mockup-button';
}

const span = (className: string, content: string): string =>
  `<span class="${className}">${content}</span>`;

const edge = (text: string): string => span('mockup-edge', text);
