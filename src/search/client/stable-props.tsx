import type {DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';

import {setLabels} from '../../site/sets';
import {ask} from './ask';
import {kindLabels, kindOf} from './kind';
import {createLatestSearch} from './latest-search';
import {limitGroups, longestGroup} from './limit-groups';
import {mergeTwins} from './merge-twins';
import {presentHit} from './present-hit';
import type {Scope} from './scope';
import {ResultIcon} from './result-icon';
import type {Outcome} from './texts';

/**
 * Returns functions and components that stay the same while the modal is open.
 * With new ones, DocSearch would start over.
 */
export function useStableProps({
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
  const [stable] = useState(() => {
    const latest = createLatestSearch(ask, onOutcome);
    const kindAt = (url: string) => kindOf(url.slice(baseUrl.length - 1));
    /** Whether the modal doesn't show all results of the latest query. */
    let hasMore = false;
    return {
      latest,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (hits) => {
        const items = mergeTwins(hits, baseUrl).map(({hit, sets}) => {
          const url = toPath(hit.url);
          const kind = kindLabels[kindAt(url)];
          const [{set} = {set: undefined}] = sets;
          // In a search of one set, the set's name adds nothing.
          const group =
            set && !scope.set ? `${setLabels[set]} / ${kind}` : kind;
          return {hit: {...hit, url}, group};
        });
        const limited = limitGroups(items);
        hasMore = limited.length < items.length || hits.length < latest.count();
        return limited.map(({hit, group}) => presentHit(hit, group));
      },
      transformSearchClient: (client) => ({...client, search: latest.search}),
      hitComponent: ({hit, children}) => (
        <Link to={hit.url}>
          {/* Recent searches, which have no excerpt, keep DocSearch's icon. */}
          {'_snippetResult' in hit && (
            <ResultIcon
              kind={kindAt(hit.url)}
              isHeading={hit.url.includes('#')}
              className="DocSearch-Hit-icon"
            />
          )}
          {children}
        </Link>
      ),
      resultsFooterComponent: function Footer({state: {query}}) {
        useEffect(() => {
          if (!latest.isWaiting()) onShown();
        });
        // DocSearch's own count adds up the results of each letter typed.
        const count = latest.count();
        return (
          <>
            {(hasMore || count > longestGroup) && (
              <Link
                to={`${linkToAll(query)}&${new URLSearchParams({...scope})}`}
                onClick={onClose}
              >
                {/* The search page counts a result in both sets once. */}
                See all {scope.set ? `${count} ` : ''}results
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
  return stable;
}
