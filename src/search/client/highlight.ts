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
/** How far before a find its sentence may begin. */
const longestWayBack = 8;
/** A number of more characters would fill a line of its own. */
const longestWord = 40;

/** The stretch of a text where most needles are, from the beginning of a sentence if one is near. */
export function cutSnippet(text: string, needles: readonly string[]): string {
  const words = text.split(/\s+/);
  const hits = words.map((word) =>
    needles.find((needle) => word.toLowerCase().includes(needle)),
  );
  const counts = hits.map((hit, from) =>
    hit ? new Set(hits.slice(from, from + excerptWords)).size : 0,
  );
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  const before = words.slice(Math.max(0, best - longestWayBack), best);
  const sentence =
    before.map((word) => /[.!?:·]$/.test(word)).lastIndexOf(true) + 1;
  const isNear = sentence > 0 || best <= longestWayBack;
  const from = isNear
    ? best - before.length + sentence
    : Math.max(0, Math.min(best - 2, words.length - excerptWords));
  const cut = words
    .slice(from, from + excerptWords)
    .map((word) =>
      word.length > longestWord ? `${word.slice(0, longestWord)}…` : word,
    )
    .join(' ');
  const isEnd = from + excerptWords >= words.length || /[.!?…]$/.test(cut);
  return `${isNear || from === 0 ? '' : '…'}${isEnd ? cut : `${cut.replace(/[,:;·]$/, '')}…`}`;
}
