const notOfWords = /[^\p{L}\p{N}_$]+/u;
const betweenParts =
  /[_$]+|(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text as written. */
export function wordsOf(text: string): string[] {
  return text.split(notOfWords).filter((word) => word !== '');
}

/** `use`, `Lazy`, `Load`, `Query` for `useLazyLoadQuery`. */
export function partsOf(word: string): string[] {
  return word.split(betweenParts).filter((part) => part !== '');
}

/**
 * Every run of a name's parts but the whole, in lower case: `lazyload` and
 * `loadquery` are runs of `useLazyLoadQuery`. Empty for a word of one part.
 */
export function symbolRuns(name: string): string[] {
  const parts = partsOf(name).map((part) => part.toLowerCase());
  const runs: string[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= parts.length; to++) {
      if (to - from < parts.length) runs.push(parts.slice(from, to).join(''));
    }
  }
  return runs;
}

/** Runs of two and more parts: one part alone is a plain word. */
export function longRuns(name: string): string[] {
  const parts = partsOf(name).map((part) => part.toLowerCase());
  return symbolRuns(name).filter((run) => !parts.includes(run));
}

/** Letters and digits in lower case. */
export function squash(text: string): string {
  return wordsOf(text).join('').replace(/[_$]/g, '').toLowerCase();
}

/**
 * A word without its English ending, so that `wallets`, `caching` and `cached`
 * meet `wallet` and `cache`. The stem need not be a word.
 */
export function stemOf(word: string): string {
  if (word.length < 5 || /[^a-z]/.test(word)) {
    return word.length === 4 && /[^aious]s$/.test(word)
      ? word.slice(0, -1)
      : word;
  }
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.replace(/(?<=[^aious])s$|(?<=(?:s|x|ch|sh))es$/, '');
  const stem = singular.replace(/(?:ing|ed)$/, '');
  const speakable = stem.length >= 3 && /[aeiouy]/.test(stem);
  return (speakable ? stem : singular).replace(/(?<=\w{3})e$/, '');
}

/** The terms that a text is found by: its words, their stems and the runs of their parts. */
export function indexTerms(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    const lowered = word.toLowerCase();
    terms.push(lowered);
    const stem = stemOf(lowered);
    if (stem !== lowered) terms.push(stem);
    if (lowered !== word) terms.push(...symbolRuns(word));
  }
  return terms;
}

/**
 * The terms of a heading: those of its text, and neighbours written as one word
 * (`bulkrefresh` for "Bulk refresh").
 */
export function headingTerms(heading: string): string[] {
  const words = wordsOf(heading).map((word) => word.toLowerCase());
  const joined = words.slice(1).map((word, index) => words[index]! + word);
  return indexTerms(heading).concat(joined);
}

/** Words of questions that say nothing about what is asked. */
const fillers = new Set(
  'a an and are as at be by can could do does for from get has have how i if in into is it its make me my need of on or should so that the their them then there this to use using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What a reader typed, as terms to look for. */
export function queryTerms(query: string): string[] {
  const words = wordsOf(query)
    .map((word) => word.toLowerCase())
    .slice(0, 40);
  const telling = words.filter((word) => !fillers.has(word));
  return Array.from(new Set(telling.length > 0 ? telling : words));
}
