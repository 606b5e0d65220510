import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState} from 'react';

import {announce} from '../../../client-modules/announce';
import {search} from '../ask';
import type {SearchAnswer} from '../protocol';
import type {FacetFilters} from '../scope';
import {announcePauseMs, countMessage, failureTitle} from '../texts';

interface Answered {
  question: string;
  /** Undefined where there was none to be had. */
  answer?: SearchAnswer;
}

/** The last answer and how far it was read, for who comes back to it. */
let kept: Answered | undefined;
let keptTop = 0;

/**
 * The results of a query.
 *
 * @param query - nothing is asked for an empty one
 */
export function useResults(query: string, filters: FacetFilters) {
  const question = query && JSON.stringify([query, filters]);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState(kept);
  const isAnswered = last?.question === question;
  const hasFailed = isAnswered && last.answer === undefined;

  useEffect(() => {
    if (!question || kept?.question === question) return undefined;
    let isLatest = true;
    const tell = (answer: SearchAnswer | undefined, message: string): void => {
      if (!isLatest) return;
      setLast({question, ...(answer && {answer})});
      if (answer) kept = {question, answer};
      announce(message, announcePauseMs);
    };
    const [typed, asked] = JSON.parse(question) as [string, FacetFilters];
    search(typed, asked).then(
      (answer) => tell(answer, countMessage(answer.nbHits)),
      () => tell(undefined, failureTitle),
    );
    return () => {
      isLatest = false;
    };
  }, [question, attempt]);

  const {action} = useHistory();
  const goBackToPlace = useEffectEvent(() => {
    const isBack = action === 'POP' && kept?.question === question;
    if (isBack) window.scrollTo({top: keptTop, behavior: 'instant'});
  });
  // After Docusaurus, which goes to the top of every page.
  useEffect(() => goBackToPlace(), []);

  const retry = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  return {
    /** While an answer is awaited, that to the question before. */
    answer: question ? last?.answer : undefined,
    isBusy: question !== '' && !isAnswered,
    hasFailed,
    retry,
    keepPlace: () => (keptTop = window.scrollY),
  };
}
