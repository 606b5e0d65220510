import type {SearchResult} from 'minisearch';

import type {Entry} from './entry';
import {escapeHtml, markMatches, markSnippet, type Marks} from './highlight';
import type {Hit, SearchRequest} from './protocol';

const snippetWords = 15;

/**
 * A section as an answer tells it, what was found marked.
 *
 * @param origin scheme and host that its address begins with
 */
export function toHit(
  entry: Entry,
  result: SearchResult,
  request: SearchRequest,
  origin: string,
): Hit {
  const marks: Marks = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const needles = needlesOf(result);
  const {page, anchor, level} = entry;
  const levels = [page.t || 'Documentation', ...entry.headings].flatMap(
    (text, lvl) => (text === null ? [] : [[`lvl${lvl}`, text] as const]),
  );
  const highlighted = Object.fromEntries(
    levels.map(([lvl, text]) => [lvl, markMatches(text, needles, marks)]),
  );
  const headingMatches = matchesHeading(result, entry);
  const showsText = entry.text !== '' && (level === 1 || !headingMatches);
  const noMarks = {before: '', after: '', ellipsis: marks.ellipsis};
  const route = origin + page.u;
  const url = anchor === 0 ? route : `${route}#${anchor}`;
  // A page that is found by its title introduces itself with its first words.
  const text =
    level === 1 && headingMatches
      ? firstWords(entry.text, marks.ellipsis)
      : entry.text;
  const content = showsText && {
    content: markSnippet(text, needles, snippetWords, marks),
  };
  return {
    objectID: `${entry.position}-${url}`,
    url,
    url_without_anchor: route,
    anchor: anchor === 0 ? null : anchor,
    type: showsText && !headingMatches ? 'content' : `lvl${level}`,
    // DocSearch keeps these fields in the list of recent searches: a snippet is enough.
    content: showsText
      ? markSnippet(text, needles, snippetWords, noMarks).value
      : null,
    hierarchy: {
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((lvl) => [`lvl${lvl}`, null]),
      ),
      ...Object.fromEntries(
        levels.map(([lvl, text]) => [lvl, escapeHtml(text)]),
      ),
    },
    _highlightResult: {hierarchy: highlighted, ...content},
    _snippetResult: {hierarchy: highlighted, ...content},
  };
}

function firstWords(text: string, ellipsis: string): string {
  const words = text.split(' ');
  return words.length > snippetWords
    ? words.slice(0, snippetWords).join(' ') + ellipsis
    : text;
}

/** A match in code alone is shown by its heading, too: the text has nothing to mark. */
function matchesHeading(result: SearchResult, {text}: Entry): boolean {
  const fields = Object.values(result.match).flat();
  return fields.includes('heading') || !fields.includes('text') || text === '';
}

/** What to mark: as much of a found term as was typed, all of it where a typo was mended. */
function needlesOf({terms, queryTerms}: SearchResult): string[] {
  const needles = terms.map((term) => {
    const typed = queryTerms
      .filter((word) => term.startsWith(word))
      .sort((a, b) => b.length - a.length)[0];
    return typed ?? term;
  });
  return Array.from(new Set(needles)).sort((a, b) => b.length - a.length);
}
