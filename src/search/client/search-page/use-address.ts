import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';

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
  const [query, setQuery] = useSearchQueryString();
  const [askedSet, setSet] = useQueryString('set');
  const [askedKind, setKind] = useQueryString('kind');
  const [askedVersion] = useQueryString('version');
  const docs = useAllDocsData();
  const set = Object.keys(docs).find((id) => id === askedSet) ?? '';
  const kind: Kind | '' = kinds.find((each) => each === askedKind) ?? '';
  // All sets have the same versions, because they are frozen together.
  const [versions = []] = Object.values(docs).map((docs) => docs.versions);
  const version = versions.find(({name}) => name === askedVersion)?.name;
  const scopes: ScopeChoice[] = ['', ...Object.keys(docs)].map((id) => ({
    set: id,
    filters: filtersOf({set: id, version}, docs),
  }));
  return {query, setQuery, set, setSet, kind, setKind, scopes};
}

export type Address = ReturnType<typeof useAddress>;
