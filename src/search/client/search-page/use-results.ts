import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState} from 'react';

import {announce} from '../../../client-modules/announce';
import {search} from '../ask';
import type {SearchAnswer} from '../protocol';
import {announceOutcome, shortWaitMs} from '../texts';
import type {ScopeChoice} from './use-address';

interface Answered {
  question: string;
  /** Index of the shown scope. */
  chosen: number;
  /** One answer for each scope. Undefined after a failure. */
  answers?: SearchAnswer[];
}

/** Number of pages in the list before "more". */
const pagesAtOnce = 20;

/** The last answer, scroll position, and number of pages, for Back. */
let kept: Answered | undefined;
let keptTop = 0;
let keptPages = pagesAtOnce;

/**
 * Searches for a query.
 *
 * @param query - an empty query sends no request
 * @param set - id of the shown set, or empty for all sets
 */
export function useResults(
  query: string,
  set: string,
  scopes: readonly ScopeChoice[],
) {
  const chosen = scopes.findIndex((scope) => scope.set === set);
  const question = query && JSON.stringify(scopes[chosen]) + query;
  const {action} = useHistory();
  const isBack = action === 'POP' && kept?.question === question;
  const [last, setLast] = useState(kept);
  const [pages, setPages] = useState(isBack ? keptPages : pagesAtOnce);
  // After an empty query, the results of an earlier one would be wrong.
  if (question === '' && last) setLast(undefined);
  const isBusy = question !== '' && last?.question !== question;
  const isSlow = useIsLong(isBusy, shortWaitMs);

  const ask = useEffectEvent(() =>
    search(
      query,
      scopes.map(({filters}) => filters),
      chosen,
    ),
  );
  const report = useEffectEvent((answers?: SearchAnswer[]) => {
    const answered = {question, chosen, answers};
    setLast(answered);
    setPages((keptPages = pagesAtOnce));
    if (answers) kept = answered;
    else announceOutcome('failure');
  });
  useEffect(() => {
    // Cancel the announcement of the previous question.
    if (!isBusy) return () => announce('');
    let isLatest = true;
    announceOutcome('waiting');
    ask().then(
      (answers) => isLatest && report(answers),
      () => isLatest && report(),
    );
    return () => {
      isLatest = false;
    };
  }, [question, isBusy]);

  const goBackToPlace = useEffectEvent(() => {
    if (isBack) window.scrollTo({top: keptTop, behavior: 'instant'});
  });
  // After Docusaurus, which scrolls to the top of every page.
  useEffect(() => goBackToPlace(), []);

  return {
    /**
     * The results. The previous ones for `shortWaitMs`, while a search runs.
     */
    shown: question && !isSlow && last?.answers ? last : undefined,
    isBusy,
    hasFailed: question !== '' && !isBusy && !last?.answers,
    retry: () => setLast(undefined),
    keepPlace: () => (keptTop = window.scrollY),
    /** Number of pages to list. */
    pages,
    showMore: () => setPages((keptPages = pages + pagesAtOnce)),
  };
}

/** Whether a condition has been true for a time. */
function useIsLong(isTrue: boolean, longMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isTrue, longMs]);
  return isTrue && isLong;
}
