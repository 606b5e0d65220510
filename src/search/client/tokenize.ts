import {betweenWords} from '../../site/name-words';

const betweenParts = new RegExp(`[_$]+|${betweenWords.source}`, 'u');

/** Returns the words of a text. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_$]+/u).filter((word) => word !== '');
}

/**
 * Splits the names in a query: `use Send Transaction` for `useSendTransaction`.
 */
export const partsOf = (query: string): string =>
  query.split(betweenParts).join(' ');

/** Returns the letters and digits of a text in lower case. */
export function squash(text: string): string {
  return wordsOf(text).join('').replace(/[_$]/g, '').toLowerCase();
}

/**
 * Returns all sequences of a name's parts, in lower case. `useLazyLoadQuery`
 * has `lazyload` and `loadquery`, for example.
 */
function runsOf(name: string): string[] {
  const parts = name.split(betweenParts).map((part) => part.toLowerCase());
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, more) => {
      return parts.slice(from, from + more + 1).join('');
    }),
  );
}

/**
 * Returns the index terms of a text: its words, and the sequences of their
 * parts.
 */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const lowered = word.toLowerCase();
    return lowered === word ? lowered : [lowered, ...runsOf(word)];
  });
}

/**
 * Returns the index terms of a heading: those of its text, and neighboring
 * words as one word (`bulkrefresh` for "Bulk refresh").
 */
export function headingTerms(heading: string): string[] {
  const words = wordsOf(heading).map((word) => word.toLowerCase());
  const joined = words.slice(1).map((word, index) => words[index]! + word);
  return indexTerms(heading).concat(joined);
}

/** Shorter beginnings are shared by unrelated words. */
const shortestStem = 4;

/** Endings of word forms, longest first. */
const endings =
  /(?:ibilit(?:y|ies)|abilit(?:y|ies)|ations?|ings?|ions?|ures?|ible|able|ers?|ies|ed|es|e|s|y)$/;

/**
 * Returns the shared beginning of a word's forms: `fail` for "fails", "failed",
 * and "failures". Undefined if the rest would be too short.
 */
export function stemOf(word: string): string | undefined {
  if (!/^\p{Ll}+$/u.test(word)) return undefined;
  const stem = word.replace(endings, '');
  return stem !== word && stem.length >= shortestStem ? stem : undefined;
}

/** Words of questions without a meaning for search. */
const fillers = new Set(
  'a an and are as at be by can could do does for from get has have how i if in into is it its make me my need of on or should so that the their them then there this to use using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/**
 * Returns what follows each start of a word in a title, or of a part of a name,
 * as one word in lower case. `useLazyLoadQuery` has `lazyloadquery`, for example.
 * Fillers start nothing, so that "use" finds hooks and not "Use a contract".
 */
export function wordStartsOf(title: string): string[] {
  const parts = wordsOf(title).flatMap((word) =>
    word.split(betweenParts).map((part) => ({
      part: part.toLowerCase(),
      isFiller: fillers.has(word.toLowerCase()),
    })),
  );
  return parts.flatMap(({part, isFiller}, from) => {
    if (isFiller || part === '') return [];
    return parts
      .slice(from)
      .map((each) => each.part)
      .join('');
  });
}

/**
 * Maximum number of words that are searched. Readers can paste any text, and each
 * word takes time.
 */
const mostWords = 40;

/** Returns the search terms of a query: its words, or only those with a meaning. */
export function queryTerms(query: string): string[] {
  const words = wordsOf(query.toLowerCase()).slice(0, mostWords);
  const terms = words.filter((word) => !fillers.has(word));
  return Array.from(new Set(terms.length > 0 ? terms : words));
}
