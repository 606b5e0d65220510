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
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import './modal.css';
import {announce} from '../../client-modules/announce';
import {readersSet} from '../../framework-switch/readers-set';
import {isComposing} from '../../site/is-composing';
import {setLabels, type SetId} from '../../site/sets';
import {ask} from './ask';
import {warmUp} from './embedded-client';
import {isLetter} from './keyboard';
import {kindLabels, kindOf} from './kind';
import {createLatestSearch} from './latest-search';
import {mergeTwins} from './merge-twins';
import {presentHit} from './present-hit';
import {filtersOf, type FacetFilters, type Scope} from './scope';
import {
  FailureScreen,
  StartScreen,
  Suggestions,
  WaitingScreen,
} from './screens';
import {isEmbedded, missingResultsUrl, settings} from './settings';
import {announceOutcome, failureTitle, type Outcome} from './texts';

export type SearchModalProps = Pick<
  DocSearchModalProps,
  'initialQuery' | 'isAskAiActive' | 'onAskAiToggle' | 'onClose'
> & {
  /** Whether Enter was pressed after the letters of `initialQuery`. */
  isInitiallyEntered: boolean;
};

/** `src/fixes/docsearch-modal.ts` gives it a place for children. */
const Modal = DocSearchModal as ComponentType<
  PropsWithChildren<DocSearchModalProps>
>;

// This module is loaded when the reader reaches for search.
if (isEmbedded) void warmUp();

/** How many results of a kind the modal shows. */
const longestGroup = 8;

/**
 * DocSearch's modal for both modes: it asks the embedded index or the hosted
 * service, for the set being read. In addition, it offers tasks before anything is
 * typed and suggestions where nothing is found, and it says that it waits for an
 * answer or couldn't get one.
 */
export default function SearchModal({
  isInitiallyEntered,
  ...props
}: SearchModalProps): ReactNode {
  const {appId, apiKey, indexName, askAi} = settings;
  const scope = useScopeOfPage();
  const facetFilters: FacetFilters = filtersOf(scope, useAllDocsData());
  const [outcome, report] = useOutcome();
  const [asked, setAsked] = useState({query: props.initialQuery, turn: 0});
  const frame = useRef<HTMLElement>(null);
  /** Whether Enter was pressed before the answer had come. */
  const isEntered = useRef(isInitiallyEntered);
  const {latest, ...lasting} = useLastingProps({
    scope,
    onClose: props.onClose,
    onOutcome: report,
    onShown() {
      if (!isEntered.current) return;
      isEntered.current = false;
      // After the rendering that this is a part of.
      setTimeout(() => frame.current && firstHit(frame.current)?.click());
    },
  });
  useInertPage();
  useLayoutEffect(() => {
    // At once, because the next key is already the modal's.
    inputIn(frame.current!).focus({preventScroll: true});
  }, [asked]);

  const askFor = (query: string): void => {
    isEntered.current = false;
    setAsked(({turn}) => ({query, turn: turn + 1}));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event.nativeEvent)) {
      // DocSearch leaves it alone in the search, but not in Ask AI.
      event.stopPropagation();
      return;
    }
    const {key, target, currentTarget} = event;
    const isEnter = key === 'Enter' && target === inputIn(currentTarget);
    isEntered.current =
      isEnter &&
      !props.isAskAiActive &&
      !latest.isAnswered(inputIn(currentTarget).value);
    if (isEntered.current) event.stopPropagation();
    // Otherwise Enter would take the focus from the field.
    if (isEntered.current || (isEnter && !firstHit(currentTarget))) {
      event.preventDefault();
    }
    if (!isEnter) goThroughTasks(event);
  };
  return (
    // In a section, DocSearch's header and footer aren't taken for those of the page.
    <section
      ref={frame}
      data-search={isEmbedded ? 'embedded' : 'hosted'}
      data-outcome={props.isAskAiActive ? 'ask-ai' : outcome}
      onKeyDownCapture={onKeyDown}
    >
      <Modal
        key={asked.turn}
        {...props}
        {...lasting}
        {...{appId, apiKey, indexName}}
        initialQuery={asked.query}
        askAi={askAi && ({...askAi, searchParameters: {facetFilters}} as never)}
        searchParameters={{facetFilters} as never}
        translations={{
          searchBox: {
            placeholderText: `Search ${scope.set ? setLabels[scope.set as SetId] : 'all'} docs`,
          },
          // To DocSearch, a failure is an answer without results.
          ...(outcome === 'failure' && {
            noResultsScreen: {noResultsText: failureTitle},
          }),
        }}
        maxResultsPerGroup={longestGroup}
        initialScrollY={window.scrollY}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      >
        <div className="search-screens">
          <StartScreen
            set={scope.set ?? readersSet()}
            onClose={props.onClose}
          />
          {outcome === 'waiting' && <WaitingScreen />}
          {outcome === 0 && <Suggestions onChoose={askFor} />}
          {outcome === 'failure' && (
            <FailureScreen onRetry={() => askFor(latest.query())} />
          )}
        </div>
      </Modal>
    </section>
  );
}

const inputIn = (frame: HTMLElement): HTMLInputElement =>
  frame.querySelector<HTMLInputElement>('.DocSearch-Input')!;

const firstHit = (frame: HTMLElement) =>
  frame.querySelector<HTMLElement>('.DocSearch-Hits .DocSearch-Hit a');

/** How long results stay while the answer to the next query is awaited, so that a fast one doesn't flicker. */
const shortWaitMs = 300;

/** What the modal shows of the latest search, and a function that reports it. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<number>(undefined);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      clearTimeout(timer.current);
      announce('');
    };
  }, []);
  const [report] = useState(() => (reported: Outcome): void => {
    if (isClosed.current) return;
    announceOutcome(reported);
    clearTimeout(timer.current);
    if (reported === 'waiting') {
      // Before the first answer there is nothing to keep.
      setOutcome((before) => before ?? reported);
      timer.current = window.setTimeout(setOutcome, shortWaitMs, reported);
    } else setOutcome(reported);
  });
  return [outcome, report] as const;
}

/** Keeps the focus in the modal. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('#__docusaurus')!;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}

/** Moves through the tasks with arrows where there are no results, and writes letters into the field. */
function goThroughTasks(event: KeyboardEvent<HTMLElement>): void {
  const frame = event.currentTarget;
  if (isLetter(event.nativeEvent)) inputIn(frame).focus();
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || frame.querySelector('[role=option]')) return;
  const stops = Array.from(
    frame.querySelectorAll<HTMLElement>('.DocSearch-Input, .search-start a'),
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
 * new ones DocSearch begins again.
 */
function useLastingProps({
  scope,
  onClose,
  onOutcome,
  onShown,
}: {
  scope: Scope;
  onClose: DocSearchModalProps['onClose'];
  onOutcome: (outcome: Outcome) => void;
  /** Called whenever DocSearch has shown the results of the latest query. */
  onShown: () => void;
}) {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const toPath = useSearchResultUrlProcessor();
  const linkToAll = useSearchLinkCreator();
  const [lasting] = useState(() => {
    const latest = createLatestSearch(ask, onOutcome);
    return {
      latest,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (hits) =>
        mergeTwins(hits, baseUrl).map(({hit, sets}) => {
          const path = toPath(hit.url);
          const kind = kindLabels[kindOf(path.slice(baseUrl.length - 1))];
          const [{set} = {set: undefined}] = sets;
          // In search of one set, its name says nothing.
          const group =
            set && !scope.set ? `${setLabels[set]} / ${kind}` : kind;
          return {...presentHit(hit, group), url: path};
        }),
      transformSearchClient: (client) => ({...client, search: latest.search}),
      hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
      resultsFooterComponent: function Footer({state: {query}}) {
        useEffect(() => {
          if (!latest.isWaiting()) onShown();
        });
        // DocSearch's own count adds up what each letter found.
        const count = latest.count();
        return (
          <>
            {count > longestGroup && (
              <Link
                to={`${linkToAll(query)}&${new URLSearchParams({...scope})}`}
                onClick={onClose}
              >
                See all {count} results
              </Link>
            )}
            {scope.set && (
              <Link to={linkToAll(query)} onClick={onClose}>
                Search {Object.values(setLabels).join(' and ')}
              </Link>
            )}
          </>
        );
      },
    } satisfies Partial<DocSearchModalProps> & {latest: typeof latest};
  });
  return lasting;
}
