import {announce, countMessage} from './announce';
import {ask, type SearchHosted} from './ask';
import type {Elsewhere} from './elsewhere';
import type {Answers, Hit, SearchRequest} from './protocol';
import type {Scope} from './scope';
import {failureTitle} from './texts';

/** What came of the last search. */
export type Outcome = 'results' | 'nothing' | 'failure';

/**
 * The search that DocSearch is given: announced, with a line that leads to what
 * only the other set has. A failure is an answer without results, since DocSearch
 * never shows one.
 *
 * @param onOutcome - also told how many results there are
 */
export function answersOf(
  searchHosted: SearchHosted,
  linkTo: (query: string, change: Scope) => string,
  onOutcome: (outcome: Outcome, count: number) => void,
): (question: {requests: SearchRequest[]}) => Promise<Answers> {
  let latest = 0;
  const nothing: Answers = {
    results: [{index: '', hits: [], nbHits: 0, nbPages: 0}],
  };
  return async ({requests}) => {
    const turn = ++latest;
    // There is one index.
    const request = {...requests[0]!, query: requests[0]!.query?.trim()};
    try {
      const answer = await ask(request, searchHosted);
      const {nbHits, hits, elsewhere} = answer;
      // A later search has its own answer; this one is no longer news.
      if (turn !== latest) return {results: [answer]};
      const messages = [countMessage(nbHits), elsewhere?.message];
      announce(messages.filter(Boolean).join(', '));
      const isFound = nbHits > 0 || elsewhere !== undefined;
      onOutcome(isFound || !request.query ? 'results' : 'nothing', nbHits);
      if (!elsewhere) return {results: [answer]};
      const address = linkTo(request.query!, {set: elsewhere.set});
      const more = elsewhereHit(elsewhere, address);
      return {results: [{...answer, hits: [...hits, more]}]};
    } catch {
      if (turn !== latest) return nothing;
      announce(failureTitle);
      onOutcome('failure', 0);
      return nothing;
    }
  };
}

/** Not that of a page. */
export const elsewhereId = 'elsewhere';

/** The line that leads to the other set. DocSearch keeps no record of choosing it. */
function elsewhereHit({message, titles}: Elsewhere, url: string): Hit {
  const hierarchy = {lvl0: 'Only in the other set', lvl1: titles};
  const marked = {
    hierarchy: {lvl1: {value: titles}},
    content: {value: message},
  };
  return {
    objectID: elsewhereId,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'content',
    content: message,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
  };
}
