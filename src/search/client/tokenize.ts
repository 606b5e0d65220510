const betweenParts =
  /[_$]+|(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text as written. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_$]+/u).filter((word) => word !== '');
}

/** A query whose names are their parts: `use Send Transaction` for `useSendTransaction`. */
export const partsOf = (query: string): string =>
  query.split(betweenParts).join(' ');

/** Letters and digits in lower case. */
export function squash(text: string): string {
  return wordsOf(text).join('').replace(/[_$]/g, '').toLowerCase();
}

/**
 * Every run of a name's parts, in lower case: `lazyload` and `loadquery` are runs
 * of `useLazyLoadQuery`.
 */
function runsOf(name: string): string[] {
  const parts = name.split(betweenParts).map((part) => part.toLowerCase());
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, more) => {
      return parts.slice(from, from + more + 1).join('');
    }),
  );
}

/** The terms that a text is found by: its words, and the runs of their parts. */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const lowered = word.toLowerCase();
    return lowered === word ? lowered : [lowered, ...runsOf(word)];
  });
}

/**
 * The terms of a heading: those of its text, and neighbors written as one word
 * (`bulkrefresh` for "Bulk refresh").
 */
export function headingTerms(heading: string): string[] {
  const words = wordsOf(heading).map((word) => word.toLowerCase());
  const joined = words.slice(1).map((word, index) => words[index]! + word);
  return indexTerms(heading).concat(joined);
}

/** Endings of the forms of a word, the longest first. */
const endings =
  /(?:ibilit(?:y|ies)|abilit(?:y|ies)|ations?|ings?|ions?|ures?|ible|able|ers?|ies|ed|es|e|s|y)$/;

/**
 * What the forms of a word begin with: `fail` for "fails", "failed", and
 * "failures". Undefined where too little of the word would be left.
 */
export function stemOf(word: string): string | undefined {
  if (!/^\p{Ll}+$/u.test(word)) return undefined;
  const stem = word.replace(endings, '');
  return stem !== word && stem.length >= shortestStem ? stem : undefined;
}

const shortestStem = 4;

/** Words of questions that say nothing about what is asked. */
const fillers = new Set(
  'a an and are as at be by can could do does for from get has have how i if in into is it its make me my need of on or should so that the their them then there this to use using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What a reader typed, as terms to look for. */
export function queryTerms(query: string): string[] {
  const words = wordsOf(query.toLowerCase()).slice(0, 40);
  const terms = words.filter((word) => !fillers.has(word));
  return Array.from(new Set(terms.length > 0 ? terms : words));
}
