/** Removes line breaks and the zero-width characters that break long names. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200b\u200c\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
