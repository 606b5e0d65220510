import type {SearchResult} from 'minisearch';

import type {Entry} from './entry';

/** Length of an excerpt. */
const excerptWords = 24;
/** How many words of a long sentence stay where its match comes late. */
const beginningWords = 6;
/** How many words stand before such a match. */
const wordsAroundHit = 4;
/** A longer run of characters would fill a line of its own. */
const longestWord = 40;

/**
 * An excerpt that begins with a sentence and has a match: from the text of the
 * section or from the sections below it, or a sentence that reports the match in
 * the code, in the readers' words for the page, or in the heading.
 *
 * @returns plain text
 */
export function excerptOf(
  entry: Entry,
  {match}: SearchResult,
  matcher: RegExp | undefined,
): string {
  const {heading, names, words = []} = entry;
  const has = (text: string) => matcher !== undefined && matcher.test(text);
  const texts = [entry.text, ...textsBelow(entry)];
  const found = texts.find(has);
  if (found !== undefined) return cutExcerpt(found, matcher);
  const introduction = firstSentence(texts.find((text) => text !== '') ?? '');
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

/** The texts of the sections of a lower level, up to the next of the same. */
function textsBelow({page, anchor, heading, level}: Entry): string[] {
  const own = page.sections.findIndex(
    (each) => each.anchor === anchor && each.heading === heading,
  );
  const after = page.sections.slice(own + 1);
  const end = after.findIndex((each) => each.level <= level);
  return after.slice(0, end < 0 ? undefined : end).map(({text}) => text);
}

/** The sentence of a text that has the most matches, and what follows it. */
export function cutExcerpt(text: string, matcher: RegExp | undefined): string {
  const sentences = sentencesOf(text);
  const counts = sentences.map((sentence) => countMatches(sentence, matcher));
  const best = counts.indexOf(Math.max(...counts));
  const words = sentences.slice(best).join(' ').split(' ');
  const hit = words.findIndex((word) => matcher?.test(word));
  const isLate = hit > excerptWords - wordsAroundHit;
  const kept = isLate
    ? [
        ...words.slice(0, beginningWords),
        '…',
        ...words
          .slice(hit - wordsAroundHit)
          .slice(0, excerptWords - beginningWords),
      ]
    : words.slice(0, excerptWords);
  const cut = kept
    .map((word) => (matcher?.test(word) ? word : shorten(word)))
    .join(' ');
  const isEnd = kept.at(-1) === words.at(-1) || /[.!?…]$/.test(cut);
  return isEnd ? cut : `${cut.replace(/[,:;·]$/, '')}…`;
}

const shorten = (word: string): string =>
  word.length > longestWord ? `${word.slice(0, longestWord)}…` : word;

/** How many different matches a text has. */
function countMatches(text: string, matcher: RegExp | undefined): number {
  if (!matcher) return 0;
  const all = text.split(matcher).filter((_, index) => index % 2 === 1);
  return new Set(all.map((each) => each.toLowerCase())).size;
}

/** Sentences, and the cells of tables, which stand between dots. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]) (?=[\p{L}\d“"'`<(@])| · /u);

const firstSentence = (text: string): string =>
  text === '' ? '' : cutExcerpt(sentencesOf(text)[0]!, undefined);
