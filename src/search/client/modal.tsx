import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {
  useActivePluginAndVersion,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {
  useEffect,
  useEffectEvent,
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
import {makeInert} from '../../site/make-inert';
import {setLabels, type SetId} from '../../site/sets';
import {warmUp} from './embedded-client';
import {isLetter} from './keyboard';
import {longestGroup} from './limit-groups';
import {filtersOf, type FacetFilters, type Scope} from './scope';
import {
  FailureScreen,
  StartScreen,
  Suggestions,
  WaitingScreen,
} from './screens';
import {isEmbedded, missingResultsUrl, settings} from './settings';
import {useStableProps} from './stable-props';
import {
  announceOutcome,
  failureTitle,
  shortWaitMs,
  type Outcome,
} from './texts';

export type SearchModalProps = Pick<
  DocSearchModalProps,
  'initialQuery' | 'isAskAiActive' | 'onAskAiToggle' | 'onClose'
> & {
  /** Whether Enter was pressed after the letters of `initialQuery`. */
  isInitiallyEntered: boolean;
};

/** DocSearch's modal. `src/fixes/docsearch-modal.ts` makes it show children. */
const Modal = DocSearchModal as ComponentType<
  PropsWithChildren<DocSearchModalProps>
>;

/**
 * The query of the closed modal, and the address of its page. On the same page,
 * the next modal starts with it.
 */
let last = {query: '', address: ''};

// This module loads when the reader approaches search. Load the index too.
if (isEmbedded) void warmUp();

/**
 * DocSearch's modal, for the embedded index and for the hosted service. It
 * searches the set of the current page. It also shows tasks before a query,
 * suggestions for a query without results, and that an answer is late or failed.
 */
export default function SearchModal({
  isInitiallyEntered,
  ...props
}: SearchModalProps): ReactNode {
  const {appId, apiKey, indexName, askAi} = settings;
  const scope = useScopeOfPage();
  const facetFilters: FacetFilters = filtersOf(scope, useAllDocsData());
  const [outcome, report] = useOutcome();
  /** Each turn remounts DocSearch with the query in its field. */
  const [initial, setInitial] = useState({
    query:
      props.initialQuery ||
      (last.address === window.location.href ? last.query : ''),
    turn: 0,
  });
  const frame = useRef<HTMLElement>(null);
  /** Whether the first hit opens on arrival: the reader has pressed Enter. */
  const opensFirstHit = useRef(isInitiallyEntered);
  const {latest, ...stable} = useStableProps({
    scope,
    onClose: props.onClose,
    onOutcome: report,
    onShown() {
      if (!opensFirstHit.current) return;
      opensFirstHit.current = false;
      // Wait until React has finished rendering the hits.
      setTimeout(() => frame.current && firstHit(frame.current)?.click());
    },
  });
  useInertPage();
  useLayoutEffect(() => {
    // A layout effect, because the next key already belongs to the modal.
    const input = inputIn(frame.current!);
    input.focus({preventScroll: true});
    if (!props.initialQuery && initial.turn === 0) input.select();
  }, [initial, props.initialQuery]);
  /** DocSearch empties its field on Escape. */
  const queryAtEscape = useRef('');
  const remember = useEffectEvent((query: string, address: string) => {
    if (!props.isAskAiActive) last = {query, address};
  });
  useLayoutEffect(() => {
    const section = frame.current!;
    const address = window.location.href;
    return () =>
      remember(inputIn(section).value || queryAtEscape.current, address);
  }, []);

  const searchFor = (query: string): void => {
    opensFirstHit.current = false;
    setInitial(({turn}) => ({query, turn: turn + 1}));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event.nativeEvent)) {
      // DocSearch ignores such keys in the search, but not in Ask AI.
      event.stopPropagation();
      return;
    }
    const {key, target, currentTarget} = event;
    const input = inputIn(currentTarget);
    if (key === 'Escape') queryAtEscape.current = input.value;
    if (key !== 'Enter' || target !== input) {
      opensFirstHit.current = false;
      moveFocus(event);
      return;
    }
    const isEarly = !props.isAskAiActive && !latest.isAnswered(input.value);
    opensFirstHit.current = isEarly;
    if (isEarly) event.stopPropagation();
    // Without a hit to open, Enter would take the focus from the field.
    if (isEarly || !firstHit(currentTarget)) event.preventDefault();
  };
  return (
    // In a section, the header and footer of DocSearch aren't landmarks of the
    // page.
    <section
      ref={frame}
      data-search={isEmbedded ? 'embedded' : 'hosted'}
      data-outcome={props.isAskAiActive ? 'ask-ai' : outcome}
      onKeyDownCapture={onKeyDown}
    >
      <Modal
        key={initial.turn}
        {...props}
        {...stable}
        {...{appId, apiKey, indexName}}
        initialQuery={initial.query}
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
          {outcome === 0 && <Suggestions onChoose={searchFor} />}
          {outcome === 'failure' && (
            <FailureScreen onRetry={() => searchFor(latest.query())} />
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

/** Returns the outcome to show, and a function that reports the latest one. */
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
      // There is nothing to keep before the first answer.
      setOutcome((before) => before ?? reported);
      timer.current = window.setTimeout(setOutcome, shortWaitMs, reported);
    } else setOutcome(reported);
  });
  return [outcome, report] as const;
}

/** Keeps the focus in the modal. */
function useInertPage(): void {
  useLayoutEffect(
    () => makeInert([document.querySelector<HTMLElement>('#__docusaurus')!]),
    [],
  );
}

/**
 * Focuses the field when the reader types a letter. Without results, arrow keys
 * move between the field and the tasks.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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

/** Returns the set of the page, and its version if it isn't the latest. */
function useScopeOfPage(): Scope {
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  return {
    ...(activePlugin && {set: activePlugin.pluginId}),
    ...(activeVersion?.isLast === false && {version: activeVersion.name}),
  };
}
