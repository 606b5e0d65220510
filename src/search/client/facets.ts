import type {StoredPage} from '../to-store';

/** All of the outer list, one of each inner list. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Whether a page has the facets that a request asks for. */
export function passesFilters(
  page: StoredPage,
  filters: FacetFilters | undefined,
): boolean {
  if (filters === undefined) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((filter) =>
    typeof filter === 'string'
      ? hasFacet(page, filter)
      : filter.some((alternative) => hasFacet(page, alternative)),
  );
}

function hasFacet(page: StoredPage, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  switch (filter.slice(0, colon)) {
    case 'language':
    case 'lang':
      return page.l === value;
    case 'docusaurus_tag':
      return page.g === value;
    default:
      return false;
  }
}

const tagFilter = /^docusaurus_tag:docs-(.+?)-/;

/**
 * Leaves of the contextual filters only those of one documentation set and of
 * plain pages: who reads the Vue set looks for nothing in the React set.
 *
 * @param pageTag Docusaurus' tag of the page being read; other pages than those of a set change nothing
 */
export function narrowToSet(
  filters: FacetFilters | undefined,
  pageTag: string | undefined,
): FacetFilters | undefined {
  const set = tagFilter.exec(`docusaurus_tag:${pageTag}`)?.[1];
  if (set === undefined || filters === undefined) return filters;
  const ofOtherSet = (filter: string): boolean => {
    const other = tagFilter.exec(filter)?.[1];
    return other !== undefined && other !== set;
  };
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.map((filter) =>
    typeof filter === 'string'
      ? filter
      : filter.filter((alternative) => !ofOtherSet(alternative)),
  );
}
