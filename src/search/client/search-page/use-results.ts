import siteConfig from '@generated/docusaurus.config';
import {useEffect, useState} from 'react';

import {announce, countMessage} from '../announce';
import {search} from '../ask';
import type {SearchAnswer} from '../protocol';
import type {FacetFilters} from '../scope';
import {failureTitle} from '../texts';
import {mergeTwins} from './merge-twins';
import {placeInHistory, usePlace} from './place';

interface Shown {
  question: string;
  answers: readonly SearchAnswer[];
}

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
export function useResults(query: string, filters: FacetFilters) {
  const question = query && JSON.stringify([query, filters]);
  const [wanted, setWanted] = useState<{question: string; pages: number}>();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState('');

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
        if (kept?.question === question) kept = undefined;
        if (!isLatest) return;
        setFailure(asked);
        announce(failureTitle);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [question, pages, asked]);

  const keepPlace = usePlace(isAnswered ? shown.answers.length : 0);
  const retry = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  const first = answers?.[0];
  return {
    /** What is found; while an answer is awaited, that to the question before. */
    rows: mergeTwins(
      (answers ?? []).flatMap(({hits}) => hits),
      siteConfig.baseUrl,
    ),
    /** How many there are; undefined before the first answer. */
    count: first?.nbHits,
    /** What only the other set has. */
    elsewhere: first?.elsewhere,
    hasMore: isAnswered && (first?.nbPages ?? 0) > shown.answers.length,
    isBusy: question !== '' && !isAnswered && !hasFailed,
    hasFailed,
    showMore: () =>
      setWanted({question, pages: (shown?.answers.length ?? 0) + 1}),
    retry,
    /** Notes how far the reader has come, for when they come back. */
    keepPlace,
  };
}

export type Results = ReturnType<typeof useResults>;
