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
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';

import './modal.css';
import {announce, countMessage} from './announce';
import {ask} from './ask';
import {warmUp} from './embedded-client';
import type {Answers, SearchAnswer, SearchRequest} from './protocol';
import {narrowToSet, scopeOf, type FacetFilters} from './scope';
import {isEmbedded, missingResultsUrl} from './settings';
import {failureHelp, failureTitle} from './texts';

type DocSearchProps = ComponentProps<typeof DocSearchModal>;
type Client = Parameters<
  NonNullable<DocSearchProps['transformSearchClient']>
>[0];
type Search = (question: {requests: SearchRequest[]}) => Promise<Answers>;

export type SearchModalProps = Pick<
  DocSearchProps,
  'initialQuery' | 'isAskAiActive' | 'onAskAiToggle' | 'onClose'
>;

// This module is loaded when the reader reaches for search.
if (isEmbedded) warmUp();

/** What to try where the service that was asked suggests nothing. */
const commonQueries = ['Query', 'Mutation', 'Connect wallets'];

const texts = {
  ...translations.modal,
  errorScreen: {titleText: failureTitle, helpText: failureHelp},
};

/**
 * DocSearch's modal for both modes: it asks the embedded index or the hosted
 * service, for the set being read, and says when neither can be reached.
 */
export default function SearchModal(props: SearchModalProps): ReactNode {
  const {appId, apiKey, indexName, askAi} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useFiltersOfPage();
  const lasting = useLastingProps(facetFilters, props.onClose);
  useEffect(() => {
    window.addEventListener('online', searchAgain);
    return () => window.removeEventListener('online', searchAgain);
  }, []);
  return (
    <div data-search={isEmbedded ? 'embedded' : 'hosted'}>
      <DocSearchModal
        {...props}
        {...lasting}
        {...{appId, apiKey, indexName}}
        askAi={askAi && ({...askAi, searchParameters: {facetFilters}} as never)}
        searchParameters={{facetFilters} as never}
        initialScrollY={window.scrollY}
        translations={texts}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      />
    </div>
  );
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
): Partial<DocSearchProps> {
  const history = useHistory();
  const toPath = useSearchResultUrlProcessor();
  const linkToAll = useSearchLinkCreator();
  const scope = scopeOf(filters, useAllDocsData());
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [lasting] = useState<Partial<DocSearchProps>>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: (hits) =>
      hits.map((hit) => ({...hit, url: toPath(hit.url)})),
    transformSearchClient(client) {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      return {...client, search: searchOf(client) as Client['search']};
    },
    hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
    resultsFooterComponent({state: {query, context}}) {
      const count = context.nbHits as number | undefined;
      if (!count) return null;
      const parameters = new URLSearchParams({...scope}).toString();
      return (
        <Link
          to={linkToAll(query) + (parameters && `&${parameters}`)}
          onClick={onClose}
        >
          See all {count} results
        </Link>
      );
    },
  }));
  return lasting;
}

/** The client's search: announced, with suggestions, and failing in one way only. */
function searchOf(client: Client): Search {
  let latest = 0;
  return async ({requests}) => {
    const turn = ++latest;
    try {
      const results = await ask(requests, (question) =>
        client.search(question as Parameters<Client['search']>[0]),
      );
      const count = results.reduce((sum, {nbHits}) => sum + nbHits, 0);
      if (turn === latest) announce(countMessage(count));
      return {results: results.map(withSuggestions)};
    } catch (error) {
      // A later search has its own answer; this one's failure is no longer news.
      if (turn !== latest) return {results: []};
      announce(failureTitle);
      throw error;
    }
  };
}

function withSuggestions(answer: SearchAnswer): SearchAnswer {
  if (answer.nbHits > 0) return {...answer, suggestions: []};
  const suggestions = [...(answer.suggestions ?? []), ...commonQueries];
  return {
    ...answer,
    suggestions: Array.from(new Set(suggestions)).slice(0, 3),
  };
}

/** DocSearch searches when its box gains the focus. */
function searchAgain(): void {
  document
    .querySelector('.DocSearch-Input')
    ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
