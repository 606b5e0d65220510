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

/** What Back restores. */
const memory: {
  lastAnswer?: Answered;
  /** Scroll position, in pixels. */
  top: number;
  /** Number of pages in the list. */
  pages: number;
} = {top: 0, pages: pagesAtOnce};

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
  const isBack = action === 'POP' && memory.lastAnswer?.question === question;
  const [last, setLast] = useState(memory.lastAnswer);
  const [pages, setPages] = useState(isBack ? memory.pages : pagesAtOnce);
  // After an empty query, the results of an earlier one would be wrong.
  if (question === '' && last) setLast(undefined);
  const isBusy = question !== '' && last?.question !== question;
  const isSlow = useIsLong(isBusy, shortWaitMs);
  const showPages = (count: number) => {
    memory.pages = count;
    setPages(count);
  };

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
    showPages(pagesAtOnce);
    if (answers) memory.lastAnswer = answered;
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
    if (isBack) window.scrollTo({top: memory.top, behavior: 'instant'});
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
    keepPlace: () => (memory.top = window.scrollY),
    /** Number of pages to list. */
    pages,
    showMore: () => showPages(pages + pagesAtOnce),
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
