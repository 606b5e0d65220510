import type {SearchResult} from 'minisearch';

import {escapeHtml} from '../../site/escape-html';
import type {Entry} from './engine';
import {cutSnippet, markMatches} from './highlight';
import type {Hit} from './protocol';

/**
 * A section as an answer tells it, what was found marked.
 *
 * @param origin scheme and host that its address begins with
 */
export function toHit(
  {id, page, headings, anchor, level, text}: Entry,
  result: SearchResult,
  origin: string,
): Hit {
  const needles = needlesOf(result);
  // A match in code alone is shown by its heading, too: the text has nothing to mark.
  const fields = Object.values(result.match).flat();
  const isHeading = fields.includes('heading') || !fields.includes('text');
  // A page has a title of its own, and rows of parameters make none.
  const isPassage = level > 1 && page.kind !== 'api' && !isHeading;
  const route = origin + page.route;
  const url = anchor === null ? route : `${route}#${anchor}`;
  const showsText = text !== '' && (level === 1 || !isHeading);
  // A page that is found by its title introduces itself with its first words.
  const sought = isHeading ? [] : needles;
  const snippet = cutSnippet(text, sought);
  const namesAs = <Told>(tell: (name: string) => Told) =>
    Object.fromEntries(
      [page.trail || 'Documentation', ...headings].flatMap((name, lvl) =>
        name === null ? [] : [[`lvl${lvl}`, tell(name)]],
      ),
    ) as Record<string, Told>;
  const marked = {
    hierarchy: namesAs((name) => ({value: markMatches(name, needles)})),
    ...(showsText && {content: {value: markMatches(snippet, sought)}}),
  };
  return {
    objectID: `${id}-${url}`,
    url,
    url_without_anchor: route,
    anchor,
    type: showsText && isPassage ? 'content' : `lvl${level}`,
    // DocSearch keeps these fields in the list of recent searches: a snippet is enough.
    content: showsText ? escapeHtml(snippet) : null,
    hierarchy: namesAs(escapeHtml),
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
