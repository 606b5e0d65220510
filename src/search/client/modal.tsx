import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {
  useActivePluginAndVersion,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import './modal.css';
import {readersSet} from '../../framework-switch/readers-set';
import {setLabels, type SetId} from '../../site/sets';
import {ask} from './ask';
import {useDialog} from './dialog';
import {warmUp} from './embedded-client';
import {isLetter} from './keyboard';
import {mergeTwins} from './merge-twins';
import {namePassage} from './name-passage';
import type {SearchRequest} from './protocol';
import {filtersOf, type FacetFilters, type Scope} from './scope';
import {FailureScreen, StartScreen, Suggestions} from './screens';
import {isEmbedded, missingResultsUrl, settings} from './settings';
import {prepareStorage} from './storage';
import {announceOutcome} from './texts';

export type SearchModalProps = Pick<
  DocSearchModalProps,
  'initialQuery' | 'isAskAiActive' | 'onAskAiToggle' | 'onClose'
>;

/** So many results surely show: DocSearch shows five of each group. */
const surelyShown = 5;

/** How many results a search had; undefined where it failed. */
type Tell = (count: number | undefined) => void;

// This module is loaded when the reader reaches for search.
if (isEmbedded) void warmUp();

/**
 * DocSearch's modal for both modes: it asks the embedded index or the hosted
 * service, for the set being read. Beside what DocSearch shows, it offers tasks
 * before anything is typed, suggestions where nothing is found, and says when
 * neither index nor service can be reached.
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  useState(prepareStorage);
  const {appId, apiKey, indexName, askAi} = settings;
  const scope = useScopeOfPage();
  const facetFilters: FacetFilters = filtersOf(scope, useAllDocsData());
  const [outcome, setOutcome] = useState<number | 'failure'>();
  const lasting = useLastingProps(scope, props.onClose, (count) =>
    setOutcome(count ?? 'failure'),
  );
  const frame = useRef<HTMLElement>(null);
  const place = useDialog(frame);
  return (
    // In a section, DocSearch's header and footer aren't taken for those of the page.
    <section
      ref={frame}
      data-search={isEmbedded ? 'embedded' : 'hosted'}
      data-outcome={props.isAskAiActive ? 'ask-ai' : outcome}
      onKeyDownCapture={goThroughTasks}
    >
      <DocSearchModal
        {...props}
        {...lasting}
        {...{appId, apiKey, indexName}}
        askAi={askAi && ({...askAi, searchParameters: {facetFilters}} as never)}
        searchParameters={{facetFilters} as never}
        translations={{
          searchBox: {
            placeholderText: `Search ${scope.set ? setLabels[scope.set as SetId] : 'all'} docs`,
          },
        }}
        initialScrollY={window.scrollY}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      />
      {createPortal(
        <>
          <StartScreen
            set={scope.set ?? readersSet()}
            onClose={props.onClose}
          />
          {outcome === 0 && <Suggestions onChoose={type} />}
          {outcome === 'failure' && <FailureScreen onRetry={searchAgain} />}
        </>,
        place,
      )}
    </section>
  );
}

/** Arrows lead through the tasks where there are no results for them to lead through, and what is typed there goes into the box. */
function goThroughTasks(event: KeyboardEvent<HTMLElement>): void {
  if (isLetter(event)) input()?.focus();
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || event.currentTarget.querySelector('[role=option]')) return;
  const stops = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>(
      '.DocSearch-Input, .search-start a',
    ),
  ).filter((stop) => stop.checkVisibility());
  event.preventDefault();
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** The set being read, and its version where that isn't the newest. */
function useScopeOfPage(): Scope {
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  return {
    ...(activePlugin && {set: activePlugin.pluginId}),
    ...(activeVersion?.isLast === false && {version: activeVersion.name}),
  };
}

/**
 * Functions and components that stay the same as long as the modal is open: with
 * new ones DocSearch begins anew.
 */
function useLastingProps(
  scope: Scope,
  onClose: DocSearchModalProps['onClose'],
  onOutcome: Tell,
): Partial<DocSearchModalProps> {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const toPath = useSearchResultUrlProcessor();
  const linkToAll = useSearchLinkCreator();
  const count = useRef(0);
  const [lasting] = useState<Partial<DocSearchModalProps>>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: (hits) =>
      mergeTwins(hits, baseUrl).map((hit) => ({
        ...namePassage(hit),
        url: toPath(hit.url),
      })),
    transformSearchClient: (client) => ({
      ...client,
      search: searchWith((found) => {
        announceOutcome(found);
        onOutcome(found);
        count.current = found ?? 0;
      }),
    }),
    hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
    resultsFooterComponent: ({state: {query}}) => (
      <>
        {/* DocSearch's own count adds up what each letter found. */}
        {count.current > surelyShown && (
          <Link
            to={`${linkToAll(query)}&${new URLSearchParams({...scope})}`}
            onClick={onClose}
          >
            See all {count.current} results
          </Link>
        )}
        {scope.set && (
          <Link to={linkToAll(query)} onClick={onClose}>
            Search {Object.values(setLabels).join(' and ')}
          </Link>
        )}
      </>
    ),
  }));
  return lasting;
}

/**
 * The search that DocSearch is given: a failure is an answer without results,
 * since DocSearch never shows one.
 */
function searchWith(tell: Tell) {
  let latest = 0;
  // There is one index, so there's one request.
  return async ({requests: [request]}: {requests: [SearchRequest]}) => {
    const turn = ++latest;
    const query = request.query?.trim();
    const answer = await ask({...request, query}).catch(() => undefined);
    // A later search has its own answer; this one is no longer news.
    if (turn === latest) tell(answer?.nbHits);
    return {results: [answer ?? {index: '', hits: [], nbHits: 0}]};
  };
}

const input = () =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input');

/** DocSearch searches when its box gains the focus. */
function searchAgain(): void {
  input()?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Puts a query into the box as if the reader had typed it. */
function type(query: string): void {
  input()?.focus();
  input()?.select();
  // The only way by which React and the browser's undo both hear of it.
  document.execCommand('insertText', false, query);
}
