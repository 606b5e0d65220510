import type {SearchResult} from 'minisearch';

import type {Entry} from './entry';

/** Length of an excerpt, in words. */
const excerptWords = 24;
/**
 * Number of words to keep at the start of a long sentence with a late match.
 */
const beginningWords = 6;
/** Number of words to keep before a late match. */
const wordsAroundHit = 4;
/** Maximum length of a word, in characters. */
const longestWord = 40;

/** Number of words to keep of a match after a page's summary. */
const wordsAfterSummary = 16;

/**
 * Returns an excerpt that starts with a sentence and contains a match. It comes
 * from the section or the sections below it. A page that is found by its title
 * shows what it is for. If only the heading, the code, or the readers' words
 * match, the excerpt mentions that match.
 *
 * @returns plain text
 */
export function excerptOf(
  entry: Entry,
  {match}: SearchResult,
  matcher: RegExp | undefined,
): string {
  const {page, level, heading, text, names, words = []} = entry;
  const has = (some: string) => matcher !== undefined && matcher.test(some);
  const description = (level === 1 && page.description) || '';
  if (level === 1 && has(heading)) {
    return aboutPage(description || text, text, matcher);
  }
  const texts =
    level === 1 ? [description, text] : [text, ...textsBelow(entry)];
  const source = texts.find(has);
  if (source !== undefined) return cutExcerpt(source, matcher);
  const {description: ofPage = '', sections} = page;
  const introduction = firstSentence(
    [...texts, ofPage, sections[0]!.text].find((some) => some !== '') ?? '',
  );
  if (has(heading)) {
    return introduction ? `${heading}: ${introduction}` : heading;
  }
  const fields = Object.values(match).flat();
  const name = fields.includes('names') && names.split(' ').find(has);
  if (name) return `The code uses ${name}. ${introduction}`.trim();
  const known = words.find(has);
  return known
    ? `Also known as “${known}”. ${introduction}`.trim()
    : introduction;
}

/**
 * Returns what a page is for, and then a match in its text unless the summary
 * has one.
 */
function aboutPage(
  summary: string,
  text: string,
  matcher: RegExp | undefined,
): string {
  const whole = cutExcerpt(summary, undefined);
  if (!matcher || matcher.test(whole) || !matcher.test(text)) return whole;
  return `${firstSentence(summary)} ${cutExcerpt(text, matcher, wordsAfterSummary)}`;
}

/** Returns the texts of the subsections. */
function textsBelow({page, anchor, heading, level}: Entry): string[] {
  const own = page.sections.findIndex(
    (each) => each.anchor === anchor && each.heading === heading,
  );
  const after = page.sections.slice(own + 1);
  const end = after.findIndex((each) => each.level <= level);
  return after.slice(0, end < 0 ? undefined : end).map(({text}) => text);
}

/**
 * Cuts an excerpt from a text, starting with the sentence with the most
 * matches.
 *
 * @param length - in words
 */
export function cutExcerpt(
  text: string,
  matcher: RegExp | undefined,
  length = excerptWords,
): string {
  const sentences = sentencesOf(text);
  const counts = sentences.map((sentence) => countMatches(sentence, matcher));
  const best = counts.indexOf(Math.max(...counts));
  const words = sentences.slice(best).join(' ').split(' ');
  const hit = words.findIndex((word) => matcher?.test(word));
  const isLate = hit > length - wordsAroundHit;
  const excerpt = isLate
    ? [
        ...words.slice(0, beginningWords),
        '…',
        ...words.slice(hit - wordsAroundHit).slice(0, length - beginningWords),
      ]
    : words.slice(0, length);
  const cut = excerpt
    .map((word) => (matcher?.test(word) ? word : shorten(word)))
    .join(' ');
  const isEnd = excerpt.at(-1) === words.at(-1) || /[.!?…]$/.test(cut);
  return isEnd ? cut : `${cut.replace(/ ?[,:;·]$/, '')}…`;
}

/** Cuts a word such as a hash, which would fill the excerpt. */
const shorten = (word: string): string =>
  word.length > longestWord ? `${word.slice(0, longestWord)}…` : word;

/** Counts the different matches in a text. */
function countMatches(text: string, matcher: RegExp | undefined): number {
  if (!matcher) return 0;
  const all = text.split(matcher).filter((_, index) => index % 2 === 1);
  return new Set(all.map((each) => each.toLowerCase())).size;
}

/**
 * Splits a text into sentences and table rows. Rows keep the middle dot after
 * them. The name "ink!" ends no sentence.
 */
const sentencesOf = (text: string): string[] =>
  text.split(
    /(?<=[.?…]) (?=[\p{L}\d“"'`<(@])|(?<=!) (?=[\p{Lu}\d“"'`<(@])|(?<= ·) /u,
  );

/** Returns the first sentence of a text, after rows of up to three words. */
function firstSentence(text: string): string {
  const sentences = sentencesOf(text);
  const first =
    sentences.find((sentence) => sentence.split(' ').length > 3) ??
    sentences[0]!;
  return cutExcerpt(first.replace(/ ·$/, ''), undefined);
}
