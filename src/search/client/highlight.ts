import {escapeHtml} from '../../site/escape-html';

/** Tags around a match, and what stands for text that is left out. */
export interface Marks {
  before: string;
  after: string;
  ellipsis: string;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const capital = /\p{Lu}/u;

/**
 * Marks where a word, or a part of a camelCase word, begins with one of `needles`.
 *
 * @param needles lower case, longest first
 * @returns HTML, because DocSearch and the search page insert what they get as markup
 */
export function markMatches(
  text: string,
  needles: readonly string[],
  {before, after}: Marks,
): string {
  const lowered = text.toLowerCase();
  let value = '';
  let copied = 0;
  for (let at = 0; at < text.length;) {
    const begins =
      at === 0 || !letterOrDigit.test(text[at - 1]!) || capital.test(text[at]!);
    const needle = begins
      ? needles.find((word) => lowered.startsWith(word, at))
      : undefined;
    if (needle === undefined) {
      at++;
      continue;
    }
    const end = at + needle.length;
    value += `${escapeHtml(text.slice(copied, at))}${before}${escapeHtml(text.slice(at, end))}${after}`;
    at = copied = end;
  }
  return value + escapeHtml(text.slice(copied));
}

/** Length of an excerpt, in words. */
const size = 15;

/** The stretch of a text where most needles are, marked. */
export function markSnippet(
  text: string,
  needles: readonly string[],
  marks: Marks,
): string {
  const words = text.split(/\s+/);
  if (words.length <= size) return markMatches(text, needles, marks);
  const hits = words.map((word) => {
    const lowered = word.toLowerCase();
    return needles.filter((needle) => lowered.includes(needle));
  });
  let start = 0;
  let most = 0;
  for (let from = 0; from < words.length; from++) {
    if (hits[from]!.length === 0) continue;
    const found = new Set(hits.slice(from, from + size).flat()).size;
    if (found > most) [start, most] = [from, found];
    if (most === needles.length) break;
  }
  const from = Math.max(0, Math.min(start - 2, words.length - size));
  const stretch = words.slice(from, from + size).join(' ');
  const marked = markMatches(stretch, needles, marks);
  const cutBefore = from > 0 ? marks.ellipsis : '';
  const cutAfter = from + size < words.length ? marks.ellipsis : '';
  return cutBefore + marked + cutAfter;
}
