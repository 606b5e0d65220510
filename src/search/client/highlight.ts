import {escapeHtml} from '../../site/escape-html';

/** Words that mean too little to mark the start of another word. */
const littleWords = new Set(['not', 'no', 'but', 'all', 'any', 'than']);

/**
 * Returns an expression that matches `needles` at the start of a word, or of a
 * part of a camelCase word.
 *
 * @param needles - letters and digits in lower case, longest first
 * @param isSentence - whether the query has several words. Then "not" matches no
 *   start of a word, such as "notice"
 * @returns undefined without needles
 */
export function matcherOf(
  needles: readonly string[],
  isSentence = false,
): RegExp | undefined {
  if (needles.length === 0) return undefined;
  // Lists both cases of each letter, because the flag `i` would hide the
  // capitals that start a part.
  const words = needles.map((needle) => {
    const letters = Array.from(
      needle,
      (letter) => `[${letter}${letter.toUpperCase()}]`,
    ).join('');
    const isWhole = isSentence && littleWords.has(needle);
    return isWhole ? `${letters}(?![\\p{L}\\p{N}])` : letters;
  });
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
