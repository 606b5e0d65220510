import {escapeHtml} from '../../site/escape-html';

/**
 * Marks where a word, or a part of a camelCase word, begins with one of `needles`.
 *
 * @param needles of letters and digits in lower case, longest first
 * @returns HTML, because DocSearch and the search page insert what they get as markup
 */
export function markMatches(text: string, needles: readonly string[]): string {
  if (needles.length === 0) return escapeHtml(text);
  const words = needles.map((needle) =>
    // In either case, while a capital still tells where a part begins.
    Array.from(needle, (letter) => `[${letter}${letter.toUpperCase()}]`).join(
      '',
    ),
  );
  const match = `((?:(?<![\\p{L}\\p{N}])|(?=\\p{Lu}))(?:${words.join('|')}))`;
  return text
    .split(new RegExp(match, 'u'))
    .map(escapeHtml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('');
}

/** Length of an excerpt. */
const excerptWords = 20;

/** The stretch of a text where most needles are. */
export function cutSnippet(text: string, needles: readonly string[]): string {
  const words = text.split(/\s+/);
  const hits = words.map((word) =>
    needles.find((needle) => word.toLowerCase().includes(needle)),
  );
  const counts = hits.map((hit, from) =>
    hit ? new Set(hits.slice(from, from + excerptWords)).size : 0,
  );
  const start = counts.indexOf(Math.max(...counts));
  const from = Math.max(0, Math.min(start - 2, words.length - excerptWords));
  const cut = words.slice(from, from + excerptWords).join(' ');
  return `${from > 0 ? '…' : ''}${cut}${from + excerptWords < words.length ? '…' : ''}`;
}
