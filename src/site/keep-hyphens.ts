/**
 * Keeps browsers from breaking names at their hyphens: `@reactive-dot/vue` then
 * breaks at its slash alone.
 *
 * @param text - may be HTML, whose tags stay as they are
 */
export const keepHyphens = (text: string): string =>
  text.replace(/(?<=\w)-(?=\w)(?![^<>]*>)/g, '-\u2060');
