import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState} from 'react';

import {announce} from '../../../client-modules/announce';
import {search} from '../ask';
import type {SearchAnswer} from '../protocol';
import {announceOutcome} from '../texts';
import type {ScopeChoice} from './use-address';

interface Answered {
  question: string;
  /** Index of the scope whose results are shown. */
  chosen: number;
  /** For each scope; undefined after a failure. */
  answers?: SearchAnswer[];
}

/** How many pages a list shows before the reader asks for more. */
const pagesAtOnce = 20;

/** How long the answer before stays while the next is awaited, so that a fast one doesn't flicker. */
const shortWaitMs = 300;

/** The last answer, and how far it was read, for a reader who comes back. */
let kept: Answered | undefined;
let keptTop = 0;
let keptPages = pagesAtOnce;

/**
 * The results of a query.
 *
 * @param query - nothing is asked for an empty one
 * @param set - that of the scope whose results are shown
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
    announceOutcome(answers ? answers[chosen]!.nbHits : 'failure');
  });
  useEffect(() => {
    // What was to be announced is about another question.
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
  // After Docusaurus, which goes to the top of every page.
  useEffect(() => goBackToPlace(), []);

  return {
    /** For a short while the answer before stays, while the next is awaited. */
    shown: question && !isSlow && last?.answers ? last : undefined,
    isBusy,
    hasFailed: question !== '' && !isBusy && !last?.answers,
    retry: () => setLast(undefined),
    keepPlace: () => (keptTop = window.scrollY),
    /** How many pages are listed. */
    pages,
    showMore: () => setPages((keptPages = pages + pagesAtOnce)),
  };
}

/** Whether something has been so for this long. */
function useIsLong(isSo: boolean, longMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, longMs]);
  return isSo && isLong;
}
