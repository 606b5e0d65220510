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
import type {Elsewhere} from './elsewhere';
import type {Answers, Hit, SearchRequest} from './protocol';
import {narrowToSet, scopeOf, type FacetFilters, type Scope} from './scope';
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

/** What to try where nothing is found. */
const suggestions = ['Query', 'Mutation', 'Connect wallets'];

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
  const linkTo = (query: string, change: Scope = {}): string =>
    [linkToAll(query), new URLSearchParams({...scope, ...change})]
      .filter((part) => String(part) !== '')
      .join('&');
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [lasting] = useState<Partial<DocSearchProps>>(() => ({
    navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
    transformItems: (hits) =>
      hits.map((hit) =>
        hit.objectID === elsewhereId ? hit : {...hit, url: toPath(hit.url)},
      ),
    transformSearchClient(client) {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      return {...client, search: searchOf(client, linkTo)};
    },
    hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
    resultsFooterComponent({state: {query, context}}) {
      const count = context.nbHits as number | undefined;
      if (!count) return null;
      return (
        <Link to={linkTo(query)} onClick={onClose}>
          See all {count} results
        </Link>
      );
    },
  }));
  return lasting;
}

/** Not that of a page. */
const elsewhereId = 'elsewhere';

/** The line that leads to the other set. DocSearch keeps no record of choosing it. */
function elsewhereHit({message, titles}: Elsewhere, url: string): Hit {
  const hierarchy = {lvl0: 'Only in the other set', lvl1: titles};
  const marked = {
    hierarchy: {lvl1: {value: titles}},
    content: {value: message},
  };
  return {
    objectID: elsewhereId,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'content',
    content: message,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
  };
}

/**
 * The client's search: announced, with suggestions and what the other set has,
 * and failing in one way only.
 */
function searchOf(
  client: Client,
  linkTo: (query: string, change: Scope) => string,
): Search {
  let latest = 0;
  return async ({requests}) => {
    const turn = ++latest;
    try {
      // There is one index.
      const request = requests[0]!;
      const answer = await ask(request, (question) => client.search(question));
      const {nbHits, hits, elsewhere} = answer;
      const messages = [countMessage(nbHits), elsewhere?.message];
      if (turn === latest) announce(messages.filter(Boolean).join(', '));
      const more = elsewhere
        ? [
            elsewhereHit(
              elsewhere,
              linkTo(request.query!, {set: elsewhere.set}),
            ),
          ]
        : [];
      return {results: [{...answer, hits: [...hits, ...more], suggestions}]};
    } catch (error) {
      // A later search has its own answer; this one's failure is no longer news.
      if (turn !== latest) return {results: []};
      announce(failureTitle);
      throw error;
    }
  };
}

/** DocSearch searches when its box gains the focus. */
function searchAgain(): void {
  document
    .querySelector('.DocSearch-Input')
    ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
