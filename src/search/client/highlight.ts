import {escapeHtml} from '../../site/escape-html';

/**
 * Returns an expression that matches `needles` at the start of a word, or of a
 * part of a camelCase word.
 *
 * @param needles - letters and digits in lower case, longest first
 * @returns undefined without needles
 */
export function matcherOf(needles: readonly string[]): RegExp | undefined {
  if (needles.length === 0) return undefined;
  // Lists both cases of each letter, because the flag `i` would hide the
  // capitals that start a part.
  const words = needles.map((needle) =>
    Array.from(needle, (letter) => `[${letter}${letter.toUpperCase()}]`).join(
      '',
    ),
  );
  const start = '(?:(?<![\\p{L}\\p{N}])|(?=\\p{Lu}))';
  return new RegExp(`(${start}(?:${words.join('|')}))`, 'u');
}

/**
 * Marks the matches in a text.
 *
 * @returns escaped HTML, because DocSearch and the search page insert it as
 *   markup
 */
export function markMatches(text: string, matcher: RegExp | undefined): string {
  if (!matcher) return escapeHtml(text);
  return text
    .split(matcher)
    .map(escapeHtml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('');
}
