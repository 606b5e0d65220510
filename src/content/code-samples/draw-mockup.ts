/** A control in a line: `[Send]`, `[Send, disabled]`, `[ 1.5 ]`, or `[ Alice ▾ ]`. */
const control = /\[( ?)([^[\]]+?)( ▾|, disabled)?( ?)\]/g;

/**
 * Marks up the controls in a mockup's lines, for CSS to draw them. The text
 * stays the same for the page's Markdown copy.
 *
 * - `[Send]` becomes a button, and `[Send, disabled]` a pale one.
 * - `[ 1.5 ]`, with spaces inside, becomes a field, and `[ Alice ▾ ]` a menu.
 *
 * @param html - escaped text of the lines
 */
export const drawMockup = (html: string): string =>
  html.replace(
    control,
    (_, before: string, label: string, mark: Mark = '', after: string) =>
      `<span class="${classOf(before, mark)}">${edge(`[${before}`)}${label}${edge(`${mark}${after}]`)}</span>`,
  );

/** What follows a control's label. */
type Mark = ' ▾' | ', disabled' | '';

function classOf(before: string, mark: Mark): string {
  if (mark === ' ▾') return 'mockup-menu';
  if (before) return 'mockup-field';
  return mark ? 'mockup-button mockup-disabled' : 'mockup-button';
}

const edge = (text: string): string =>
  `<span class="mockup-edge">${text}</span>`;
