/** A control in a line: `[Send]`, `[ 1.5 ]`, or `[ Alice ▾ ]`. */
const control = /\[( ?)([^[\]]+?)( ▾)?( ?)\]/g;

/**
 * Marks up the controls in a mockup's lines, for CSS to draw them. The text
 * stays the same for the page's Markdown copy.
 *
 * - `[Send]` becomes a button.
 * - `[ 1.5 ]`, with spaces inside, becomes a field, and `[ Alice ▾ ]` a menu.
 *
 * @param html - escaped text of the lines
 */
export const drawMockup = (html: string): string =>
  html.replace(
    control,
    (_, before: string, label: string, arrow = '', after: string) => {
      const kind = arrow ? 'menu' : before ? 'field' : 'button';
      return `<span class="mockup-${kind}">${edge(`[${before}`)}${label}${edge(`${arrow}${after}]`)}</span>`;
    },
  );

const edge = (text: string): string =>
  `<span class="mockup-edge">${text}</span>`;
