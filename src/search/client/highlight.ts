import {escapeHtml} from '../../site/escape-html';

/**
 * Matches where a word, or a part of a camelCase word, begins with one of `needles`.
 *
 * @param needles - of letters and digits in lower case, longest first
 * @returns undefined without needles
 */
export function matcherOf(needles: readonly string[]): RegExp | undefined {
  if (needles.length === 0) return undefined;
  // Either case of each letter: a capital still shows where a part begins.
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
 * @returns HTML, because DocSearch and the search page insert what they get as markup
 */
export function markMatches(text: string, matcher: RegExp | undefined): string {
  if (!matcher) return escapeHtml(text);
  return text
    .split(matcher)
    .map(escapeHtml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('');
}
