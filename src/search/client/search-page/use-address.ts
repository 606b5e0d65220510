import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';

import {kinds, type Kind} from '../kind';
import {filtersOf, type FacetFilters} from '../scope';

/** A scope that the reader can choose. */
export interface ScopeChoice {
  /** Id of the set, or empty for all sets. */
  set: string;
  filters: FacetFilters;
}

/**
 * The state of the page in its address,
 * `?q=query&set=react&kind=api&version=0.68`, and functions that change it. An
 * unknown set or kind means all, and an unknown version means the newest.
 */
export function useAddress() {
  const asked = new URLSearchParams(useSearchOfPage());
  const query = asked.get('q') ?? '';
  const [, setQuery] = useSearchQueryString();
  const [, setSet] = useQueryString('set');
  const [, setKind] = useQueryString('kind');
  const docs = useAllDocsData();
  const set = Object.keys(docs).find((id) => id === asked.get('set')) ?? '';
  const kind: Kind | '' =
    kinds.find((each) => each === asked.get('kind')) ?? '';
  // All sets have the same versions, because they are frozen together.
  const [versions = []] = Object.values(docs).map((docs) => docs.versions);
  const version = versions.find(
    ({name}) => name === asked.get('version'),
  )?.name;
  const scopes: ScopeChoice[] = ['', ...Object.keys(docs)].map((id) => ({
    set: id,
    filters: filtersOf({set: id, version}, docs),
  }));
  return {query, setQuery, set, setSet, kind, setKind, scopes};
}

/**
 * Returns the query string of this page, also while the next page loads.
 * `useQueryString` would already read the next page's, so that the results would
 * disappear before the page does.
 */
function useSearchOfPage(): string {
  const history = useHistory();
  const here = useLocation();
  const read = () =>
    history.location.pathname === here.pathname
      ? history.location.search
      : here.search;
  return useSyncExternalStore(history.listen, read, () => '');
}

export type Address = ReturnType<typeof useAddress>;
