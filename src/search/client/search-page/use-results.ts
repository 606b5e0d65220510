import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import {announce, countMessage} from '../announce';
import {search} from '../ask';
import type {FacetFilters} from '../facets';
import type {Hit, SearchAnswer} from '../protocol';
import {failureTitle} from '../texts';
import {keepInHistory, placeInHistory} from './place';

export interface Results {
  /** What is found so far; while an answer is awaited, that of the question before. */
  hits: readonly Hit[];
  /** How many there are; undefined before the first answer. */
  count: number | undefined;
  hasMore: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  showMore: () => void;
  retry: () => void;
  /** Notes how far the reader has come, for when they come back. */
  keepPlace: () => void;
}

interface Shown {
  question: string;
  answers: readonly SearchAnswer[];
}

/** How long the page rests before its place is noted, in milliseconds. */
const rest = 150;

/** The answer to the last question, a page each, for who comes back to it. */
let kept: {question: string; answers: Promise<SearchAnswer>[]} | undefined;

function answersTo(question: string, pages: number): Promise<SearchAnswer[]> {
  if (kept?.question !== question) kept = {question, answers: []};
  const {answers} = kept;
  const [query, filters] = JSON.parse(question) as [string, FacetFilters];
  while (answers.length < pages) {
    answers.push(search(query, answers.length, filters));
  }
  return Promise.all(answers.slice(0, pages));
}

/**
 * The results of a query, by and by.
 *
 * @param query - nothing is asked for an empty one
 */
export function useResults(query: string, filters: FacetFilters): Results {
  const question = query && JSON.stringify([query, filters]);
  const [wanted, setWanted] = useState<{question: string; pages: number}>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState('');
  const isRestored = useRef(false);

  const pages =
    wanted?.question === question
      ? wanted.pages
      : (question && placeInHistory()?.pages) || 1;
  const asked = `${attempt} ${pages} ${question}`;
  const hasFailed = question !== '' && failure === asked;
  const isAnswered = shown?.question === question;
  const answers = question && (isAnswered || !hasFailed) ? shown?.answers : [];

  useEffect(() => {
    if (!question) return undefined;
    let isLatest = true;
    answersTo(question, pages).then(
      (found) => {
        if (!isLatest) return;
        setShown({question, answers: found});
        if (pages === 1) announce(countMessage(found[0]!.nbHits));
      },
      () => {
        kept = undefined;
        if (!isLatest) return;
        setFailure(asked);
        announce(failureTitle);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [question, pages, asked]);

  useLayoutEffect(() => {
    if (!shown || isRestored.current) return;
    isRestored.current = true;
    const place = placeInHistory();
    if (place) window.scrollTo({top: place.top, behavior: 'instant'});
  }, [shown]);

  const keepPlace = (): void => {
    if (!isAnswered) return;
    keepInHistory({pages: shown.answers.length, top: window.scrollY});
  };
  const note = useEffectEvent(keepPlace);
  useEffect(() => {
    let timer: number;
    const noteAtRest = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(note, rest);
    };
    window.addEventListener('scroll', noteAtRest, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', noteAtRest);
    };
  }, []);

  const retry = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  const first = answers?.[0];
  return {
    hits: (answers ?? []).flatMap(({hits}) => hits),
    count: first?.nbHits,
    hasMore: isAnswered && (first?.nbPages ?? 0) > shown.answers.length,
    isBusy: question !== '' && !isAnswered && !hasFailed,
    hasFailed,
    showMore: () =>
      setWanted({question, pages: (shown?.answers.length ?? 0) + 1}),
    retry,
    keepPlace,
  };
}
