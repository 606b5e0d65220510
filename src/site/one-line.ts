/**
 * Matches characters without a width. They allow or prevent line breaks in long
 * names, and would get in the way of a reader who copies or searches the text.
 */
export const zeroWidth = /[\u200b\u200c\u2060\ufeff]/g;

/** Joins lines, and removes characters without a width. */
export function oneLine(text: string): string {
  return text.replace(zeroWidth, '').replace(/\s+/g, ' ').trim();
}
