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
  let hasButton = false;
  return html.replace(line, (_, text: string) => {
    if (text === '') hasButton = false;
    const isRow = rowMark.test(text);
    const button = isRow || hasButton ? undefined : findButton(text);
    hasButton ||= button !== undefined;
    const kind = text === '' ? ' mockup-gap' : isRow ? ' mockup-row' : '';
    const drawn = drawControls(text, button);
    return span(`line${kind}`, `${drawn.replace(/^• /, edge)}\n`);
  });
}

/** The groups of a control's match. */
interface Control {
  /** A space inside the bracket, which a field and a menu have. */
  before: string;
  label: string;
  state: ' ▾' | ', disabled' | '';
  after: string;
}

const controlOf = ([
  ,
  before = '',
  label = '',
  state = '',
  after = '',
]: readonly (string | undefined)[]) =>
  ({before, label, state, after}) as Control;

/** Returns the place of a line's first button that isn't disabled. */
const findButton = (text: string): number | undefined =>
  Array.from(text.matchAll(control)).find(
    (match) => classOf(controlOf(match)) === 'mockup-button',
  )?.index;

/**
 * Marks up the controls in a line.
 *
 * @param button - the place of the button that is the main one, unless it's
 *   after a sentence
 */
function drawControls(text: string, button: number | undefined): string {
  const isAfterSentence = /[.…] $/.test(text.slice(0, button));
  return text.replace(control, (...match) => {
    const found = controlOf(match as string[]);
    const isMain = match.at(-2) === button && !isAfterSentence;
    const {before, label, state, after} = found;
    return span(
      `${classOf(found)}${isMain ? ' mockup-main' : ''}`,
      `${edge(`[${before}`)}${label}${edge(`${state}${after}]`)}`,
    );
  });
}

function classOf({before, state}: Control): string {
  if (state === ' ▾') return 'mockup-menu';
  if (before) return 'mockup-field';
  return state ? 'mockup-button mockup-disabled' : 'mockup-button';
}

const span = (className: string, content: string): string =>
  `<span class="${className}">${content}</span>`;

/** Marks up what a drawing replaces, such as brackets, for CSS to hide it. */
const edge = (text: string): string => span('mockup-edge', text);
