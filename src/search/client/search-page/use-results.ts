import {useHistory} from '@docusaurus/router';
import {useEffect, useEffectEvent, useState} from 'react';

import {search} from '../ask';
import type {SearchAnswer} from '../protocol';
import type {FacetFilters} from '../scope';
import {announceOutcome} from '../texts';

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
  const question = query && JSON.stringify(filters) + query;
  const [last, setLast] = useState(kept);
  const isBusy = question !== '' && last?.question !== question;
  const hasFailed = !isBusy && question !== '' && !last?.answer;

  const ask = useEffectEvent(() => search(query, filters));
  useEffect(() => {
    if (!isBusy) return undefined;
    let isLatest = true;
    const tell = (answer?: SearchAnswer): void => {
      if (!isLatest) return;
      setLast({question, answer});
      if (answer) kept = {question, answer};
      announceOutcome(answer?.nbHits);
    };
    ask().then(tell, () => tell());
    return () => {
      isLatest = false;
    };
  }, [question, isBusy]);

  const {action} = useHistory();
  const goBackToPlace = useEffectEvent(() => {
    const isBack = action === 'POP' && kept?.question === question;
    if (isBack) window.scrollTo({top: keptTop, behavior: 'instant'});
  });
  // After Docusaurus, which goes to the top of every page.
  useEffect(() => goBackToPlace(), []);

  return {
    /** While an answer is awaited, that to the question before. */
    answer: question ? last?.answer : undefined,
    isBusy,
    hasFailed,
    retry: () => setLast(undefined),
    keepPlace: () => (keptTop = window.scrollY),
  };
}
