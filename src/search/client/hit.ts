import type {SearchResult} from 'minisearch';

import {escapeHtml} from '../../site/escape-html';
import type {Entry} from './entry';
import {excerptOf} from './excerpt';
import {markMatches, matcherOf} from './highlight';
import type {Hit} from './protocol';

/**
 * A section as a hit of the hosted service, with its matches marked.
 *
 * @param origin scheme and host that its address begins with
 */
export function toHit(entry: Entry, result: SearchResult, origin: string): Hit {
  const {id, page, headings, anchor, level} = entry;
  const matcher = matcherOf(needlesOf(result));
  const fields = Object.values(result.match).flat();
  // A page has a title of its own, and the parts of an API page are no passages.
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
  // Worked out when it's shown: a broad query has hundreds of hits.
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
    // DocSearch keeps this field in the list of recent searches: an excerpt is enough.
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
