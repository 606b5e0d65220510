import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';

import {filtersOf} from '../scope';

/**
 * What the address asks for, `?q=query&set=react&version=0.68`, and how to change
 * it. An unknown set stands for all, an unknown version for the newest.
 */
export function useAddress() {
  const [query, setQuery] = useSearchQueryString();
  const [askedSet, setSet] = useQueryString('set');
  const [askedVersion] = useQueryString('version');
  const docs = useAllDocsData();
  const set = Object.keys(docs).find((id) => id === askedSet);
  // The sets have the same versions: they are frozen together.
  const [versions = []] = Object.values(docs).map((docs) => docs.versions);
  const version = versions.find(({name}) => name === askedVersion)?.name;
  const filters = filtersOf({set, version}, docs);
  return {query, setQuery, set, setSet, filters};
}

export type Address = ReturnType<typeof useAddress>;
