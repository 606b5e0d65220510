import type {SearchResult} from 'minisearch';

import {escapeHtml} from '../../site/escape-html';
import type {Entry} from './engine';
import {markMatches, markSnippet, type Marks} from './highlight';
import type {Hit, SearchRequest} from './protocol';

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
  const ellipsis = request.snippetEllipsisText ?? '…';
  const marks: Marks = {
    before: request.highlightPreTag ?? '<mark>',
    after: request.highlightPostTag ?? '</mark>',
    ellipsis,
  };
  const noMarks: Marks = {before: '', after: '', ellipsis};
  const needles = needlesOf(result);
  const {page, anchor, level, text} = entry;
  const levels = [page.trail || 'Documentation', ...entry.headings].flatMap(
    (name, lvl) => (name === null ? [] : [[`lvl${lvl}`, name] as const]),
  );
  // A match in code alone is shown by its heading, too: the text has nothing to mark.
  const fields = Object.values(result.match).flat();
  const isHeading = fields.includes('heading') || !fields.includes('text');
  const route = origin + page.route;
  const url = anchor === null ? route : `${route}#${anchor}`;
  const showsText = text !== '' && (level === 1 || !isHeading);
  // A page that is found by its title introduces itself with its first words.
  const sought = isHeading ? [] : needles;
  const snippet = (how: Marks): string => markSnippet(text, sought, how);
  const marked = {
    hierarchy: Object.fromEntries(
      levels.map(([lvl, name]) => [
        lvl,
        {value: markMatches(name, needles, marks)},
      ]),
    ),
    ...(showsText && {content: {value: snippet(marks)}}),
  };
  return {
    objectID: `${entry.id}-${url}`,
    url,
    url_without_anchor: route,
    anchor,
    type: showsText && !isHeading ? 'content' : `lvl${level}`,
    // DocSearch keeps these fields in the list of recent searches: a snippet is enough.
    content: showsText ? snippet(noMarks) : null,
    hierarchy: Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((lvl) => {
        const name = levels.find(([key]) => key === `lvl${lvl}`)?.[1];
        return [`lvl${lvl}`, name === undefined ? null : escapeHtml(name)];
      }),
    ),
    _highlightResult: marked,
    _snippetResult: marked,
  };
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
