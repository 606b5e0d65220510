import type {SearchResult} from 'minisearch';

import {escapeHtml} from '../../site/escape-html';
import type {Entry} from './entry';
import {excerptOf} from './excerpt';
import {markMatches, matcherOf} from './highlight';
import type {Hit} from './protocol';

/**
 * Converts a section to a hit of the hosted service, with marked matches.
 *
 * @param origin - scheme and host of its address
 */
export function toHit(entry: Entry, result: SearchResult, origin: string): Hit {
  const {id, page, headings, anchor, level} = entry;
  const matcher = matcherOf(needlesOf(result), result.queryTerms.length > 1);
  const fields = Object.values(result.match).flat();
  // Pages have a title, and sections of API pages aren't passages.
  const isPassage =
    level > 1 &&
    page.kind !== 'api' &&
    !fields.includes('heading') &&
    fields.includes('text');
  const route = origin + page.route;
  const url = anchor === null ? route : `${route}#${anchor}`;
  const mapNames = <Name>(map: (name: string) => Name) =>
    Object.fromEntries(
      [page.trail || 'Documentation', ...headings].flatMap((name, lvl) =>
        name === null ? [] : [[`lvl${lvl}`, map(name)]],
      ),
    ) as Record<string, Name>;
  // Calculated on demand, because a broad query has hundreds of hits.
  let excerpt: string | undefined;
  const getExcerpt = () => (excerpt ??= excerptOf(entry, result, matcher));
  const mark = () => ({
    hierarchy: mapNames((name) => ({value: markMatches(name, matcher)})),
    content: {value: markMatches(getExcerpt(), matcher)},
  });
  return {
    objectID: `${id}-${url}`,
    url,
    url_without_anchor: route,
    anchor,
    type: isPassage ? 'content' : `lvl${level}`,
    hierarchy: mapNames(escapeHtml),
    // DocSearch stores this field with recent searches. An excerpt is enough.
    get content() {
      return escapeHtml(getExcerpt());
    },
    get _highlightResult() {
      return mark();
    },
    get _snippetResult() {
      return mark();
    },
  };
}

/**
 * Returns the texts to mark, longest first: the typed part of each found term, or
 * all of a term that was found by a typo.
 */
function needlesOf({match, queryTerms}: SearchResult): string[] {
  const needles = Object.entries(match)
    .filter(([, fields]) => fields.some((field) => field !== 'context'))
    .map(([term]) => {
      const typed = queryTerms.filter((word) => term.startsWith(word));
      return typed.sort(byLength)[0] ?? term;
    });
  return Array.from(new Set(needles)).sort(byLength);
}

const byLength = (a: string, b: string): number => b.length - a.length;
