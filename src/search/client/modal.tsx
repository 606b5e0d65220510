import {DocSearchModal as Modal} from '@generated/fixes/default/docsearch-modal';
import {
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';

import './modal.css';
import {announce, countMessage} from './announce';
import {searchEmbedded, warmUp, type Answers} from './embedded-client';
import type {SearchRequest} from './engine';
import {narrowToSet, type FacetFilters} from './facets';
import {currentPageTag} from './page-tag';
import {isEmbedded, missingResultsUrl} from './settings';
import {failureHelp, failureTitle, modalTexts} from './texts';

type Props = ComponentProps<typeof Modal>;
type Client = Parameters<NonNullable<Props['transformSearchClient']>>[0];
type AskAi = {searchParameters?: {facetFilters?: FacetFilters}};

// This module is loaded when the reader reaches for search.
if (isEmbedded) warmUp();

/** What to try where the service that was asked suggests nothing. */
const commonQueries = ['Query', 'Mutation', 'Connect wallets'];

/**
 * DocSearch's modal for both modes: it asks the embedded index or the hosted
 * service, for the set being read, and says when neither can be reached.
 */
export function DocSearchModal(props: Props): ReactNode {
  const {transformSearchClient, resultsFooterComponent: Footer} = props;
  const [failed, setFailed] = useState(false);
  const transform = useMemo(
    () =>
      (hosted: Client): Client => {
        const client = transformSearchClient?.(hosted) ?? hosted;
        return {
          ...client,
          search: searchOf(client, setFailed) as Client['search'],
        };
      },
    [transformSearchClient],
  );
  const footer = useMemo<Props['resultsFooterComponent']>(
    () =>
      Footer &&
      (({state}) => (state.context.nbHits ? <Footer state={state} /> : null)),
    [Footer],
  );
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', searchAgain);
    return () => window.removeEventListener('online', searchAgain);
  }, [failed]);
  return (
    <Modal
      {...props}
      {...(props.askAi && {askAi: inThisSet(props.askAi)})}
      placeholder={placeholderFor(props)}
      transformSearchClient={transform}
      resultsFooterComponent={footer}
      translations={{
        ...modalTexts,
        ...props.translations,
        errorScreen: {titleText: failureTitle, helpText: failureHelp},
      }}
      getMissingResultsUrl={({query}) => missingResultsUrl(query)}
    />
  );
}

/** The search box prompts for a question while the reader talks to the assistant. */
function placeholderFor({placeholder, isAskAiActive}: Props) {
  const {placeholderText, placeholderTextAskAi} = modalTexts.searchBox ?? {};
  return isAskAiActive
    ? placeholderTextAskAi
    : (placeholderText ?? placeholder);
}

/** The client's search: narrowed to the set, announced, and failing in one way only. */
function searchOf(
  client: Client,
  setFailed: (failed: boolean) => void,
): (question: {requests: SearchRequest[]}) => Promise<Answers> {
  let latest = 0;
  return async ({requests}) => {
    const turn = ++latest;
    const narrowed = requests.map((request) => ({
      ...request,
      facetFilters: narrowToSet(request.facetFilters, currentPageTag()),
    }));
    try {
      const {results} = isEmbedded
        ? await searchEmbedded(narrowed)
        : await searchHosted(client, narrowed);
      const count = results.reduce((sum, {nbHits}) => sum + nbHits, 0);
      if (turn === latest) {
        setFailed(false);
        announce(countMessage(count));
      }
      return {
        results: results.map((result) => ({
          ...result,
          suggestions:
            result.nbHits > 0
              ? []
              : Array.from(
                  new Set([...(result.suggestions ?? []), ...commonQueries]),
                ).slice(0, 3),
        })),
      };
    } catch (error) {
      // A later search has its own answer; this one's failure is no longer news.
      if (turn !== latest) return {results: []};
      setFailed(true);
      announce(failureTitle);
      throw error;
    }
  };
}

/** @throws when the service cannot be reached or answers something else than results */
async function searchHosted(
  client: Client,
  requests: SearchRequest[],
): Promise<Answers> {
  const answer = (await client.search({
    requests,
  } as Parameters<Client['search']>[0])) as unknown as Answers;
  if (!answer.results.every(({hits}) => Array.isArray(hits))) {
    throw new Error('The search service answered something else than results.');
  }
  return answer;
}

function inThisSet<T>(askAi: T): T {
  if (typeof askAi !== 'object') return askAi;
  const {searchParameters} = askAi as AskAi;
  return {
    ...askAi,
    searchParameters: {
      ...searchParameters,
      facetFilters: narrowToSet(
        searchParameters?.facetFilters,
        currentPageTag(),
      ),
    },
  };
}

/** DocSearch searches when its box gains the focus. */
function searchAgain(): void {
  document
    .querySelector('.DocSearch-Input')
    ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
