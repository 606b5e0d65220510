import {DocSearchModal} from '@generated/fixes/default/docsearch-modal';
import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';

import './modal.css';
import {readersSet} from '../../framework-switch/readers-set';
import {answersOf, elsewhereId, type Outcome} from './answers';
import {useDialog} from './dialog';
import {warmUp} from './embedded-client';
import {narrowToSet, scopeOf, type FacetFilters, type Scope} from './scope';
import {FailureScreen, StartScreen, Suggestions} from './screens';
import {isEmbedded, missingResultsUrl} from './settings';
import {prepareStorage} from './storage';

type DocSearchProps = ComponentProps<typeof DocSearchModal>;

export type SearchModalProps = Pick<
  DocSearchProps,
  'initialQuery' | 'isAskAiActive' | 'onAskAiToggle' | 'onClose'
>;

// This module is loaded when the reader reaches for search.
if (isEmbedded) warmUp();

/**
 * DocSearch's modal for both modes: it asks the embedded index or the hosted
 * service, for the set being read. Beside what DocSearch shows, it offers tasks
 * before anything is typed, suggestions where nothing is found, and says when
 * neither index nor service can be reached.
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  useState(prepareStorage);
  const {appId, apiKey, indexName, askAi} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useFiltersOfPage();
  const [outcome, setOutcome] = useState<Outcome>('results');
  const lasting = useLastingProps(facetFilters, props.onClose, setOutcome);
  const set = useActivePlugin()?.pluginId ?? readersSet();
  const frame = useRef<HTMLElement>(null);
  const place = useDialog(frame);
  useEffect(() => {
    window.addEventListener('online', searchAgain);
    return () => window.removeEventListener('online', searchAgain);
  }, []);
  return (
    // In a section, DocSearch's header and footer aren't taken for those of the page.
    <section
      ref={frame}
      data-search={isEmbedded ? 'embedded' : 'hosted'}
      data-outcome={props.isAskAiActive ? 'ask-ai' : outcome}
      onKeyDownCapture={goToTasks}
    >
      <DocSearchModal
        {...props}
        {...lasting}
        {...{appId, apiKey, indexName}}
        askAi={askAi && ({...askAi, searchParameters: {facetFilters}} as never)}
        searchParameters={{facetFilters} as never}
        initialScrollY={window.scrollY}
        translations={translations.modal}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      />
      {createPortal(
        <>
          <StartScreen set={set} onClose={props.onClose} />
          {outcome === 'nothing' && <Suggestions onChoose={type} />}
          {outcome === 'failure' && <FailureScreen onRetry={searchAgain} />}
        </>,
        place,
      )}
    </section>
  );
}

/** The arrow that leads to results leads to the tasks where they're all there is. */
function goToTasks(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || event.target !== input()) return;
  if (event.currentTarget.querySelector('[role=option]')) return;
  const task =
    event.currentTarget.querySelector<HTMLElement>('.search-start a');
  if (!task?.getClientRects().length) return;
  event.preventDefault();
  task.focus();
}

/** What is searched from the page being read. */
function useFiltersOfPage(): FacetFilters {
  const set = useActivePlugin()?.pluginId;
  const filters: unknown = useAlgoliaContextualFacetFilters();
  return narrowToSet(filters as FacetFilters, set);
}

/**
 * Functions and components that stay the same as long as the modal is open: with
 * new ones DocSearch begins anew.
 */
function useLastingProps(
  filters: FacetFilters,
  onClose: DocSearchProps['onClose'],
  onOutcome: (outcome: Outcome) => void,
): Partial<DocSearchProps> {
  const history = useHistory();
  const toPath = useSearchResultUrlProcessor();
  const linkToAll = useSearchLinkCreator();
  const scope = scopeOf(filters, useAllDocsData());
  const linkTo = (query: string, change: Scope = {}): string =>
    [linkToAll(query), new URLSearchParams({...scope, ...change})]
      .filter((part) => String(part) !== '')
      .join('&');
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const count = useRef(0);
  const [lasting] = useState<Partial<DocSearchProps>>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: (hits) =>
      hits.map((hit) =>
        hit.objectID === elsewhereId ? hit : {...hit, url: toPath(hit.url)},
      ),
    transformSearchClient(client) {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      const search = answersOf(
        (question) => client.search(question),
        linkTo,
        (outcome, found) => {
          onOutcome(outcome);
          count.current = found;
        },
      );
      return {...client, search: search};
    },
    hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
    resultsFooterComponent: ({state: {query}}) =>
      // DocSearch's own count adds up what each letter found.
      count.current > 0 ? (
        <Link to={linkTo(query)} onClick={onClose}>
          See all {count.current} results
        </Link>
      ) : null,
  }));
  return lasting;
}

const input = () =>
  document.querySelector<HTMLInputElement>('.DocSearch-Input');

/** DocSearch searches when its box gains the focus. */
function searchAgain(): void {
  input()?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Puts a query into the box as if the reader had typed it. */
function type(query: string): void {
  const box = input();
  if (!box) return;
  box.focus();
  box.select();
  // The only way by which React and the browser's undo both hear of it.
  document.execCommand('insertText', false, query);
}
