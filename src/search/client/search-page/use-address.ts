import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {FacetFilters} from '../facets';
import {filtersOf} from '../scope';

/** What the address asks for, `?q=query&set=react&version=0.68`, and how to change it. */
export interface Address {
  query: string;
  setQuery: (query: string) => void;
  /** Id of a set; undefined for all. */
  set: string | undefined;
  setSet: (set: string) => void;
  /** Name of a version; undefined for the newest. */
  version: string | undefined;
  setVersion: (version: string) => void;
  /** Versions to choose from, the newest first. */
  versions: readonly {name: string; label: string; isLast: boolean}[];
  filters: FacetFilters;
}

export function useAddress(): Address {
  const [query, setQuery] = useSearchQueryString();
  const [askedSet, setSet] = useQueryString('set');
  const [askedVersion, setVersion] = useQueryString('version');
  const docs = useAllDocsData();
  const {currentLocale} = useDocusaurusContext().i18n;
  const set = Object.keys(docs).find((id) => id === askedSet);
  // The sets have the same versions: they are frozen together.
  const {versions} = Object.values(docs)[0]!;
  const version = versions.find(({name}) => name === askedVersion)?.name;
  const filters = filtersOf({set, version}, docs, currentLocale);
  return {
    ...{query, setQuery, set, setSet, version, setVersion},
    versions,
    filters,
  };
}
